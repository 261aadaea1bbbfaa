import { Readable } from 'node:stream';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { mediaTypeOf, openableTypeOf } from './media-type.ts';
import { zip64 } from './zip64.fixture.ts';

const fileOf = (bytes: Buffer) => ({
  size: bytes.length,
  head: bytes.subarray(0, 65_536),
  read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
    Readable.from([bytes.subarray(start, end + 1)]),
});
const typeOf = (name: string, bytes: Buffer): Promise<string> => mediaTypeOf(fileOf(bytes), name);

const office = 'application/vnd.openxmlformats-officedocument';
const documentOf = (kind: string) => ({
  '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${office}.${kind}.main+xml"/></Types>`,
  'xl/workbook.xml': '<workbook/>',
});

describe('an archive with its sizes in 64 bits', () => {
  it.each([
    ['people.xlsx', 'spreadsheetml.sheet'],
    ['report.docx', 'wordprocessingml.document'],
    ['talk.pptx', 'presentationml.presentation'],
  ])('is the document %s that it says it is', async (name, kind) => {
    expect(await typeOf(name, zip64(documentOf(kind)))).toBe(`${office}.${kind}`);
  });

  it.each([
    ['of something else', zip64({ 'notes.txt': 'x' })],
    ['of another kind of document', zip64(documentOf('wordprocessingml.document'))],
    ['cut in its middle', zip64(documentOf('spreadsheetml.sheet')).subarray(0, 400)],
  ])('%s is no workbook', async (_, bytes) => {
    await expect(typeOf('people.xlsx', bytes)).rejects.toMatchObject({ code: 'mislabelled_file' });
  });
});

const of = (...values: (number | string)[]) =>
  Buffer.concat(
    values.map((each) => (typeof each === 'string' ? Buffer.from(each, 'latin1') : Buffer.from([each]))),
  );

describe('a document of an office program that nobody could open', () => {
  const packed = (content: Uint8Array) =>
    Buffer.from(
      zipSync({
        '[Content_Types].xml': strToU8(documentOf('wordprocessingml.document')['[Content_Types].xml']),
        'word/document.xml': content,
      }),
    );
  /** Says of its longest part that it unpacks to little. */
  const lying = (archive: Buffer, size: number) => {
    const lie = Buffer.from(archive);
    for (const [signature, at] of [
      [0x04034b50, 22],
      [0x02014b50, 24],
    ] as const)
      for (let place = 0; place < lie.length - 4; place++)
        if (lie.readUInt32LE(place) === signature && lie.readUInt32LE(place + at) === size)
          lie.writeUInt32LE(1_000, place + at);
    return lie;
  };
  const bomb = packed(new Uint8Array(301_000_000));
  const large = packed(new Uint8Array(2_000_000));

  const take = (name: string, content: Buffer) => openableTypeOf(fileOf(content), name);

  it('is taken where it unpacks to what a device can show', async () => {
    expect(await take('work.docx', large)).toBe(`${office}.wordprocessingml.document`);
  });

  it.each([
    ['since it unpacks to far more than it is', 'work.docx', bomb, 'too_large', /unpacks to so much/],
    [
      'though it says that it is small',
      'work.docx',
      lying(large, 2_000_000),
      'mislabelled_file',
      /is damaged/,
    ],
    [
      'since it was packed with a password',
      'work.xlsx',
      Buffer.concat([of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(2048)]),
      'mislabelled_file',
      /is protected by a password, or is of the older kind \.xls\. .* without a password as \.xlsx/,
    ],
  ])('is refused %s', async (_, name, content, code, message) => {
    await expect(take(name, content)).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
  });
});

const iso = (brand: string, ...more: string[]) =>
  Buffer.concat([
    of(0, 0, 0, 20 + 4 * more.length, 'ftyp', brand, 0, 0, 2, 0, brand, ...more),
    Buffer.alloc(64),
  ]);
const ogg = (codec: string) =>
  Buffer.concat([of('OggS', 0, 2), Buffer.alloc(20), of(1, 19, codec), Buffer.alloc(64)]);
/** A pack of a program stream: of MPEG-1 and of MPEG-2. */
const pack = (second: number) => Buffer.concat([of(0, 0, 1, 0xba, second, 0, 1, 0, 1), Buffer.alloc(64)]);
const jpeg = Buffer.concat([of(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF', 0), Buffer.alloc(64)]);

describe('a recording or picture is taken as programs and phones write it', () => {
  it.each([
    ['clip.m4v', iso('M4V '), 'video/mp4'],
    ['clip.mp4', iso('M4V '), 'video/mp4'],
    ['phone.mp4', iso('3gp4'), 'video/mp4'],
    ['phone.3gp', iso('3gp4'), 'video/3gpp'],
    ['phone.3gp', iso('isom'), 'video/3gpp'],
    ['exported.mov', iso('mp42'), 'video/quicktime'],
    ['camera.mp4', iso('qt  '), 'video/mp4'],
    ['android.m4a', iso('isom'), 'audio/x-m4a'],
    ['old.mpg', pack(0x21), 'video/MP1S'],
    ['dvd.mpeg', pack(0x44), 'video/MP2P'],
    ['raw.mpeg', of(0, 0, 1, 0xb3, 0x14, 0, 0xf0, 0x23), 'video/mpeg'],
    ['voice.ogg', ogg('OpusHead'), 'audio/ogg'],
    ['voice.opus', ogg('OpusHead'), 'audio/ogg'],
    ['voice.aac', of(0xff, 0xf1, 0x50, 0x40, 0x20, 0xfc, 0, 0), 'audio/aac'],
    ['whatsapp.jfif', jpeg, 'image/jpeg'],
    ['iphone.heic', iso('heic', 'mif1'), 'image/heic'],
    ['iphone.heic', iso('mif1', 'heic'), 'image/heic'],
    ['letter.rtf', of('{\\rtf1 hello}'), 'application/rtf'],
  ])('%s', async (name, bytes, type) => {
    expect(await typeOf(name, bytes)).toBe(type);
  });
});

describe('a file whose content is of another family is refused, and told in words what it is', () => {
  it.each([
    ['scan.png', jpeg, 'its content is a picture of the kind .jpg.'],
    ['talk.mp3', iso('isom'), 'its content is a video of the kind .mp4.'],
    ['talk.mp3', pack(0x21), 'its content is a video of the kind .mpeg.'],
    ['film.mp4', ogg('OpusHead'), 'its content is a recording of sound of the kind .ogg.'],
    ['portfolio.pdf', of('MZ', 0x90, 0, 3), 'its content is a program.'],
    ['portfolio.pdf', of('<html><script>alert(1)</script></html>'), 'its content is text.'],
    ['portfolio.pdf', zip64({ 'notes.txt': 'x' }), 'its content is an archive.'],
    ['report.doc', of('{\\rtf1 hello}'), 'its content is a document of the kind .rtf.'],
    ['letter.rtf', of('hello'), 'its content is text.'],
    ['scan.jpg', of('BM', 0, 0, 0, 0, 1), 'its content is a picture of a kind that is not accepted.'],
    ['scan.jpg', of(1, 0, 2, 0), 'its content is nothing that is known, or damaged.'],
  ])('%s', async (name, bytes, words) => {
    await expect(typeOf(name, bytes)).rejects.toMatchObject({
      code: 'mislabelled_file',
      message: expect.stringContaining(words) as string,
    });
  });

  it('and of a kind that is not accepted, which kinds are', async () => {
    await expect(typeOf('setup.exe', of('MZ', 0))).rejects.toMatchObject({
      code: 'wrong_media_type',
      message: expect.stringMatching(
        /^Files of the kind "\.exe" are not accepted\. Nothing was stored\. Accepted are documents \(pdf, .* and texts \(txt, md, srt, vtt\)\.$/,
      ) as string,
    });
    await expect(typeOf('.pdf', of('%PDF-1.7'))).rejects.toMatchObject({
      message: expect.stringMatching(/^Files without an ending/) as string,
    });
  });
});

const utf16 = (text: string) => Buffer.concat([of(0xff, 0xfe), Buffer.from(text, 'utf16le')]);

describe('text', () => {
  it.each([
    'MZansi skills day',
    'BM notes of the day',
    'PAR1 day one',
    'FWS notes',
    'BZh the week',
    'BLENDER basics: clean after use',
    'GIF89a is a format',
    '%PDF is nice',
    '<?xml version="1.0"?><a/>',
    'BEGIN:VCARD\nVERSION:3.0\n',
    'MPCK',
    '{\\rtf1 is how a letter begins}',
  ])('is text whatever it begins with: %s', async (text) => {
    expect(await typeOf('notes.txt', Buffer.from(`${text} é ✓\n`))).toBe('text/plain');
    expect(await typeOf('notes.csv', Buffer.from(text))).toBe('text/csv');
  });

  it.each([
    ['notes.txt', utf16('Logboek van die dag: ê'), 'text/plain; charset=utf-16le'],
    ['notes.csv', utf16('a;b\n1;2'), 'text/csv; charset=utf-16le'],
    ['notes.txt', utf16('Logboek').swap16(), 'text/plain; charset=utf-16be'],
    ['notes.csv', of('Naam;Plek\nJos', 0xe9, ';Caf', 0xe9), 'text/csv; charset=windows-1252'],
    ['notes.md', of('MZansi se ', 0x93, 'dag', 0x94), 'text/plain; charset=windows-1252'],
    ['notes.txt', of('log: ', 0x1b, '[1m fine'), 'text/plain'],
  ])('is taken as it is written: %s', async (name, bytes, type) => {
    expect(await typeOf(name, bytes)).toBe(type);
  });

  it.each([
    ['in Cyrillic of one byte each', of(...Array.from({ length: 40 }, (_, index) => 0xc0 + (index % 32)))],
    ['with bytes that are nothing in Windows-1252', of('a lot of letters', 0x81)],
    ['of UTF-16 without its mark', Buffer.from('Logboek', 'utf16le')],
  ])('%s is to be saved as UTF-8', async (_, bytes) => {
    await expect(typeOf('notes.txt', bytes)).rejects.toMatchObject({
      code: 'mislabelled_file',
      message: expect.stringContaining('save it as UTF-8') as string,
    });
  });

  it.each(['film.srt', 'film.vtt'])('of subtitles is UTF-8 alone: %s', async (name) => {
    await expect(typeOf(name, utf16('WEBVTT\n\n'))).rejects.toMatchObject({
      message: expect.stringContaining('save it as UTF-8') as string,
    });
    expect(await typeOf(name, Buffer.from('WEBVTT\n\n'))).toMatch(/^text\/(?:plain|vtt)$/);
  });

  it.each([
    ['a picture', jpeg],
    ['a program', of('MZ', 0x90, 0, 3)],
    ['a recording', of('ID3', 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0)],
  ])('is not %s', async (_, bytes) => {
    await expect(typeOf('notes.txt', bytes)).rejects.toMatchObject({ code: 'mislabelled_file' });
  });
});

describe('a PDF with something before its beginning', () => {
  it('is one where the beginning stands within 1,024 bytes', async () => {
    const rest = '%PDF-1.4\n%%EOF';
    expect(await typeOf('mailed.pdf', of('\r\n\r\njunk before\r\n', rest))).toBe('application/pdf');
    expect(await typeOf('mailed.pdf', of(' '.repeat(1016), rest))).toBe('application/pdf');
    await expect(typeOf('mailed.pdf', of(' '.repeat(1024), rest))).rejects.toMatchObject({
      code: 'mislabelled_file',
    });
  });

  it('is none where something else claims the file', async () => {
    await expect(typeOf('mailed.pdf', of('MZ', 0, '%PDF-1.4'))).rejects.toMatchObject({
      code: 'mislabelled_file',
    });
  });
});

/** A red square of 64 by 64 as JPEG 2000, which is what many scanners put into a PDF. */
const redSquare = Buffer.from(
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAQAAAAEAAAwcHAAAAAAAPY29scgEAAAAAABAAAAC5anAyY/9P/1EALwAA' +
    'AAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAUEBAAB/1wAE0BASEhQSEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBi' +
    'eSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAMgAB/5PPsBAB14lDz7AQCIWfU8+wEAiFn1OAgICAgICAgICAgICAgID/2Q==',
  'base64',
);

/** Words in Japanese, of a font that the document does not bring along, in the encoding of Windows. */
export const japanese = 'あいうえお漢字';
const encodedJapanese = '82A082A282A482A682A88ABF8E9A';
export const english = 'Plain words in Times';

const drawn = `q 200 0 0 200 50 300 cm /I Do Q
BT /F 24 Tf 50 200 Td <${encodedJapanese}> Tj ET
BT /T 24 Tf 50 150 Td (${english}) Tj ET`;

/** What is in a PDF, by the number that others of it refer to; a stream has bytes beside its dictionary. */
export type Objects = [dictionary: string, stream?: Buffer][];

const needy: Objects = [
  ['/Type /Catalog /Pages 2 0 R'],
  ['/Type /Pages /Kids [3 0 R] /Count 1'],
  [
    `/Type /Page /Parent 2 0 R /MediaBox [0 0 400 550] /Contents 4 0 R
     /Resources << /XObject << /I 5 0 R >> /Font << /F 6 0 R /T 9 0 R >> >>`,
  ],
  ['', Buffer.from(drawn)],
  [
    '/Type /XObject /Subtype /Image /Width 64 /Height 64 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /JPXDecode',
    redSquare,
  ],
  ['/Type /Font /Subtype /Type0 /BaseFont /HeiseiMin-W3 /Encoding /90ms-RKSJ-H /DescendantFonts [7 0 R]'],
  [
    `/Type /Font /Subtype /CIDFontType0 /BaseFont /HeiseiMin-W3 /FontDescriptor 8 0 R /DW 1000
     /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>`,
  ],
  [
    `/Type /FontDescriptor /FontName /HeiseiMin-W3 /Flags 4 /FontBBox [-123 -257 1001 910]
     /ItalicAngle 0 /Ascent 709 /Descent -241 /CapHeight 709 /StemV 69`,
  ],
  ['/Type /Font /Subtype /Type1 /BaseFont /Times-Roman'],
];

/**
 * A PDF of one page, 400 by 550, that needs what a reader has to bring along: a decoder of JPEG 2000 for the red square
 * whose middle is at (150, 150) from the top left, the map of an encoding for its Japanese, and Times for its English.
 */
export const foreignPdf = () => pdfOf(needy);

export const pdfWithoutPages = () =>
  pdfOf([['/Type /Catalog /Pages 2 0 R'], ['/Type /Pages /Kids [] /Count 0']]);

const noted: Objects = [
  ['/Type /Catalog /Pages 2 0 R'],
  ['/Type /Pages /Kids [3 0 R] /Count 1'],
  ['/Type /Page /Parent 2 0 R /MediaBox [0 0 400 550] /Annots [4 0 R 5 0 R 6 0 R 7 0 R]'],
  ['/Type /Annot /Subtype /Text /Rect [50 450 74 474] /Name /Comment /Contents (Seen, well done)'],
  ['/Type /Annot /Subtype /Text /Rect [50 350 74 374] /Name /Unheard'],
  ['/Type /Annot /Subtype /FileAttachment /Rect [50 250 74 274] /Name /Paperclip /FS 8 0 R'],
  ['/Type /Annot /Subtype /Link /Rect [50 150 74 174] /A << /S /URI /URI (https://example.org) >>'],
  ['/Type /Filespec /F (a.txt) /EF << /F 9 0 R >>'],
  ['/Type /EmbeddedFile', Buffer.from('attached')],
];

/** A PDF with two notes, one of a kind that nobody knows, an attached file and a link, none of which brings a picture along. */
export const pdfWithNotes = () => pdfOf(noted);

export function pdfOf(objects: Objects, behind = ''): Buffer<ArrayBuffer> {
  let written = Buffer.from('%PDF-1.5\n');
  const places = objects.map(([dictionary, stream], index) => {
    const at = written.length;
    const [length, body] = stream
      ? [` /Length ${stream.length}`, [Buffer.from('\nstream\n'), stream, Buffer.from('\nendstream')]]
      : ['', []];
    const head = Buffer.from(`${index + 1} 0 obj\n<< ${dictionary}${length} >>`);
    written = Buffer.concat([written, head, ...body, Buffer.from('\nendobj\n')]);
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const table = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer << /Size ${count} /Root 1 0 R${behind} >>\nstartxref\n${written.length}\n%%EOF\n`;
  return Buffer.concat([written, Buffer.from(table + end)]);
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workbook } from '../../spreadsheets/workbook.ts';
import { raw } from '../../testing/raw.ts';
import {
  startFilesPlatform,
  bytes,
  executable,
  iso,
  office,
  oldOffice,
  pdf,
  png,
} from './made-files.fixture.ts';
import type { FilesPlatform } from './made-files.fixture.ts';

let platform: FilesPlatform;
beforeAll(async () => void (platform = await startFilesPlatform()));
afterAll(() => platform.stop());

const xlsx = await (async () => {
  const pages = (async function* () {
    yield [['b']];
  })();
  const parts: Uint8Array[] = [];
  for await (const part of workbook(pages, ['a'], 'log')) parts.push(part);
  return Buffer.concat(parts);
})();

describe('a file is taken', () => {
  it.each<[string, Uint8Array, string]>([
    ['portfolio.pdf', pdf, 'application/pdf'],
    ['PORTFOLIO.PDF', pdf, 'application/pdf'],
    ['scan.png', png, 'image/png'],
    ['photo.jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF', 0), 'image/jpeg'],
    ['photo.jpeg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 16, 'JFIF', 0), 'image/jpeg'],
    ['moving.gif', bytes('GIF89a', 1, 0, 1, 0, 0, 0, 0), 'image/gif'],
    ['photo.webp', bytes('RIFF', 26, 0, 0, 0, 'WEBPVP8 '), 'image/webp'],
    ['film.mp4', iso('isom'), 'video/mp4'],
    ['film.mov', iso('qt  '), 'video/quicktime'],
    ['talk.m4a', iso('M4A '), 'audio/x-m4a'],
    ['talk.mp3', bytes('ID3', 4, 0, 0, 0, 0, 0, 0, 0xff, 0xfb, 0x90, 0), 'audio/mpeg'],
    ['talk.wav', bytes('RIFF', 36, 0, 0, 0, 'WAVEfmt ', 16, 0, 0, 0), 'audio/wav'],
    [
      'report.docx',
      office('word/document.xml', 'wordprocessingml.document'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    ['logbook.xlsx', xlsx, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    [
      'talk.pptx',
      office('ppt/presentation.xml', 'presentationml.presentation'),
      'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    ],
    ['report.doc', oldOffice, 'application/msword'],
    ['logbook.xls', oldOffice, 'application/vnd.ms-excel'],
    ['results.csv', bytes('learner,result\nNdlovu,C\n'), 'text/csv'],
    ['notes.txt', bytes('It works: é, ✓\n'), 'text/plain'],
    ['notes.md', bytes('# Notes'), 'text/plain'],
    ['film.srt', bytes('1\n00:00:01,000 --> 00:00:02,000\nWalk\n'), 'text/plain'],
    ['film.vtt', bytes('WEBVTT\n\n00:01.000 --> 00:02.000\nWalk\n'), 'text/vtt'],
    ['page.txt', bytes('<html><script>alert(1)</script></html>'), 'text/plain'],
  ])('as %s', async (name, content, mediaType) => {
    const file = await platform.upload(content, name);
    expect(file).toMatchObject({ name, mediaType, size: content.length });
    const api = await platform.as('moderator');
    expect(await api.getFile({ id: file.id })).toEqual(file);
    const { blob, fileName } = await api.downloadFile({ id: file.id });
    expect(Buffer.from(await blob.arrayBuffer()).equals(content)).toBe(true);
    expect(fileName).toBe(name);
  });
});

describe('a file is refused, and nothing of it is kept', () => {
  it.each<[string, string, Uint8Array, number, string]>([
    ['that is empty', 'empty.pdf', Buffer.alloc(0), 422, 'empty_file'],
    ['that is a PDF and named a picture', 'scan.png', pdf, 422, 'mislabelled_file'],
    ['that is a program and named a PDF', 'portfolio.pdf', executable, 422, 'mislabelled_file'],
    ['that is text and named a PDF', 'portfolio.pdf', bytes('Hello'), 422, 'mislabelled_file'],
    ['that is a picture and named a text', 'notes.txt', png, 422, 'mislabelled_file'],
    ['that is nothing known and named a text', 'notes.txt', bytes(0xff, 0, 0xfe, 1), 422, 'mislabelled_file'],
    ['that is a program', 'setup.exe', executable, 415, 'wrong_media_type'],
    ['that is a page', 'page.html', bytes('<html></html>'), 415, 'wrong_media_type'],
    [
      'that is a drawing with scripts',
      'logo.svg',
      bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      'wrong_media_type',
    ],
    ['that has no ending', 'portfolio', pdf, 415, 'wrong_media_type'],
    ['that is larger than allowed', 'large.txt', Buffer.alloc(5_000_001, 'a'), 413, 'too_large'],
    ['that is far larger than allowed', 'large.txt', Buffer.alloc(20_000_000, 'a'), 413, 'too_large'],
  ])('%s', async (_, name, content, status, code) => {
    const before = await platform.kept();
    await expect(platform.upload(content, name)).rejects.toMatchObject({ status, code });
    expect(await platform.kept()).toEqual(before);
  });

  it('that comes with another one', async () => {
    const before = await platform.kept();
    const form = new FormData();
    form.append('file', new Blob([pdf]), 'one.pdf');
    form.append('file', new Blob([pdf]), 'two.pdf');
    const { status, body } = await raw(platform, 'POST', '/files', { as: 'moderator', body: form });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(body.detail).toContain('one file at a time');
    expect(await platform.kept()).toEqual(before);
  });

  it('without keeping the next request of the same connection waiting', async () => {
    // More requests than a client has connections, so that each is used again.
    for (let turn = 0; turn < 20; turn++) {
      await expect(platform.upload(Buffer.alloc(8_000_000, 'a'), 'large.txt')).rejects.toMatchObject({
        status: 413,
      });
      expect((await platform.upload(pdf, 'small.pdf')).size).toBe(pdf.length);
    }
  });

  it('that is no form', async () => {
    for (const body of ['{}', new FormData()])
      expect(
        (
          await raw(platform, 'POST', '/files', {
            as: 'moderator',
            body,
            headers: typeof body === 'string' ? { 'content-type': 'application/json' } : {},
          })
        ).status,
      ).toBe(typeof body === 'string' ? 415 : 400);
  });

  it('is taken when it is just as large as allowed', async () => {
    const file = await platform.upload(Buffer.alloc(5_000_000, 'a'), 'large.txt');
    expect(file.size).toBe(5_000_000);
  });
});

describe('the name of a file', () => {
  /** A form written by hand, for names that no browser would send. */
  async function named(parameter: string) {
    const body = Buffer.concat([
      bytes(`--x\r\ncontent-disposition: form-data; name="file"; ${parameter}\r\n\r\n`),
      pdf,
      bytes('\r\n--x--\r\n'),
    ]);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    return raw(platform, 'POST', '/files', { as: 'moderator', body, headers });
  }

  it.each([
    ['a path', 'filename="../../etc/passwd.pdf"', 'passwd.pdf'],
    ['a path of Windows', String.raw`filename*=UTF-8''C%3A%5Cwork%5Creport.pdf`, 'report.pdf'],
    ['quotes', `filename*=UTF-8''a%22b%22.pdf`, 'a"b".pdf'],
    ['NUL', `filename*=UTF-8''a%00b.pdf`, 'ab.pdf'],
    ['letters of other alphabets', `filename*=UTF-8''Ng%C5%A9g%C4%A9%20%E2%9C%93.pdf`, 'Ngũgĩ ✓.pdf'],
    ['signs that end a parameter', `filename*=UTF-8''it%27s%20%281%29%3B%20x%2A.pdf`, "it's (1); x*.pdf"],
  ])('with %s comes back harmless', async (_, parameter, expected) => {
    const { status, body } = await named(parameter);
    expect([status, body.data?.name]).toEqual([201, expected]);
    const answer = await raw(platform, 'GET', `/files/${body.data.id}/download`, { as: 'moderator' });
    const disposition = answer.headers.get('content-disposition')!;
    const [, plain, encoded] =
      /^attachment; filename="([\w. -]*)"(?:; filename\*=UTF-8''([\w.!~%-]*))?$/.exec(disposition)!;
    expect(encoded === undefined ? plain : decodeURIComponent(encoded)).toBe(expected);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('with a line break is no name, and the form is refused', async () => {
    const { status } = await named(`filename*=UTF-8''a%0D%0Aset-cookie%3A%20x%3D1.pdf`);
    expect(status).toBe(400);
  });

  it('that is very long is cut in front, so that its ending stays', async () => {
    const { name } = await platform.upload(pdf, `${'😀'.repeat(300)}.pdf`);
    expect(name.length).toBeLessThanOrEqual(255);
    expect(name.endsWith('😀.pdf')).toBe(true);
    expect(name.isWellFormed()).toBe(true);
  });
});

import { execFile } from 'node:child_process';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { pagesOf } from './pages-of.ts';

const bytesOf = (data: Buffer) => ({ size: data.length, read: () => Readable.from([data]) });

async function documentOf(pages: number): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let page = 0; page < pages; page++) document.addPage();
  return Buffer.from(await document.save());
}

describe('pages of a document', () => {
  it.each([1, 3, 250])('are counted: %d', async (pages) => {
    expect(await pagesOf(bytesOf(await documentOf(pages)))).toBe(pages);
  });

  it('are counted of many at once', async () => {
    const documents = await Promise.all([2, 3, 4, 5].map(documentOf));
    expect(await Promise.all(documents.map((each) => pagesOf(bytesOf(each))))).toEqual([2, 3, 4, 5]);
  });

  it.each([
    ['nothing', ''],
    ['a picture', '\u0089PNG\r\n\u001a\n'],
    ['a document that breaks off', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>'],
  ])('are none of %s, and the next document is counted', async (_, text) => {
    await expect(pagesOf(bytesOf(Buffer.from(text, 'latin1')))).rejects.toThrow();
    expect(await pagesOf(bytesOf(await documentOf(2)))).toBe(2);
  });

  /** Another process, since tests themselves read documents in this one. */
  it('are counted without a change of the language around it', async () => {
    const code = `
      import { Readable } from 'node:stream';
      import { pagesOf } from ${JSON.stringify(new URL('pages-of.ts', import.meta.url).href)};
      const ofTheLanguage = () => [JSON, Object, Array, String, Function, Promise, Map, Set].flatMap((each) =>
        [each, each.prototype ?? {}].flatMap((owner) => Object.values(Object.getOwnPropertyDescriptors(owner))
          .flatMap(({ value, get }) => [value, get])));
      const before = ofTheLanguage();
      const data = Buffer.from(${JSON.stringify((await documentOf(2)).toString('base64'))}, 'base64');
      const pages = await pagesOf({ size: data.length, read: () => Readable.from([data]) });
      const after = ofTheLanguage();
      console.log(pages, after.length === before.length && after.every((each, index) => each === before[index]));`;
    const asModule = ['--import', 'tsx', '--input-type=module', '--eval'];
    const { stdout } = await promisify(execFile)(process.execPath, [...asModule, code]);
    expect(stdout).toBe('2 true\n');
  });
});

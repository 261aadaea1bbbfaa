import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';
import { zip64 } from './zip64.fixture.ts';

const typeOf = (name: string, bytes: Buffer): Promise<string> =>
  mediaTypeOf(
    {
      id: 'x',
      size: bytes.length,
      sha256: '',
      head: bytes.subarray(0, 65_536),
      read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
        Readable.from([bytes.subarray(start, end + 1)]),
    },
    name,
  );

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

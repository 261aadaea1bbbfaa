import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mediaTypeOf } from './media-type.ts';
import { zip64 } from './zip64.fixture.ts';

let directory: string;
beforeAll(async () => void (directory = await mkdtemp(join(tmpdir(), 'media-type-'))));
afterAll(() => rm(directory, { recursive: true }));

async function typeOf(name: string, bytes: Buffer): Promise<string> {
  const path = join(directory, 'file');
  await writeFile(path, bytes);
  return mediaTypeOf(
    { id: 'x', size: bytes.length, sha256: '', head: bytes.subarray(0, 65_536), path },
    name,
  );
}

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

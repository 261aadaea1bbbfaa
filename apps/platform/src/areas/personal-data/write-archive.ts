import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import { fileName } from '../../files/file-name.ts';
import type { FileStore } from '../../files/file-store.ts';
import { summaryOf } from './summary.ts';
import type { PersonalData } from './data-of.ts';

/** Bytes of files in one archive: what is larger is an archive that many programs do not open. */
const most = 3_500_000_000;

/**
 * Writes the archive of what is known of somebody, file by file.
 * @param directory a workplace of its own
 * @returns where it is
 */
export async function writeArchive(
  files: FileStore,
  directory: string,
  data: PersonalData,
  now: Date,
): Promise<string> {
  const path = join(directory, 'archive.zip');
  const out = createWriteStream(path);
  const written = finished(out);
  const zip = new Zip((error, chunk, isLast) => {
    if (error) out.destroy(error);
    else if (isLast) out.end(chunk);
    else out.write(chunk);
  });
  const text = (name: string, content: string) => {
    const entry = new ZipDeflate(name);
    zip.add(entry);
    entry.push(Buffer.from(content), true);
  };
  let total = 0;
  const [within, beyond]: PersonalData['files'][] = [[], []];
  for (const file of data.files) ((total += file.size) > most ? beyond : within)!.push(file);
  for (const [part, tables] of Object.entries(data.parts))
    text(`data/${part}.json`, JSON.stringify(tables, undefined, 2));
  const leftOut: string[] = beyond!.map(({ name }) => name);
  for (const { id, name } of within!) {
    if (!(await files.has(id))) {
      leftOut.push(name);
      continue;
    }
    const entry = new ZipPassThrough(`files/${id}-${fileName(name)}`);
    zip.add(entry);
    for await (const chunk of files.read(id) as AsyncIterable<Buffer>) {
      entry.push(chunk);
      if (out.writableNeedDrain) await Promise.race([once(out, 'drain'), written]);
    }
    entry.push(new Uint8Array(), true);
  }
  text('summary.html', summaryOf(data, leftOut, now));
  zip.end();
  await written;
  return path;
}

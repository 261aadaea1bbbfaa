import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { Queries } from '../../../database/database.ts';
import type { Bytes } from '../../../files/archive.ts';
import type { FileStore } from '../../../files/file-store.ts';

interface Part {
  file_id: string;
  starts_at: number;
}

/** An upload whose parts are all there, as one row of bytes that can be read from any place. */
export async function archiveOfUpload(
  queries: Queries,
  files: FileStore,
  uploadId: string,
): Promise<Bytes | undefined> {
  const { rows } = await sql<{ size: number; parts: Part[] }>`
    select u.size, (select jsonb_agg(jsonb_build_object('file_id', p.file_id, 'starts_at', p.starts_at) order by p.starts_at)
      from upload_part p where p.upload_id = u.id) as parts
    from upload u where u.id = ${uploadId}::uuid and u.archive and u.received = u.size`.execute(queries);
  const [upload] = rows;
  if (!upload) return undefined;
  const { size, parts } = upload;
  return {
    size,
    read: ({ start, end } = { start: 0, end: size - 1 }) =>
      Readable.from(bytesBetween(files, parts, size, start, end), { objectMode: false }),
  };
}

async function* bytesBetween(
  files: FileStore,
  parts: readonly Part[],
  size: number,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (const [index, { file_id, starts_at }] of parts.entries()) {
    const ends = (parts[index + 1]?.starts_at ?? size) - 1;
    if (ends < start || starts_at > end) continue;
    const range = { start: Math.max(start, starts_at) - starts_at, end: Math.min(end, ends) - starts_at };
    yield* files.read(file_id, range) as AsyncIterable<Uint8Array>;
  }
}

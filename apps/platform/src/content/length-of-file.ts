import type { Bytes } from '../files/archive.ts';
import { BytesTokenizer } from '../files/bytes-tokenizer.ts';
import type { FileStore } from '../files/file-store.ts';
import { pagesOf } from '../files/pages-of.ts';
import type { Queries } from '../database/database.ts';

/** Of what, where its bytes lie. */
interface Asked {
  queries: Queries;
  files: FileStore;
}

/**
 * How long a film is in seconds, or how many pages a document has; null where it cannot be found out. It is worked out
 * once and kept with the file, since a file never changes.
 */
export async function lengthOfFile({ queries, files }: Asked, fileId: string): Promise<number | null> {
  const row = await queries
    .selectFrom('stored_file')
    .select(['media_type', 'size', 'seconds', 'pages'])
    .where('id', '=', fileId)
    .executeTakeFirst();
  if (!row) return null;
  if (row.seconds !== null || row.pages !== null) return row.seconds ?? row.pages;
  const isFilm = /^(?:video|audio)\//.test(row.media_type);
  if (!isFilm && row.media_type !== 'application/pdf') return null;
  const bytes: Bytes = { size: row.size, read: (range) => files.read(fileId, range) };
  const length = await (isFilm ? secondsOf(bytes, row.media_type) : pagesOf(bytes)).catch(() => null);
  if (length === null) return null;
  await queries
    .updateTable('stored_file')
    .set(isFilm ? { seconds: length } : { pages: length })
    .where('id', '=', fileId)
    .execute();
  return length;
}

async function secondsOf(bytes: Bytes, mediaType: string): Promise<number | null> {
  // Only a lesson that is learnt needs it: nothing of it is loaded at the start.
  const { parseFromTokenizer } = await import('music-metadata');
  const tokenizer = new BytesTokenizer(bytes, mediaType);
  const { format } = await parseFromTokenizer(tokenizer, { duration: true, skipCovers: true });
  return format.duration ?? null;
}

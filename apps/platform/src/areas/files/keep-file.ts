import type { Queries } from '../../database/database.ts';
import { fileName, withoutDirections } from '../../files/file-name.ts';
import type { ReceivedFile } from '../../files/file-store.ts';
import { openableTypeOf } from '../../files/media-type.ts';
import { refuseBeyondQuota } from '../../files/quota.ts';
import { keepUntilScanned } from '../../jobs/scan-files.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { playbackOf } from '../../recordings/playback.ts';
import { fileColumns } from './readable-file.ts';
import type { FileRow } from './readable-file.ts';

/** Makes a file of what was received: its type is decided by its content, and nobody gets it before it was looked at. */
export async function keepFile(
  { context, queries, principal }: RequestContext,
  file: ReceivedFile,
  named: string,
): Promise<FileRow> {
  const name = fileName(named);
  const row = await queries
    .insertInto('stored_file')
    .values({
      id: file.id,
      client_id: principal.clientId,
      account_id: principal.accountId,
      owner_id: principal.userId,
      name,
      media_type: await openableTypeOf(file, name),
      size: file.size,
      sha256: file.sha256,
    })
    .returning(fileColumns)
    .executeTakeFirstOrThrow();
  await refuseBeyondQuota(queries, principal, context.config);
  await keepUntilScanned(queries, context, { ...principal, id: file.id });
  return row;
}

export const presentFile = async (queries: Queries, row: FileRow) => ({
  id: row.id,
  name: withoutDirections(row.name),
  mediaType: row.media_type,
  size: row.size,
  sha256: row.sha256,
  createdAt: row.created_at,
  ...(await playbackOf(queries, row)),
});

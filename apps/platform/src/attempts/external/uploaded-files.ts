import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

/**
 * Files that the caller or the learner uploaded, and that are evidence of nothing yet.
 * @returns their media types by id
 */
export async function uploadedFiles(
  { queries, principal }: Pick<RequestContext, 'queries' | 'principal'>,
  learnerId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; media_type: string; used: boolean }>`
    select id, media_type, exists (select from evidence where file_id = stored_file.id) as used from stored_file
    where id = any(${ids}::uuid[]) and account_id = ${principal.accountId}::uuid
      and owner_id = any(${[principal.userId, learnerId]}::uuid[])`.execute(queries);
  const files = new Map(rows.map(({ id, media_type }) => [id, media_type]));
  if (ids.some((id) => !files.has(id)))
    refuse('not_found', 'A file is not there, or is not yours. Nothing was stored; upload it again.');
  if (rows.some(({ used }) => used) || files.size < ids.length)
    refuse('conflict', 'A file is evidence already. Nothing was stored; take it out of the list.');
  return files;
}

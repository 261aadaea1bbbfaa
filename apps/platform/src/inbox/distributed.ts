import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Facts, InboxRow } from './present-item.ts';

/**
 * Documents and news with their own words, which stand once for all who got them: what was sent does not change.
 * @returns the rows in their order, messages as they are
 */
export async function withDistributed<Row extends InboxRow>(
  queries: Queries,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ message, subject_id: id }) => (message === 'distribution' && id ? [id] : []));
  if (ids.length === 0) return [...rows];
  const { rows: found } = await sql<Facts & { id: string }>`
    select id, body ->> 'title' as title, coalesce(body ->> 'body', body ->> 'message', '') as text, body ->> 'fileId' as "fileId",
      body ->> 'imageFileId' as "imageFileId", body ->> 'priority' as priority
    from document where kind in ('distribution-documents', 'newsflashes') and id = any(${[...new Set(ids)]}::uuid[])`.execute(
    queries,
  );
  const words = new Map(found.map(({ id, ...facts }) => [id, facts]));
  return rows.map((row) => {
    const facts = row.subject_id && words.get(row.subject_id);
    return facts ? { ...row, facts: { ...row.facts, ...facts } } : row;
  });
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { tablesOfPeople } from '../../database/personal-data.ts';
import { existing } from '../../kernel/existing.ts';
import { theirs, untouched } from './scrub.ts';

const holds = existing(tablesOfPeople.stored_file, 'what files hold of people');

/** Files of theirs that others use: in content, on papers, as evidence of somebody else. They are the account's. */
const isMaterial = (userId: string): RawBuilder<boolean> => sql<boolean>`(
  exists (select from evidence e join attempt a on a.id = e.attempt_id
    where e.file_id = stored_file.id and a.learner_id <> ${userId}::uuid)
  or stored_file.owner_id = ${userId}::uuid and not exists (select from evidence e where e.file_id = stored_file.id) and (
    exists (select from certificate_picture p where p.file_id = stored_file.id)
    or exists (select from document d where d.account_id = stored_file.account_id and d.kind <> 'users'
      and d.body::text like '%' || stored_file.id || '%')
    or exists (select from question q where q.account_id = stored_file.account_id
      and q.body::text like '%' || stored_file.id || '%')))`;

/** Files of somebody that go with them: nobody's material, and no evidence of an attempt that was certified. */
export const filesToGo = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`${theirs(holds, userId)} and not ${untouched(holds)} and not ${isMaterial(userId)}`;

export const filesOfOthersUse = (userId: string): RawBuilder<boolean> =>
  sql<boolean>`owner_id = ${userId}::uuid and not ${untouched(holds)} and ${isMaterial(userId)}`;

/**
 * Takes files out of the database, with what was made of them.
 * @param most how many at once
 * @returns the names of their bytes, which are to be removed once this is committed
 */
export async function takeFiles(queries: Queries, userId: string, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where ${filesToGo(userId)} and production_id is null limit ${most}`.execute(
    queries,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  await sql`update evidence set file_id = null where file_id = any(${ids}::uuid[])`.execute(queries);
  await sql`update issue_report set file_id = null where file_id = any(${ids}::uuid[])`.execute(queries);
  const made = await sql<{ id: string }>`delete from stored_file where production_id in (
    select id from production where file_id = any(${ids}::uuid[])) returning id`.execute(queries);
  await sql`delete from stored_file where id = any(${ids}::uuid[])`.execute(queries);
  return [...ids, ...made.rows.map(({ id }) => id)];
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { tablesOfPeople } from '../../database/personal-data.ts';
import { existing } from '../../kernel/existing.ts';
import { theirs, untouched } from './scrub.ts';
import type { Whose } from './scrub.ts';

const holds = existing(tablesOfPeople.stored_file, 'what files hold of people');

/** Ids that stand anywhere in what an account teaches and shows; read once, however many files are held against them. */
const named = (column: string) =>
  sql.raw(`select found[1]::uuid from regexp_matches(${column}::text,
  '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as found`);

/** Files of theirs that others use: in content, on papers, as evidence of somebody else. They are the account's. */
const isMaterial = ({ accountId, userId }: Whose): RawBuilder<boolean> => sql<boolean>`(
  exists (select from evidence e join attempt a on a.id = e.attempt_id
    where e.file_id = stored_file.id and a.learner_id <> ${userId}::uuid)
  or stored_file.owner_id = ${userId}::uuid and not exists (select from evidence e where e.file_id = stored_file.id) and (
    exists (select from certificate_picture p where p.file_id = stored_file.id)
    or stored_file.id in (select mentioned.* from document d, lateral (${named('d.body')}) mentioned
      where d.account_id = ${accountId}::uuid and d.kind <> 'users')
    or stored_file.id in (select mentioned.* from question q, lateral (${named('q.body')}) mentioned
      where q.account_id = ${accountId}::uuid)))`;

/** Files of somebody that go with them: nobody's material, and no evidence of an attempt that was certified. */
export const filesToGo = (whose: Whose): RawBuilder<boolean> =>
  sql<boolean>`${theirs(holds, whose.userId)} and not ${untouched(holds)} and not ${isMaterial(whose)}`;

export const filesOfOthersUse = (whose: Whose): RawBuilder<boolean> =>
  sql<boolean>`owner_id = ${whose.userId}::uuid and not ${untouched(holds)} and ${isMaterial(whose)}`;

/**
 * Takes files out of the database, with what was made of them.
 * @param most how many at once
 * @returns the names of their bytes, which are to be removed once this is committed
 */
export async function takeFiles(queries: Queries, whose: Whose, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from stored_file where ${filesToGo(whose)} and production_id is null limit ${most}`.execute(
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

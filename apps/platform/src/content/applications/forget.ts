import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';

/**
 * Removes documents, answers and what was written about them from applications: states, scores and days stay. Answers to a test stay as
 * long as another application of the same person needs them.
 * @returns files whose bytes are to be removed behind the commit
 */
export async function forgetDetails(queries: Queries, ids: readonly string[]): Promise<string[]> {
  const asked = sql`${[...ids]}::uuid[]`;
  await sql`update application set answers = '{}', version = version + 1 where id = any(${asked})`.execute(
    queries,
  );
  await sql`update application_step set reason = null, message = null where application_id = any(${asked})`.execute(
    queries,
  );
  await sql`delete from equity_declaration where application_id = any(${asked})`.execute(queries);
  await sql`
    update submission s set answers = '{}', marks = '{}', version = s.version + 1
    from application a join document v on v.kind = 'vacancies' and v.id = a.vacancy_id,
      jsonb_array_elements(v.body -> 'tests') test
    where a.id = any(${asked}) and s.learner_id = a.user_id and s.assessment_id = (test ->> 'assessmentId')::uuid
      and not exists (
        select from application o join document ov on ov.kind = 'vacancies' and ov.id = o.vacancy_id
        where o.user_id = a.user_id and o.id <> all(${asked}) and o.forgotten_at is null
          and o.state not in ('withdrawn', 'declined', 'expired')
          and ov.body -> 'tests' @> jsonb_build_array(jsonb_build_object('assessmentId', test ->> 'assessmentId')))`.execute(
    queries,
  );
  const { rows } = await sql<{ file_id: string }>`
    delete from application_document where application_id = any(${asked}) returning file_id`.execute(queries);
  return removeUnsent(
    queries,
    rows.map((row) => row.file_id),
  );
}

/** Takes files out of the database that are part of no application any more. @returns those whose bytes are to be removed */
export async function removeUnsent(queries: Queries, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    delete from stored_file f where f.id = any(${[...fileIds]}::uuid[])
      and not exists (select from application_document d where d.file_id = f.id)
    returning f.id`.execute(queries);
  return rows.map(({ id }) => id);
}

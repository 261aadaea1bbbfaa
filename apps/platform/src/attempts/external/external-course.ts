import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import { courseScaleOf, outcomesAlone } from '../outcomes.ts';
import type { ExternalCourse } from './store-external.ts';

/**
 * A course of the own account with its outcomes.
 * @param lock for the time in which results are written, since the scale stays once there is one
 */
export async function readCourse(
  queries: Queries,
  { accountId }: Pick<Principal, 'accountId'>,
  id: string,
  lock = sql``,
): Promise<ExternalCourse | undefined> {
  const { rows } = await sql<{ title: string }>`select body ->> 'title' as title from document
    where kind = 'courses' and deleted_at is null and account_id = ${accountId}::uuid and id = ${id}::uuid
      and body ->> 'state' = 'published'`.execute(queries);
  const [course] = rows;
  if (!course) return undefined;
  const scale = await courseScaleOf(queries, id, lock);
  return { title: course.title, outcomes: await outcomesAlone(queries, id, scale) };
}

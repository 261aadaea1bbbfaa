import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { isWhollyJudged } from '../../attempts/attempt-conditions.ts';
import type { BatchSelection } from '../../attempts/batch-rows.ts';
import { timeZone } from '../../attempts/days.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Assessed attempts that a selection means; `a` is the attempt and `line` its line. */
export function selected(selection: BatchSelection, accountId: string): RawBuilder<unknown> {
  const conditions = [
    sql`a.account_id = ${accountId} and a.course_id = ${selection.courseId}`,
    // By the stage, which an index knows.
    sql`a.stage = 'moderated' and a.state = 'assessed' and a.superseded_at is null`,
    isWhollyJudged(selection.courseId),
  ];
  if (selection.siteIds?.length) conditions.push(sql`a.site_id = any(${selection.siteIds}::uuid[])`);
  if (selection.assessorIds?.length)
    conditions.push(sql`a.assessor_id = any(${selection.assessorIds}::uuid[])`);
  const dayOf = sql`(a.assessed_at at time zone ${timeZone})::date`;
  if (selection.from) conditions.push(sql`${dayOf} >= ${selection.from}::date`);
  if (selection.to) conditions.push(sql`${dayOf} <= ${selection.to}::date`);
  if (selection.attemptIds) conditions.push(sql`a.id = any(${selection.attemptIds}::uuid[])`);
  return sql.join(conditions, sql` and `);
}

/** The account and the registration of a course that the caller may see. */
export async function courseOf(queries: Queries, courseId: string) {
  const course = await queries
    .selectFrom('document')
    .select(['account_id', 'body'])
    .where('kind', '=', 'courses')
    .where('id', '=', courseId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!course?.account_id) refuse('not_found', 'This course does not exist, or it is not yours to see.');
  return { accountId: course.account_id, registrationNumber: String(course.body['registrationNumber']) };
}

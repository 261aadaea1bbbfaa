import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import { certifiedCourse } from './course-of.ts';
import { issueTo } from './issue-to.ts';
import { waitingOf, writeOutcomes } from './issues.ts';
import type { Issue } from './issues.ts';

/**
 * Decides for the next learners of an issue, in the transaction of the caller.
 * @returns whether none is left; the issue is finished then
 */
export async function issueStep(
  queries: Queries,
  issue: Issue,
  principal: Principal,
  most: number,
  now: Date,
): Promise<boolean> {
  const learnerIds = await waitingOf(queries, issue.id, most);
  if (learnerIds.length > 0) {
    const course = await certifiedCourse(queries, issue.course_id);
    const order = { course, type: issue.type, principal, now, issueId: issue.id };
    await writeOutcomes(queries, issue.id, await issueTo(queries, order, learnerIds));
  }
  const isOver = (await waitingOf(queries, issue.id, 1)).length === 0;
  if (isOver)
    await sql`update certificate_issue set finished_at = ${now}::timestamptz
      where id = ${issue.id}::uuid and finished_at is null`.execute(queries);
  return isOver;
}

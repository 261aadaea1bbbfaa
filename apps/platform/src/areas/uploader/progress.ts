import { attemptStates } from '@moderator/contract/options';
import { platformStatus, stateForLearner } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import { sql } from 'kysely';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { countRows } from '../../documents/count-rows.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { taughtBy } from '../../attempts/taught-by.ts';

interface Row {
  id: string;
  learner_id: string;
  learner_name: string;
  learner_order: string;
  course_id: string;
  course_title: string;
  state: AttemptState;
  passed: boolean | null;
  uploads: number;
  outcomes: number;
  missing: string[];
  last_upload_at: Date | null;
  submitted_at: Date | null;
}

/** How far the evidence of learners is: of everybody for moderators, of those whom one teaches, or one's own. */
export async function listUploadProgress({ queries, principal, query }: Call<'listUploadProgress'>) {
  const { limit = 50, cursor: text, courseId, scheduleId, siteId, state, total } = query;
  const order = 'evidence of learners';
  const cursor = readCursor(text, order);
  const whose = hasRole(principal, 'moderator')
    ? sql`true`
    : sql`(a.learner_id = ${principal.userId}::uuid
        or ${hasRole(principal, 'trainer')} and ${taughtBy(principal.userId)})`;
  const matching = sql`from attempt a where a.account_id = ${principal.accountId}::uuid and a.superseded_at is null and ${whose}
    ${courseId ? sql`and a.course_id = ${courseId}::uuid` : sql``}
    ${scheduleId ? sql`and a.schedule_id = ${scheduleId}::uuid` : sql``}
    ${siteId ? sql`and a.site_id = ${siteId}::uuid` : sql``}
    ${state ? isIn(state, principal) : sql``}`;
  const { rows } = await sql<Row>`
    with page as (select a.* ${matching}
      ${cursor ? sql`and (a.learner_order, a.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
      order by a.learner_order, a.id limit ${limit + 1})
    select a.id, a.learner_id, a.learner_name, a.learner_order, a.course_id, a.course_title, a.state, a.passed, a.submitted_at,
      e.uploads, e.last_upload_at, o.outcomes, o.missing
    from page a
      left join lateral (select count(*)::int as uploads, max(captured_at) as last_upload_at from evidence where attempt_id = a.id) e on true
      left join lateral (select count(*)::int as outcomes, coalesce(array_agg(code order by position) filter (where not exists (
          select from evidence where attempt_id = a.id and o.id = any(outcome_ids))), '{}') as missing
        from outcome o where o.course_id = a.course_id) o on true
    order by a.learner_order, a.id`.execute(queries);
  const { page, next } = cutPage(rows, limit, (row) => ({
    sort: order,
    value: row.learner_order,
    id: row.id,
  }));
  return {
    data: page.map((row) => ({
      learner: { id: row.learner_id, name: row.learner_name },
      attemptId: row.id,
      course: { id: row.course_id, name: row.course_title },
      state: row.learner_id === principal.userId ? stateForLearner(row.state) : row.state,
      status: platformStatus(row.state, row.passed),
      uploads: row.uploads,
      coveredOutcomes: row.outcomes - row.missing.length,
      outcomes: row.outcomes,
      missing: row.missing,
      lastUploadAt: row.last_upload_at,
      handedInAt: row.submitted_at,
    })),
    next,
    ...(total === 'true' && { total: await countRows(queries, matching) }),
  };
}

/** Attempts in a state; one's own as its learner is told it, so that the list tells nothing by what it leaves out. */
const isIn = (state: AttemptState, { userId }: Principal) => {
  const told = attemptStates.filter((each) => stateForLearner(each) === state);
  return sql`and (a.state = ${state} and a.learner_id <> ${userId}::uuid or a.state = any(${told}) and a.learner_id = ${userId}::uuid)`;
};

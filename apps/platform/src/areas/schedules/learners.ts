import { sql } from 'kysely';
import type { ProgressStatus } from '@moderator/learning';
import { finishedStatuses } from '@moderator/contract/options';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { placeColumns, presentPlace } from './rows.ts';
import { progressOfPlace, statusAt } from '../../people/engagements/standing.ts';
import type { AttemptOfPlace, PlaceRow } from './rows.ts';
import { scheduleWithPeople } from './visible.ts';

interface Asked {
  limit?: number | undefined;
  cursor?: string | undefined;
  statuses?: readonly ProgressStatus[];
  siteId?: string | undefined;
}

/** Learners of a schedule, by name. */
async function learnersOf(
  call: Pick<Call<'listScheduleLearners'>, 'context' | 'queries' | 'principal' | 'params' | 'now'>,
  { limit = 50, cursor: text, statuses, siteId }: Asked,
) {
  const { queries, now, principal } = call;
  const { id } = await scheduleWithPeople(call, call.params.id);
  const order = 'learners of a schedule';
  const cursor = readCursor(text, order);
  const site = managedSite(principal);
  const { rows } = await sql<PlaceRow & AttemptOfPlace>`
    select ${placeColumns(now)}, a.id as attempt_id, a.state as attempt_state
    from engagement e ${progressOfPlace}
      left join lateral (select id, state from attempt where learner_id = e.learner_id and course_id = e.course_id
        and superseded_at is null order by number desc limit 1) a on true
    where e.schedule_id = ${id}::uuid and e.ended_at is null
      ${site ? sql`and e.site_id = ${site}::uuid` : sql``}
      ${siteId ? sql`and e.site_id = ${siteId}::uuid` : sql``}
      ${statuses ? sql`and ${statusAt(now)} = any(${[...statuses]}::text[])` : sql``}
      ${cursor ? sql`and (e.learner_order, e.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by e.learner_order, e.id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, (row) => ({
    sort: order,
    value: row.learner_order,
    id: row.id,
  }));
  const data = page.map((row) => ({
    id: row.id,
    ...presentPlace(row),
    attempt: row.attempt_id && row.attempt_state ? { id: row.attempt_id, state: row.attempt_state } : null,
  }));
  return { data, next };
}

export const listScheduleLearners = (call: Call<'listScheduleLearners'>) => {
  const { status, ...asked } = call.query;
  return learnersOf(call, { ...asked, ...(status ? { statuses: [status] } : {}) });
};

export const listCompletedLearners = (call: Call<'listCompletedLearners'>) =>
  learnersOf(call, { ...call.query, statuses: finishedStatuses });

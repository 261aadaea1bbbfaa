import type { RequestContext } from '../../kernel/call.ts';
import { sql } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import { presentAttempt, readAttempts } from '../../attempts/attempt-rows.ts';
import { presentBatch, readBatches } from '../../attempts/batch-rows.ts';
import { conflictsFor } from '../../attempts/conflicts.ts';
import { conditionsOf, countAttempts, inTenant } from '../../attempts/attempt-conditions.ts';

/** Attempts looked at to count those that the moderator may take; a sample is far smaller. */
const mostLookedAt = 2000;

/** What needs the signed-in person now. */
export async function getModeratorHome({ queries, principal, now }: Call<'getModeratorHome'>) {
  const count = (filter: Parameters<typeof conditionsOf>[0]) =>
    countAttempts(queries, conditionsOf(filter, principal, now));
  const due = (group: string) => count({ queue: 'due', due: [group] });
  const inSample = await readAttempts(
    queries,
    sql`select * from attempt a where ${inTenant(principal)} and a.state in ('in_sample', 'moderating') limit ${mostLookedAt}`,
    sql`a.id`,
  );
  const takeable = inSample.filter(
    (row) =>
      (row.claim_person_id ?? principal.userId) === principal.userId &&
      conflictsFor(principal, row, now).length === 0,
  );
  const mine = sql`select a.* from attempt a join claim on claim.attempt_id = a.id
    where claim.person_id = ${principal.userId} and claim.expires_at > now()`;
  const [continued] = await readAttempts(
    queries,
    sql`${mine} order by claim.expires_at desc limit 1`,
    sql`a.id`,
  );
  return {
    data: {
      overdue: await due('overdue'),
      dueToday: await due('today'),
      dueThisWeek: await due('this_week'),
      readyToBatch: await count({ state: ['assessed'] }),
      toModerate: takeable.length,
      inProgress: await countAttempts(
        queries,
        sql`a.id in (select attempt_id from claim
        where person_id = ${principal.userId} and expires_at > now())`,
      ),
      returned: await countAttempts(
        queries,
        sql`a.state = 'returned' and exists (select from decision
        where decision.attempt_id = a.id and decision.moderator_id = ${principal.userId} and decision.kind = 'referred_back')`,
      ),
      batches: (
        await readBatches(queries, sql`b.client_id = ${principal.clientId} and b.state <> 'reported'`, 20)
      ).map(presentBatch),
      continueWith: continued ? presentAttempt(continued, principal, now) : null,
      returnedActions: await returnedActions({ queries, principal, now }),
    },
  };
}

interface ReturnedAction {
  attemptId: string;
  learner: string;
  course: string;
  outcome: string;
  action: string;
  dueOn: string;
  to: 'assessor' | 'learner';
}

/** Actions still open on attempts that I referred back, or that were referred back to me. */
async function returnedActions({
  queries,
  principal,
}: Pick<RequestContext, 'queries' | 'principal' | 'now'>): Promise<ReturnedAction[]> {
  const { rows } = await sql<ReturnedAction>`
    select a.id as "attemptId", a.learner_name as learner, a.course_title as course,
      o.code || ' ' || o.title as outcome, action ->> 'action' as action, action ->> 'dueOn' as "dueOn", action ->> 'to' as to
    from attempt a
    join lateral (select * from decision where decision.attempt_id = a.id order by signed_at desc limit 1) d on d.kind = 'referred_back'
    cross join lateral jsonb_array_elements(d.actions) action
    join outcome o on o.id = (action ->> 'outcomeId')::uuid
    where a.state = 'returned' and (d.moderator_id = ${principal.userId} or a.allocated_to = ${principal.userId})
    order by action ->> 'dueOn', a.learner_order limit 50`.execute(queries);
  return rows;
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import type { RequestContext } from '../../kernel/call.ts';

interface ReturnedAction {
  attemptId: string;
  learner: string;
  course: string;
  outcome: string;
  action: string;
  dueOn: string;
  to: 'assessor' | 'learner';
}

/** Actions on attempts that are referred back now, the first due first; `a` is the attempt, `d` the decision. */
async function actionsWhere(
  { queries, principal }: RequestContext,
  where: RawBuilder<unknown>,
): Promise<ReturnedAction[]> {
  const { rows } = await sql<ReturnedAction>`
    select a.id as "attemptId", a.learner_name as learner, a.course_title as course,
      o.code || ' ' || o.title as outcome, action ->> 'action' as action, action ->> 'dueOn' as "dueOn", action ->> 'to' as to
    from attempt a
    join lateral (select * from decision where decision.attempt_id = a.id order by signed_at desc limit 1) d on d.kind = 'referred_back'
    cross join lateral jsonb_array_elements(d.actions) action
    join outcome o on o.id = (action ->> 'outcomeId')::uuid
    where ${inTenant(principal)} and a.stage = 'returned' and a.superseded_at is null and ${where}
    order by action ->> 'dueOn', a.learner_order limit 50`.execute(queries);
  return rows;
}

/** What I asked for when I referred work back; what a colleague asked for is theirs to follow. */
export const returnedByMe = (call: RequestContext): Promise<ReturnedAction[]> =>
  actionsWhere(
    call,
    sql`d.moderator_id = ${call.principal.userId}
      and a.id in (select attempt_id from decision
        where moderator_id = ${call.principal.userId} and kind = 'referred_back')`,
  );

/** What a moderator asks of me or of learners whom I teach. */
export const returnedToMe = (call: RequestContext): Promise<ReturnedAction[]> =>
  actionsWhere(
    call,
    sql`d.moderator_id <> ${call.principal.userId}
      and (a.allocated_to = ${call.principal.userId} or a.facilitator_id = ${call.principal.userId})`,
  );

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * Condition on a user `u`: whether they share a team, a class, a meeting, a schedule or a review with somebody, or are taught by them.
 * @example sql`select from document u where u.kind = 'users' and (${sharedWith(userId)})`
 */
export const sharedWith = (userId: string): RawBuilder<unknown> => sql`
  exists (select from document t where t.kind = 'teams' and t.account_id = u.account_id and t.deleted_at is null
    and (t.body -> 'memberIds' ? u.id::text or t.body ->> 'leaderId' = u.id::text)
    and (t.body -> 'memberIds' ? ${userId} or t.body ->> 'leaderId' = ${userId}))
  or exists (select from document c where c.kind = 'classes' and c.account_id = u.account_id and c.deleted_at is null
    and (c.body -> 'learnerIds' ? u.id::text or c.body ->> 'facilitatorId' = u.id::text)
    and (c.body -> 'learnerIds' ? ${userId} or c.body ->> 'facilitatorId' = ${userId}))
  or exists (select from session_person mine join session_person theirs on theirs.session_id = mine.session_id
    where mine.user_id = ${userId}::uuid and theirs.user_id = u.id)
  or exists (select from schedule_plan p join engagement e on e.schedule_id = p.schedule_id and e.ended_at is null
    where e.learner_id = u.id and p.facilitator_id = ${userId}::uuid)
  or exists (select from review_person mine join review_person theirs on theirs.review_id = mine.review_id
    where mine.user_id = ${userId}::uuid and theirs.user_id = u.id)`;

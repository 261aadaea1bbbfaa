import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { ConflictSubject } from '../../attempts/conflicts.ts';
import { undecidedOf } from '../../attempts/undecided.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';

/**
 * What waits for somebody, with what decides for whom; of one that is referred back, who has it. Samples have hundreds: what a line of
 * a list shows besides is read of the one that is chosen.
 */
export type Waiting = ConflictSubject &
  Pick<
    AttemptRecord,
    'id' | 'state' | 'position' | 'claim_person_id' | 'claim_person_name' | 'allocated_to' | 'allocated_name'
  >;

/** @param where of the attempt `a` in the sample `ba` of the batch `b` */
export async function waitingIn(
  queries: Queries,
  where: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select a.id, a.state, a.learner_id, a.assessor_id, a.facilitator_id, a.earlier_moderator_ids, a.interim_moderator_ids,
      a.twice_referred_by, a.allocated_to, ba.position, course.body ->> 'registrationNumber' as registration_number,
      jsonb_build_object('blind', b.policy -> 'blind', 'facilitatorMayModerate', b.policy -> 'facilitatorMayModerate') as policy,
      claim.person_id as claim_person_id, claimer.body ->> 'name' || ' ' || (claimer.body ->> 'surname') as claim_person_name,
      allocated.body ->> 'name' || ' ' || (allocated.body ->> 'surname') as allocated_name
    from attempt a join batch_attempt ba on ba.attempt_id = a.id and ba.sampled
    join batch b on b.id = ba.batch_id
    join document course on course.kind = 'courses' and course.id = a.course_id
    left join claim on claim.attempt_id = a.id and claim.expires_at > now()
    left join document claimer on claimer.kind = 'users' and claimer.id = claim.person_id
    left join document allocated on allocated.kind = 'users' and allocated.id = a.allocated_to and a.state = 'returned'
    where ${where} order by ${order}`.execute(queries);
  return rows;
}

/** All of a batch's sample that waits for somebody, in the order of the draw. */
export const waitingOf = (queries: Queries, batchId: string) =>
  waitingIn(
    queries,
    sql`ba.batch_id = ${batchId} and a.state in ('in_sample', 'moderating', 'returned')`,
    sql`ba.position, a.id`,
  );

/**
 * What of a batch's sample is to be looked at for the next attempt behind one: all that is apart for a person and that nobody else
 * holds, and of what is free and all the same to the rules the one that comes next.
 * @returns them in the order in which somebody goes on: behind that attempt first, then from the beginning
 */
export function nextIn(
  queries: Queries,
  batchId: string,
  { id, position }: AttemptRecord,
  principal: Principal,
) {
  const goingOn = (at: RawBuilder<unknown>) => sql`coalesce(${at}, 0) > ${position ?? 0} desc, ${at}`;
  return waitingIn(
    queries,
    sql`ba.batch_id = ${batchId} and a.id = any(array(
      with undecided as materialized (${undecidedOf(sql`ba.batch_id = ${batchId} and ba.attempt_id <> ${id}`, principal)})
      select attempt_id from undecided where is_apart and coalesce(holder, ${principal.userId}) = ${principal.userId}
      union all (select attempt_id from undecided where not is_apart order by ${goingOn(sql`position`)}, attempt_id limit 1)))`,
    sql`${goingOn(sql`ba.position`)}, a.id`,
  );
}

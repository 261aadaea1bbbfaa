import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { ConflictSubject } from '../../attempts/conflicts.ts';
import { attemptsNaming, undecidedOf } from '../../attempts/undecided.ts';
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
 * What of a batch's sample is to be looked at for the next attempt behind a place: the first that is free and all the same to the
 * rules, and up to there what is apart for a person and nobody else holds. What the rules refuse of the first they refuse of all that
 * come behind it. It is read in the order of the draw until then: of a sample of thousands all were read, 3 ms of the database.
 * @param behind a place in the draw; -1 for those from the beginning
 * @param upTo the last place that is looked at
 * @param besides the attempt that is open
 */
export function nextIn(
  queries: Queries,
  batchId: string,
  { behind, upTo = largestPlace, besides }: { behind: number; upTo?: number; besides: string },
  principal: Principal,
) {
  const isLookedAt = sql`ba.batch_id = ${batchId} and ba.attempt_id <> ${besides} and ba.position > ${behind} and ba.position <= ${upTo}`;
  const undecided = (where: RawBuilder<unknown>) => undecidedOf(where, principal, sql`table naming`);
  // As a row that is joined: under row security what a sub-select says is never looked for in an index.
  const untilFirst = sql`ba.position <= until.position`;
  return waitingIn(
    queries,
    sql`ba.batch_id = ${batchId} and ba.attempt_id = any(array(
      with naming as materialized (${attemptsNaming(principal)}),
        first as materialized (select position, attempt_id from (${undecided(isLookedAt)}) undecided
          where not is_apart order by position, attempt_id limit 1),
        until as materialized (select coalesce(max(position), ${upTo}) as position from first)
      select attempt_id from first
      union all select attempt_id from until cross join lateral (${undecided(sql`${isLookedAt} and ${untilFirst}`)}) undecided
        where is_apart and coalesce(holder, ${principal.userId}) = ${principal.userId}))`,
    sql`ba.position, a.id`,
  );
}

/** Of PostgreSQL's `integer`. */
const largestPlace = 2_147_483_647;

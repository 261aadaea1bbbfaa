import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Principal } from '../kernel/principal.ts';

/**
 * What of samples waits for a decision, read from their narrow rows alone. Attempts that nobody holds and that do not name a person are
 * all the same to the rules, so that any of a batch stands for all of them; the others are apart. Which name the person is asked
 * without reading each attempt; of those that were superseded not who taught them, so each of these is apart.
 * @param where of rows `ba` of `batch_attempt`
 * @param naming which attempts name the person, where that is asked once for several
 * @returns `batch_id`, `position` in the draw, `attempt_id`, `holder` whose claim lasts, and `is_apart` for this person
 */
export const undecidedOf = (
  where: RawBuilder<unknown>,
  { userId }: Principal,
  naming = attemptsNaming({ userId }),
): RawBuilder<unknown> => sql`
  select ba.batch_id, ba.position, ba.attempt_id, claim.person_id as holder,
    claim.person_id is not null or ba.is_superseded or coalesce(ba.assessor_id = ${userId}, false)
      or ba.attempt_id in (${naming}) as is_apart
  from batch_attempt ba
  left join claim on claim.attempt_id = ba.attempt_id and claim.expires_at > now()
  where ${where} and ba.sampled and ba.state in ('in_sample', 'moderating')`;

/** The ids of attempts that name a person: as learner, as facilitator, or as somebody who moderated them before. */
export const attemptsNaming = ({ userId }: Pick<Principal, 'userId'>): RawBuilder<unknown> =>
  sql`select attempts_naming(${userId})`;

import type { RequestContext } from '../kernel/call.ts';
import { sql } from 'kysely';
import { heldByAnother, leaseHours } from '@moderator/moderation';
import { refuse } from '../kernel/refusal.ts';
import { presentClaim, readAttempt } from './attempt-rows.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** By the database's clock, which all platform processes share. */
const lease = sql`${sql.lit(leaseHours)} * interval '1 hour'`;

/**
 * One statement decides: the row is taken when it is free, mine or over, and nobody can come between. The rule
 * stands here alone, for only the database can keep it.
 * @returns since when and until when it is theirs
 */
export async function takeLease(
  { queries, principal, now }: RequestContext,
  attempt: AttemptRecord,
): Promise<{ claimed_at: Date; expires_at: Date }> {
  const { rows } = await sql<{ claimed_at: Date; expires_at: Date }>`
    insert into claim (attempt_id, client_id, account_id, person_id, claimed_at, expires_at)
    values (${attempt.id}, ${attempt.client_id}, ${attempt.account_id}, ${principal.userId}, now(), now() + ${lease})
    on conflict (attempt_id) do update set person_id = excluded.person_id, expires_at = excluded.expires_at,
      claimed_at = case when claim.person_id = excluded.person_id then claim.claimed_at else excluded.claimed_at end
    where claim.person_id = excluded.person_id or claim.expires_at <= now()
    returning claimed_at, expires_at`.execute(queries);
  if (rows[0]) return rows[0];
  const held = await readAttempt(queries, attempt.id);
  const refusal = heldByAnother(held?.claim_person_name, held?.expires_at, now);
  refuse('claimed_by_another', refusal.sentence, { current: held && presentClaim(held, principal) });
}

/** Refuses unless this person holds the claim now, and says who does. */
export function requireClaim(attempt: AttemptRecord, personId: string): void {
  if (attempt.claim_person_id === personId) return;
  if (attempt.claim_person_id)
    refuse('claimed_by_another', `${attempt.claim_person_name} is working on this now. Your draft is kept.`);
  refuse(
    'claim_needed',
    'Your claim on this attempt has ended. Your draft is kept; claim it again to go on.',
  );
}

/** Has whoever signs over what was judged under a claim wait for who is judging under it, and these for them. */
export const lockClaim = ({ queries }: RequestContext, attemptId: string) =>
  queries.selectFrom('claim').select('person_id').where('attempt_id', '=', attemptId).forUpdate().execute();

/**
 * Renews the lease while its holder works, so that it ends only after eight hours of nothing. One that is over stays so. Whoever else
 * acts under the same claim waits until the transaction is over.
 */
export const renewClaim = ({ queries, principal }: RequestContext, attemptId: string) =>
  queries
    .updateTable('claim')
    .set({ expires_at: sql<Date>`now() + ${lease}` })
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', principal.userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();

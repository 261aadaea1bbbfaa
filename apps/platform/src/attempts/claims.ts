import { sql } from 'kysely';
import { leaseHours } from '@moderator/moderation';
import type { Call } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import { presentClaim, readAttempt } from './attempt-rows.ts';
import type { AttemptRecord } from './attempt-rows.ts';
import { refuseConflicts } from './conflicts.ts';
import { moveAttempt } from './transitions.ts';
import { openAttempt } from './open-attempt.ts';

const assessable = ['submitted', 'assessing', 'returned'];
const moderatable = ['in_sample', 'moderating'];

/** Claims an attempt for eight hours, or renews the own claim. */
export async function claimAttempt(call: Call) {
  const { queries, principal, now } = call;
  const attempt = await openAttempt(call);
  const moderating = moderatable.includes(attempt.state);
  if (!moderating && !assessable.includes(attempt.state))
    refuse(
      'wrong_state',
      'There is nothing to judge on this attempt now. It may have been decided in the meantime; open it again to see.',
    );
  if (moderating) refuseConflicts(principal, attempt, now);
  else refuseForeignAllocation(attempt, principal.userId);

  await takeLease(call, attempt);
  if (attempt.state === 'in_sample') await moveAttempt(queries, attempt, 'claim_moderation');
  if (attempt.state === 'returned') {
    // The next judgement is another one: verdicts on the last would reveal it unseen. What was decided on
    // them is in the decision's audit entry, and every verdict in its history.
    await queries.deleteFrom('verdict').where('attempt_id', '=', attempt.id).execute();
    const version = await moveAttempt(queries, attempt, 'resubmit');
    await moveAttempt(
      queries,
      { ...attempt, state: 'submitted', version },
      'claim_assessment',
      {},
      assessorIs(call),
    );
  }
  if (attempt.state === 'submitted')
    await moveAttempt(queries, attempt, 'claim_assessment', {}, assessorIs(call));
  const claimed = await readAttempt(queries, attempt.id);
  return { data: presentClaim(claimed!, principal) };
}

const assessorIs = ({ principal }: Call) => ({
  assessor_id: principal.userId,
  assessor_name: principal.name,
  allocated_to: principal.userId,
});

/** By the database's clock, which all platform processes share. */
const lease = sql`${sql.lit(leaseHours)} * interval '1 hour'`;

/** One statement decides: the row is taken when it is free, mine or over, and nobody can come between. */
async function takeLease({ queries, principal }: Call, attempt: AttemptRecord): Promise<void> {
  const { rows } = await sql`
    insert into claim (attempt_id, client_id, account_id, person_id, claimed_at, expires_at)
    values (${attempt.id}, ${attempt.client_id}, ${attempt.account_id}, ${principal.userId}, now(), now() + ${lease})
    on conflict (attempt_id) do update set person_id = excluded.person_id, expires_at = excluded.expires_at,
      claimed_at = case when claim.person_id = excluded.person_id then claim.claimed_at else excluded.claimed_at end
    where claim.person_id = excluded.person_id or claim.expires_at <= now()
    returning attempt_id`.execute(queries);
  if (rows.length > 0) return;
  const held = await readAttempt(queries, attempt.id);
  const until = held?.expires_at?.toLocaleTimeString('en-ZA', {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Africa/Johannesburg',
  });
  refuse(
    'claimed_by_another',
    `${held?.claim_person_name ?? 'Somebody else'} is working on this until ${until ?? 'later'}. You can read it, and claim it when it is free.`,
    {
      current: held && presentClaim(held, principal),
    },
  );
}

/** Gives a claim back by hand; drafts and verdicts stay. */
export async function releaseAttempt(call: Call) {
  const { queries, principal } = call;
  const attempt = await openAttempt(call);
  requireClaim(attempt, principal.userId);
  await queries.deleteFrom('claim').where('attempt_id', '=', attempt.id).execute();
  if (attempt.state === 'moderating') await moveAttempt(queries, attempt, 'release_moderation');
  if (attempt.state === 'assessing') await moveAttempt(queries, attempt, 'release_assessment');
  return {};
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

function refuseForeignAllocation(attempt: AttemptRecord, personId: string): void {
  if (attempt.allocated_to && attempt.allocated_to !== personId)
    refuse(
      'not_allowed',
      'This assessment is allocated to another assessor. Ask for it to be allocated to you.',
    );
}

/** Renews the lease while its holder works, so that it ends only after eight hours of nothing. */
export const renewClaim = ({ queries, principal }: Call, attemptId: string) =>
  queries
    .updateTable('claim')
    .set({ expires_at: sql<Date>`now() + ${lease}` })
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', principal.userId)
    .execute();

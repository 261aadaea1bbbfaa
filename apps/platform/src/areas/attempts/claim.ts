import { sql } from 'kysely';
import { dueStates } from '../../attempts/attempt-conditions.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { requireClaim, takeLease } from '../../attempts/claims.ts';
import { assessingConflictsFor, refuseConflict, refuseConflicts } from '../../attempts/conflicts.ts';
import { freezeEvidence } from '../../attempts/freeze-evidence.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { moveAttempt, moveBack, refuseStale } from '../../attempts/transitions.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

const moderatable = ['in_sample', 'moderating'];
const atWork = ['moderating', 'assessing'];

/** Claims an attempt for eight hours, or renews the own claim. */
export async function claimAttempt(call: Call<'claimAttempt'>) {
  const { queries, principal, now } = call;
  const attempt = await openAttempt(call);
  const moderating = moderatable.includes(attempt.state);
  if (!moderating && !dueStates.includes(attempt.state))
    refuse(
      'wrong_state',
      'There is nothing to judge on this attempt now. It may have been decided in the meantime; open it again to see.',
    );
  if (moderating) refuseConflicts(principal, attempt, now);
  else {
    refuseConflict(assessingConflictsFor(principal, attempt, now)[0]);
    refuseForeignAllocation(attempt, principal.userId);
  }

  // Of two at once the lease decides; whoever does not get it is told so before they are told that something moved.
  const [lease, moderated] = await Promise.all([
    takeLease(call, attempt),
    attempt.state === 'in_sample' ? moveAttempt(queries, attempt, 'claim_moderation') : undefined,
    atWork.includes(attempt.state) ? refuseMoved(call, attempt) : undefined,
  ]);
  // The next judgement is another one: verdicts on the last would reveal it unseen, also where the learner handed the
  // work in again. What was decided on them is in the decision, and every verdict in its history.
  if (!moderating && attempt.decision_kind === 'referred_back') {
    await queries.deleteFrom('verdict').where('attempt_id', '=', attempt.id).execute();
    // All of it is moderated then, also where it was reopened in part before.
    await queries
      .updateTable('attempt')
      .set({ reopened_outcome_ids: null })
      .where('id', '=', attempt.id)
      .execute();
  }
  let version = moderated ?? attempt.version;
  if (attempt.state === 'returned') {
    const handedIn = await moveAttempt(queries, attempt, 'resubmit');
    await freezeEvidence(queries, attempt.id, now);
    version = await moveAttempt(
      queries,
      { ...attempt, state: 'submitted', version: handedIn },
      'claim_assessment',
      {},
      assessorIs(call),
    );
  }
  if (attempt.state === 'submitted')
    version = await moveAttempt(queries, attempt, 'claim_assessment', {}, assessorIs(call));
  return {
    data: {
      state: moderating ? ('moderating' as const) : ('assessing' as const),
      version,
      moderator: { id: principal.userId, name: principal.name },
      claimedAt: lease.claimed_at,
      expiresAt: lease.expires_at,
      mine: true,
    },
  };
}

/** Nothing is moved where somebody was at work already, who may have signed since it was read. */
async function refuseMoved({ queries }: RequestContext, { id, version }: AttemptRecord): Promise<void> {
  const { rows } = await sql`select from attempt where id = ${id} and version = ${version} for share`.execute(
    queries,
  );
  if (rows.length === 0) await refuseStale(queries, id);
}

const assessorIs = ({ principal }: RequestContext) => ({
  assessor_id: principal.userId,
  assessor_name: principal.name,
  allocated_to: principal.userId,
});

/** Gives a claim back by hand; drafts and verdicts stay. */
export async function releaseAttempt(call: Call<'releaseAttempt'>) {
  const { queries, principal } = call;
  const attempt = await openAttempt(call);
  requireClaim(attempt, principal.userId);
  await queries.deleteFrom('claim').where('attempt_id', '=', attempt.id).execute();
  await moveBack(queries, attempt);
  return {};
}

function refuseForeignAllocation(attempt: AttemptRecord, personId: string): void {
  if (attempt.allocated_to && attempt.allocated_to !== personId)
    refuse(
      'not_allowed',
      'This assessment is allocated to another assessor. Ask for it to be allocated to you.',
    );
}

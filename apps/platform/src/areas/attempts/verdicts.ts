import { sql } from 'kysely';
import { isChangeAfterReveal, passes, resultRefusal } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { writeLast } from '../../kernel/write-last.ts';
import { audit } from '../../attempts/audit.ts';
import { renewClaim, requireClaim } from '../../attempts/claims.ts';
import { refuseConflicts } from '../../attempts/conflicts.ts';
import { courseOfAttempt, judgedOutcomes, outcomesShown } from '../../attempts/outcomes.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { isJudgedAnew, lastReferral } from '../../attempts/referrals.ts';

/**
 * Stores the moderator's own verdict on one outcome; only then is the assessor's judgement answered.
 * A later change of the result is recorded as a change after the reveal.
 */
export async function recordVerdict(call: Call<'recordVerdict'>) {
  const { queries, principal, params, body, now } = call;
  const { id, outcomeId } = params;
  // They travel together, one behind the other. With the claim renewed a second window of the same person waits, and who signs, too: what
  // is read behind it still holds when it is written. A refusal takes the renewal back.
  const [, attempt, judged] = await Promise.all([
    renewClaim(call, id),
    openAttempt(call),
    judgedOutcomes(queries, id, principal.userId, courseOfAttempt(id)),
  ]);
  if (attempt.state !== 'moderating')
    refuse(
      attempt.state === 'in_sample' ? 'claim_needed' : 'wrong_state',
      'Verdicts are recorded while you moderate. Claim the attempt first.',
    );
  requireClaim(attempt, principal.userId);
  refuseConflicts(principal, attempt, now);
  if (attempt.reopened_outcome_ids?.includes(outcomeId) === false)
    refuse(
      'wrong_state',
      'This outcome was not reopened, so the verdict on it stands. Nothing was changed; judge those that were.',
    );
  const { scale } = judged.outcomes.find((each) => each.id === outcomeId) ?? refuse('not_found');
  const refused = resultRefusal(scale, body.result);
  if (refused) refuse('invalid_input', refused.sentence);
  const before = judged.verdicts.find((each) => each.outcome_id === outcomeId);
  const changed = isChangeAfterReveal(before?.result, body.result);
  // Whoever judged it before has seen what the assessor found, where that is not judged anew.
  const isAfterReveal = before !== undefined || (await hasSeen(call, attempt));
  const verdict = {
    client_id: attempt.client_id,
    account_id: attempt.account_id,
    attempt_id: attempt.id,
    outcome_id: outcomeId,
    moderator_id: principal.userId,
    result: body.result,
    passed: passes(scale, body.result),
    comment: body.comment,
    changed_after_reveal: changed || before?.changed_after_reveal === true,
    recorded_at: changed || !before ? now : before.recorded_at,
  };
  const { changed_after_reveal, recorded_at, ...given } = verdict;
  if (!before || changed || before.comment !== body.comment)
    await writeLast(
      call,
      queries
        .insertInto('verdict')
        .values(verdict)
        .onConflict((conflict) =>
          conflict.columns(['attempt_id', 'outcome_id', 'moderator_id']).doUpdateSet({
            result: verdict.result,
            passed: verdict.passed,
            comment: verdict.comment,
            changed_after_reveal,
            recorded_at,
          }),
        ),
      queries.insertInto('verdict_history').values({ ...given, after_reveal: isAfterReveal, at: now }),
    );
  if (changed && before) {
    const subject = { kind: 'attempt', id: attempt.id, accountId: attempt.account_id } as const;
    const detail = { outcomeId, from: before.result, to: body.result };
    await audit(queries, principal, 'verdict changed after reveal', subject, detail, now, call);
  }
  const verdicts = [...judged.verdicts.filter((each) => each !== before), verdict];
  const outcomes = outcomesShown(attempt, principal, principal.userId, { ...judged, verdicts });
  return { data: outcomes.find((each) => each.id === outcomeId) ?? refuse('not_found') };
}

/** Whether the caller gave a verdict on the judgement before its outcome was reopened, or the work was referred back. */
async function hasSeen(
  { queries, principal, params }: Call<'recordVerdict'>,
  attempt: AttemptRecord,
): Promise<boolean> {
  const { reopened_outcome_ids: reopened, decision_kind: last } = attempt;
  if (!reopened && last !== 'referred_back') return false;
  const anew = sql`exists (select from (${lastReferral(sql`h.attempt_id`)}) r where ${isJudgedAnew(sql`h.outcome_id`)})`;
  const { rows } = await sql`
    select from verdict_history h where h.attempt_id = ${attempt.id}::uuid and h.outcome_id = ${params.outcomeId}::uuid
      and h.moderator_id = ${principal.userId}::uuid ${reopened ? sql`` : sql`and not ${anew}`} limit 1`.execute(
    queries,
  );
  return rows.length > 0;
}

import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { judgedBlind } from '../../attempts/appeals/judged-appeal.ts';
import { outcomesAlone, verdictsOf } from '../../attempts/outcomes.ts';
import { referralsOf } from '../../attempts/referrals.ts';
import type { ReferralRow } from '../../attempts/referrals.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { readableAttempt } from './readable-attempt.ts';

/** What was asked when work was referred back, what was answered and what is new since. */
export async function listReferrals(call: Call<'listReferrals'>) {
  const { queries, principal } = call;
  const attempt = await readableAttempt(call);
  const isLearner = attempt.learner_id === principal.userId;
  const [rows, outcomes, answers, known] = await Promise.all([
    referralsOf(queries, attempt.id),
    outcomesAlone(queries, attempt.course_id),
    queries
      .selectFrom('referral_answer')
      .selectAll()
      .where('attempt_id', '=', attempt.id)
      .orderBy('answered_at')
      .execute(),
    knownOutcomes(call, attempt),
  ]);
  const isKept = (await judgedBlind(queries, principal)).has(attempt.id);
  const titleOf = new Map(outcomes.map(({ id, code, title }) => [id, `${code} ${title}`]));
  const answersTo = (referral: ReferralRow, place: number) =>
    answers
      .filter((each) => each.decision_id === referral.id && each.action === place)
      .map((each) => ({
        id: each.id,
        by: { id: each.person_id, name: each.person_name },
        text: each.body,
        evidenceIds: each.evidence_ids,
        at: each.answered_at,
      }));
  return {
    data: {
      referrals: rows.map((row) => ({
        id: row.id,
        moderator: { id: row.moderator_id, name: row.moderator_name },
        at: row.signed_at,
        reason: isLearner || isKept ? null : row.reason,
        actions: row.actions
          .map((action, place) => ({
            ...action,
            place,
            outcome: titleOf.get(action.outcomeId) ?? '',
            answers: answersTo(row, place),
          }))
          .filter(({ to }) => !isLearner || to === 'learner'),
        newEvidenceIds: row.added.map(({ id }) => id),
        earlier:
          isLearner || isKept
            ? []
            : (row.judged ?? []).filter(
                ({ outcomeId }) => row.moderator_id === principal.userId || known(outcomeId),
              ),
      })),
    },
  };
}

/**
 * Whether the caller may know what was judged of an outcome before: whoever judges blind knows it with their own verdict,
 * for a judgement of before tells much of the one of now.
 */
async function knownOutcomes(
  { queries, principal }: RequestContext,
  attempt: AttemptRecord,
): Promise<(outcomeId: string) => boolean> {
  if (!isBlindFor(attempt, principal)) return () => true;
  const verdicts = await verdictsOf(queries, attempt.id, principal.userId);
  return (outcomeId) => verdicts.some((each) => each.outcome_id === outcomeId);
}

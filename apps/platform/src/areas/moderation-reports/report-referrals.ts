import { sql } from 'kysely';
import type { ReferralAction, Result } from '@moderator/contract/types';
import type { CourseScale } from '../../attempts/outcomes.ts';
import { judgedColumns } from '../../attempts/standing-results.ts';
import type { Queries } from '../../database/database.ts';
import { scaledOutcomes } from './report-rows.ts';
import type { DecidedRow, OutcomeRow } from './report-rows.ts';

/** A decision that referred work back before the one that stands, with what was judged then and what was answered. */
export interface EarlierReferral {
  attempt_id: string;
  moderator_id: string;
  moderator_name: string;
  reason: string;
  actions: ReferralAction[];
  /** Null for decisions that were signed before it was kept. */
  judged: { outcomeId: string; judgement: Result | null }[] | null;
  blind: Record<string, Result>;
  answers: { action: number; by: string; text: string; at: string }[];
  signed_at: Date;
}

/** What was referred back of these attempts before the decisions that stand, the first referral first. */
export async function earlierReferrals(
  queries: Queries,
  batchId: string,
  decided: readonly DecidedRow[],
): Promise<EarlierReferral[]> {
  const { rows } = await sql<EarlierReferral>`
    select r.attempt_id, r.moderator_id, r.reason, r.actions, r.judged, r.signed_at,
      coalesce(person.body ->> 'name' || ' ' || (person.body ->> 'surname'), '') as moderator_name,
      coalesce((select jsonb_object_agg(v.outcome_id, v.result) from (
        select distinct on (h.outcome_id) h.outcome_id, h.result from verdict_history h
        where h.attempt_id = r.attempt_id and h.moderator_id = r.moderator_id and not h.after_reveal and h.at <= r.signed_at
        order by h.outcome_id, h.id desc) v), '{}') as blind,
      coalesce((select jsonb_agg(jsonb_build_object('action', answer.action, 'by', answer.person_name, 'text', answer.body,
          'at', answer.answered_at) order by answer.answered_at)
        from referral_answer answer where answer.decision_id = r.id), '[]') as answers
    from decision r
    left join document person on person.kind = 'users' and person.id = r.moderator_id
    where r.batch_id = ${batchId}::uuid and r.kind = 'referred_back'
      and r.attempt_id = any(${decided.map((row) => row.attempt_id)}::uuid[])
      and r.id <> all(${decided.map((row) => row.decision_id)}::uuid[])
    order by r.signed_at, r.id`.execute(queries);
  return rows;
}

/**
 * What a report says of the referrals of one attempt: of each outcome that something was asked of, that was found otherwise or
 * that was judged otherwise afterwards, what it was then and what it became.
 */
export function reportReferrals(
  referrals: readonly EarlierReferral[],
  outcomes: readonly OutcomeRow[],
  course: CourseScale,
) {
  const scaled = scaledOutcomes(outcomes, course);
  const judgedIn = (referral: EarlierReferral | undefined, outcome: OutcomeRow) =>
    referral
      ? (referral.judged?.find(({ outcomeId }) => outcomeId === outcome.outcome_id)?.judgement ?? null)
      : outcome.assessor;
  return referrals.map((referral, place) => {
    const found = outcomes.map((outcome) => ({
      outcomeId: outcome.outcome_id,
      code: outcome.code,
      title: outcome.title,
      assessor: judgedIn(referral, outcome),
      blind: referral.blind[outcome.outcome_id] ?? null,
      became: judgedIn(referrals[place + 1], outcome),
    }));
    const judged = judgedColumns(
      course,
      scaled,
      found.map(({ outcomeId, assessor }) => ({ outcomeId, result: assessor })),
    );
    return {
      moderator: { id: referral.moderator_id, name: referral.moderator_name },
      signedAt: referral.signed_at,
      reason: referral.reason,
      assessed: judged.judged_result,
      assessedPassed: judged.judged_passed,
      outcomes: found.filter(
        ({ outcomeId, assessor, blind, became }) =>
          (referral.judged && (assessor !== became || (blind !== null && blind !== assessor))) ||
          referral.actions.some((action) => action.outcomeId === outcomeId),
      ),
      actions: referral.actions.map((action, index) => {
        const outcome = outcomes.find((each) => each.outcome_id === action.outcomeId);
        return {
          ...action,
          outcome: outcome ? `${outcome.code} ${outcome.title}` : '',
          answers: referral.answers
            .filter((answer) => answer.action === index)
            .map(({ by, text, at }) => ({ by, text, at: new Date(at) })),
        };
      }),
    };
  });
}

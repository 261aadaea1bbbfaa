import { sql } from 'kysely';
import type { Result, Scale } from '@moderator/contract/types';
import { compareVerdict, measureOf, twoResults, valueOf } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import type { AttemptRecord } from '../attempt-record.ts';
import { isJudgedAnew, lastReferral } from '../referrals.ts';

interface Found {
  outcomeId: string;
  result: Result | null;
}

/** What a decision is signed over. */
interface DecisionFacts {
  judgements: readonly Found[];
  verdicts: readonly Found[];
  scales: ReadonlyMap<string, Scale>;
  tolerance: number;
}

/** The verdicts of a decision that were given before the judgement was shown, by outcome. */
export type BlindVerdicts = ReadonlyMap<string, Result>;

/**
 * Keeps the pairs of a decision in its transaction: each outcome that the assessor judged and the moderator judged
 * blind; of a reopened attempt those alone that were judged anew by somebody who had not seen the judgement, and of one
 * that was referred back those whose judgement is a new one, since the others are pairs of the decision before.
 */
export async function keepPairs(
  queries: Queries,
  attempt: AttemptRecord,
  decision: { id: string; moderatorId: string; signedAt: Date },
  { judgements, verdicts, scales, tolerance }: DecisionFacts,
  blind: BlindVerdicts,
): Promise<void> {
  const rows = judgements.flatMap(({ outcomeId, result: judged }) => {
    const verdict = blind.get(outcomeId);
    if (judged === null || verdict === undefined) return [];
    const scale = scales.get(outcomeId) ?? twoResults;
    const signed = verdicts.find((each) => each.outcomeId === outcomeId)?.result ?? verdict;
    return [
      {
        decision_id: decision.id,
        outcome_id: outcomeId,
        client_id: attempt.client_id,
        account_id: attempt.account_id,
        batch_id: attempt.batch_id,
        attempt_id: attempt.id,
        course_id: attempt.course_id,
        site_id: attempt.site_id,
        assessor_id: attempt.assessor_id,
        assessor_name: attempt.assessor_name,
        moderator_id: decision.moderatorId,
        decided_at: decision.signedAt,
        judged,
        blind: verdict,
        measure: JSON.stringify(measureOf(scale)),
        judged_value: valueOf(scale, judged),
        blind_value: valueOf(scale, verdict),
        agrees: compareVerdict(verdict, judged, { scale, tolerance }) === 'agrees',
        changed: verdict !== signed,
      },
    ];
  });
  if (rows.length > 0) await queries.insertInto('judgement_pair').values(rows).execute();
}

/**
 * The verdicts that a moderator gave before each judgement was shown; a judgement anew has its own. It needs nothing of the attempt
 * but its id. Where the policy of the batch shows judgements from the start none of them was blind.
 */
export async function blindVerdicts(
  queries: Queries,
  attemptId: string,
  moderatorId: string,
): Promise<BlindVerdicts> {
  const { rows } = await sql<{ outcome_id: string; result: Result }>`
    select distinct on (v.outcome_id) v.outcome_id, v.result
    from verdict_history v join attempt a on a.id = v.attempt_id
    left join lateral (${lastReferral(sql`a.id`)}) r on a.reopened_outcome_ids is null
    where v.attempt_id = ${attemptId} and v.moderator_id = ${moderatorId} and not v.after_reveal
      and (a.reopened_outcome_ids is null or v.outcome_id = any(a.reopened_outcome_ids)
        and v.at >= (select max(reopened_at) from reopening where reopening.attempt_id = a.id))
      and (r.id is null or v.at > r.signed_at and ${isJudgedAnew(sql`v.outcome_id`)})
    order by v.outcome_id, v.id desc`.execute(queries);
  return new Map(rows.map((row) => [row.outcome_id, row.result]));
}

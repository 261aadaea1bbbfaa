import { sql } from 'kysely';
import { isUnexplainedDifference } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import type { SampleRow } from './sample-rows.ts';

interface Found {
  attempt_id: string;
  outcome_id: string;
  outcome: string;
  assessor: string | null;
  moderator: string | null;
}

/** What assessor and moderator found of each outcome; a moderator who did not look at an attempt has no result of it. */
export async function foundOf(queries: Queries, attemptIds: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select a.id as attempt_id, o.id as outcome_id, o.code || ' ' || o.title as outcome, j.result as assessor, v.result as moderator
    from attempt a join outcome o on o.course_id = a.course_id
    left join judgement j on j.attempt_id = a.id and j.outcome_id = o.id
    left join lateral (select moderator_id from decision d where d.attempt_id = a.id order by signed_at desc limit 1) d on true
    left join verdict v on v.attempt_id = a.id and v.outcome_id = o.id and v.moderator_id = d.moderator_id
    where a.id = any(${[...attemptIds]}::uuid[]) order by a.id, o.position`.execute(queries);
  return rows;
}

/**
 * How many results of a sample differ from those that stand, without a word. Nothing is counted before all of it is judged, for
 * it would tell of a result that is still to be given.
 */
export async function unexplainedDifferences(
  queries: Queries,
  sample: readonly SampleRow[],
): Promise<number> {
  if (sample.some((row) => row.judged_at === null)) return 0;
  const found = await foundOf(
    queries,
    sample.map((row) => row.attempt_id),
  );
  return sample.flatMap((row) =>
    (row.results ?? []).filter(({ outcomeId, result, comment }) => {
      const of = found.find((each) => each.attempt_id === row.attempt_id && each.outcome_id === outcomeId);
      return isUnexplainedDifference({ result, comment, standing: of?.moderator ?? of?.assessor ?? null });
    }),
  ).length;
}

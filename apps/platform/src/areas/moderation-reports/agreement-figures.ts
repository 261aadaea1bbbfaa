import { sql } from 'kysely';
import { countPairs } from '../../attempts/agreement/counted-pairs.ts';
import type { CountedPairs } from '../../attempts/agreement/counted-pairs.ts';
import { figuresBy, figuresOfAll } from '../../attempts/agreement/figures.ts';
import type { Queries } from '../../database/database.ts';
import { grouped } from '../../kernel/grouped.ts';
import type { DecidedRow, OutcomeRow } from './report-rows.ts';

type Figures = ReturnType<typeof figuresOfAll>[number]['agreement'];

/**
 * Figures of a report, computed from all pairs of its attempts (rule 7): those of its decisions, and of those before them
 * that were reopened or referred the work back, unless an earlier report has told them.
 */
export async function agreementFigures(
  queries: Queries,
  batchId: string,
  decided: readonly DecidedRow[],
  since: Date | null,
) {
  const where = sql`p.batch_id = ${batchId}::uuid and p.attempt_id = any(${decided.map((row) => row.attempt_id)}::uuid[])
    and (${since}::timestamptz is null or p.decided_at > ${since})`;
  const assessors = await countPairs(queries, {
    where,
    key: sql`coalesce(p.assessor_id::text, p.assessor_name)`,
  });
  const outcomes = await countPairs(queries, { where, key: sql`p.outcome_id` });
  return {
    all: figuresOfAll(assessors).map(({ agreement }) => agreement),
    byAssessor: byKey(assessors),
    byOutcome: byKey(outcomes),
  };
}

const byKey = (counted: readonly CountedPairs[]): Map<string, Figures[]> =>
  new Map(
    grouped(figuresBy(counted), ({ key }) => key).map(([key, some]) => [
      key,
      some.map(({ agreement }) => agreement),
    ]),
  );

/** Whether the verdict that was signed is another than the one given before the judgement was shown. */
export const isChanged = ({ blind, moderator }: OutcomeRow): boolean =>
  blind !== null && moderator !== null && blind !== moderator;

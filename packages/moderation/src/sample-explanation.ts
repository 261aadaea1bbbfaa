import type { SampleReason, SampleRow, SamplingPolicy } from './sampling-policy.ts';

/** What a person needs to repeat a draw and to see why the sample has its size. */
export interface SampleExplanation {
  seed: string;
  /** How the order came about, by the name under which anybody can look it up. */
  method: 'HMAC-SHA-256';
  /** Attempts in the batch. */
  batchSize: number;
  /** Per cent, as in the policy. */
  percentage: number;
  minimum: number;
  /**
   * Rows by reason; a row with two reasons counts under both. Counts of *not yet competent* and its like
   * tell results apart: while a course is blind they are not for its moderators.
   */
  byReason: Partial<Record<SampleReason, number>>;
  /** For the report: how the sample was drawn; says nothing of results. */
  sentence: string;
}

/** Counts and words for a draw that has been made; `rows` are all rows of the batch. */
export function explainSample(
  seed: string,
  policy: SamplingPolicy,
  rows: readonly SampleRow[],
): SampleExplanation {
  const byReason: Partial<Record<SampleReason, number>> = {};
  for (const { reasons } of rows)
    for (const reason of reasons) byReason[reason] = (byReason[reason] ?? 0) + 1;
  const sampled = rows.filter((row) => row.sampled).length;
  const { percentage, minimum } = policy;
  const rules = policy.alwaysInclude.length > 0 ? ', and whatever the policy always includes' : '';
  return {
    seed,
    method: 'HMAC-SHA-256',
    batchSize: rows.length,
    percentage,
    minimum,
    byReason,
    sentence:
      `${sampled} of ${rows.length} attempts: ${percentage} % of the batch and at least ${minimum}, ` +
      `in the order of a keyed hash (HMAC-SHA-256) of each attempt with the seed ${seed}${rules}.`,
  };
}

import { fewestOpinions } from '@moderator/learning';
import type { OpinionCounts, OpinionsOf } from '@moderator/learning';

/** Answers without anybody, of a survey or of one of its sites. */
export interface OpinionBox {
  site_id: string;
  pool: OpinionsOf[];
  counted: number;
  counts: OpinionCounts;
}

/** What comes in at the last moment is in by then, so that what is shown once it is over stays the same. */
export const settlingMs = 60_000;

/** A box with what of it is shown. */
export interface ToldBox extends OpinionBox {
  /** Answers that are shown of it. */
  many: number;
  /** Answers of it that are in no block yet and are shown all the same. */
  rest: OpinionsOf[];
}

/**
 * What is shown of boxes. While people answer, blocks alone: the next one adds five answers, which nobody can tell from five
 * others. Afterwards the rest as well: of each box that has five, and of those with fewer if they have five together.
 */
export function toldBoxes(boxes: readonly OpinionBox[], isSettled: boolean): ToldBox[] {
  const blocksAlone = boxes.map((box) => ({ ...box, many: box.counted, rest: [] }));
  if (!isSettled) return blocksAlone;
  const all = boxes.map((box) => ({ ...box, many: box.counted + box.pool.length, rest: box.pool }));
  const large = all.filter(({ many }) => many >= fewestOpinions);
  const small = all.filter(({ many }) => many < fewestOpinions);
  const together = small.reduce((sum, { many }) => sum + many, 0);
  return together >= fewestOpinions ? all : large;
}

/** Counts of some answers with those of others. */
export function mergedCounts(one: OpinionCounts, other: OpinionCounts): OpinionCounts {
  const sum: Record<string, Record<string, number>> = structuredClone(one);
  for (const [questionId, of] of Object.entries(other))
    for (const [value, many] of Object.entries(of)) {
      const into = (sum[questionId] ??= {});
      into[value] = (into[value] ?? 0) + many;
    }
  return sum;
}

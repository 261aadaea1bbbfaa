import type { Measure } from './measure.ts';
import type { Pair } from './tally.ts';

export const twoResults: Measure = { kind: 'two_results' };
export const marks: Measure = { kind: 'marks', maximum: 100 };
export const ladder = (count: number): Measure => ({
  kind: 'levels',
  levels: Array.from({ length: count }, (_, place) => `Level ${place}`),
});

/** The pairs of a table of counts, row by row. */
export const pairsOf = (table: readonly (readonly number[])[]): Pair[] =>
  table.flatMap((row, assessor) =>
    row.flatMap((count, moderator) => Array.from({ length: count }, (): Pair => [assessor, moderator])),
  );

import { meanOfSums, medianOf, share } from '@moderator/learning';
import { progressStatuses } from '@moderator/contract/options';
import type { CountFigures, ProgressFigures } from '@moderator/contract/types';
import type { Question } from './question.ts';
import type { Sums } from './sums.ts';

/** What happened in some parts of the days, and what had happened by their end. */
export interface Counted {
  during: (measure: string) => number;
  byEnd: (measure: string) => number;
  /** Values behind a measure that has them in its name: `days:12`. */
  valuesDuring: (measure: string) => [number, number][];
  valuesByEnd: (measure: string) => [number, number][];
}

/**
 * Sums as figures read them.
 * @param first the first part that belongs to them, and `last` the last; 0 is all that was before
 */
export function counted(sums: Sums, first: number, last: number): Counted {
  const over = (from: number) => {
    const total = new Map<string, number>();
    for (const part of sums.slice(from, last + 1))
      for (const [measure, amount] of part) total.set(measure, (total.get(measure) ?? 0) + amount);
    return total;
  };
  const [during, byEnd] = [over(first), over(0)];
  const values = (of: ReadonlyMap<string, number>) => (measure: string) =>
    [...of].flatMap(([name, amount]): [number, number][] =>
      name.startsWith(`${measure}:`) ? [[Number(name.slice(measure.length + 1)), amount]] : [],
    );
  return {
    during: (measure) => during.get(measure) ?? 0,
    byEnd: (measure) => byEnd.get(measure) ?? 0,
    valuesDuring: values(during),
    valuesByEnd: values(byEnd),
  };
}

const resultsOf = ({ during, byEnd }: Counted) => ({
  passed: during('passed'),
  failed: during('failed'),
  awaitingModeration: byEnd('status:AwaitingModeration'),
});

/** How many registrations stand where. */
export const countFigures = (sums: Counted, { people }: Pick<Question, 'people'>): CountFigures => ({
  people: people ? sums.byEnd('people') : null,
  registered: sums.during('registered'),
  started: sums.during('started'),
  finished: sums.during('finished'),
  overdue: sums.byEnd('overdue'),
  missed: sums.during('missed'),
  ...resultsOf(sums),
  statuses: progressStatuses.map((status) => ({ status, count: sums.byEnd(`status:${status}`) })),
});

/** How far people are with what they are registered on. */
export function progressFigures(sums: Counted): ProgressFigures {
  const { during, byEnd, valuesDuring, valuesByEnd } = sums;
  const results = resultsOf(sums);
  const percents = valuesByEnd('percent');
  const done = percents.reduce((sum, [percent, count]) => sum + percent * count, 0);
  const progress = meanOfSums({ n: many(percents), sum: done, squares: 0 });
  return {
    completionRate: share(byEnd('finished'), byEnd('available')),
    progress: progress && progress.mean,
    onTimeRate: share(during('onTime'), during('due')),
    missedRate: share(during('missed'), during('closed')),
    passRate: share(results.passed, results.passed + results.failed),
    ...results,
    averageScore: meanOfSums({
      n: during('scores'),
      sum: during('scoreSum'),
      squares: during('scoreSquares'),
    }),
    daysToFinish: medianOf(valuesDuring('days')),
    distribution: Array.from({ length: 10 }, (_, tenth) =>
      many(percents.filter(([percent]) => Math.min(9, Math.floor(percent / 10)) === tenth)),
    ),
  };
}

const many = (values: readonly [number, number][]): number =>
  values.reduce((sum, [, count]) => sum + count, 0);

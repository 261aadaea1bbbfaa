import { agreementOf, together, trendOf } from '@moderator/moderation';
import type { Tally } from '@moderator/moderation';
import { grouped } from '../../kernel/grouped.ts';
import type { CountedPairs } from './counted-pairs.ts';

const tallyOf = ([first, ...others]: readonly [CountedPairs, ...CountedPairs[]]): Tally =>
  together([first.tally, ...others.map(({ tally }) => tally)]);

/**
 * Figures of counted pairs, by what they have in common: one for each key and measure, those with most pairs first,
 * with how they came about month by month.
 */
export const figuresBy = (counted: readonly CountedPairs[]) =>
  grouped(counted, ({ key, tally }) => `${key} ${JSON.stringify(tally.measure)}`)
    .map(([name, some]) => ({
      name,
      key: some[0].key,
      agreement: {
        ...agreementOf(tallyOf(some)),
        changed: some.reduce((sum, each) => sum + each.changed, 0),
      },
      months: trendOf(
        grouped(some, ({ month }) => month)
          .map(([month, ofMonth]) => ({ month, ...tallyOf(ofMonth) }))
          .toSorted((one, other) => (one.month < other.month ? -1 : 1))
          .map(({ month, pairs, agreed }) => ({ month, pairs, agreed })),
      ),
    }))
    .toSorted((one, other) => other.agreement.pairs - one.agreement.pairs || (one.name < other.name ? -1 : 1))
    .map(({ key, agreement, months }) => ({ key, agreement, months }));

/** The figures of all of them, one for each measure. */
export const figuresOfAll = (counted: readonly CountedPairs[]) =>
  figuresBy(counted.map((each) => ({ ...each, key: '' })));

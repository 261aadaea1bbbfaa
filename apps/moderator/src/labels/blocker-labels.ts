import { plural, t } from '@lingui/core/macro';
import type { BatchSummary } from '@moderator/contract/types';
import { isInEnglish } from '@/i18n/i18n.ts';

/** What stands between a batch and its report: in the platform's sentences, or from the same numbers. */
export function blockerLabels(batch: Pick<BatchSummary, 'blockers' | 'state' | 'undecided'>): string[] {
  if (batch.blockers.length === 0 || isInEnglish()) return batch.blockers;
  if (batch.state === 'collecting') return [t`The sample has not been drawn yet.`];
  if (batch.undecided === 0) return [t`Attempts of other sites are not decided yet.`];
  if (batch.state === 'reported')
    return [
      plural(batch.undecided, {
        one: 'One attempt that came back or was reopened waits for a new decision.',
        other: '# attempts that came back or were reopened wait for a new decision.',
      }),
    ];
  return [
    plural(batch.undecided, {
      one: 'One attempt of the sample is not decided yet.',
      other: '# attempts of the sample are not decided yet.',
    }),
  ];
}

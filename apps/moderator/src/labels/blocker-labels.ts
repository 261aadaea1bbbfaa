import { plural, t } from '@lingui/core/macro';
import type { BatchSummary } from '@moderator/contract/types';
import { isInEnglish } from '@/i18n/i18n.ts';

/** What stands between a batch and its report: in the platform's sentences, or from the same numbers. */
export function blockerLabels(
  batch: Pick<BatchSummary, 'blockers' | 'state' | 'sampleSize' | 'decided'>,
): string[] {
  if (batch.blockers.length === 0 || isInEnglish()) return batch.blockers;
  if (batch.state === 'collecting') return [t`The sample has not been drawn yet.`];
  return [
    plural(batch.sampleSize - batch.decided, {
      one: 'One attempt of the sample is not decided yet.',
      other: '# attempts of the sample are not decided yet.',
    }),
  ];
}

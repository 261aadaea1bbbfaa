import { plural, t } from '@lingui/core/macro';
import type { Batch, ModerationReport } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { isInEnglish } from '@/i18n/i18n.ts';
import { shortDate } from '@/ui/relative-time.ts';

type DrawingLabels = { scope: string; sampling: string };

function periodLabel({ from, to }: Batch['selection']): string {
  if (from && to) return t`Assessed from ${shortDate(from)} to ${shortDate(to)}.`;
  if (from) return t`Assessed from ${shortDate(from)}.`;
  return to ? t`Assessed until ${shortDate(to)}.` : '';
}

/**
 * What the report is about and how its sample was drawn. The report keeps the platform's English sentences,
 * for those are signed; in other languages the same is said from the numbers of its batch.
 */
export function drawingLabels(
  report: Pick<ModerationReport, 'scope' | 'sampling'>,
  batch: Batch,
): DrawingLabels {
  if (isInEnglish()) return { scope: report.scope, sampling: report.sampling };
  const { course, size, sampleSize, seed, selection } = batch;
  const { minimum } = batch.policy;
  const share = formatNumber(batch.policy.percentage / 100, { style: 'percent', maximumFractionDigits: 1 });
  const attempts = plural(size, { one: '# attempt', other: '# attempts' });
  const sampled = formatNumber(sampleSize);
  return {
    scope: [t`${course.name}: ${attempts}.`, periodLabel(selection)].filter(Boolean).join(' '),
    sampling:
      seed === null
        ? t`The sample has not been drawn.`
        : t`${sampled} of ${attempts}: ${share} of the batch and at least ${minimum}, in the order of a keyed hash (HMAC-SHA-256) of each attempt with the seed ${seed}; anyone with the seed gets the same sample.`,
  };
}

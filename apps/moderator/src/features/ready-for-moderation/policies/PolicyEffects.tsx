import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SamplingPolicy } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { Button } from '@/ui/Button.tsx';
import { describeError } from '@/ui/describe-error.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { effectQuery } from './queries.ts';

interface PolicyEffectsProps {
  courseId: string | undefined;
  /** What the form says; undefined while something of it is wrong. */
  policy: SamplingPolicy | undefined;
}

/** What the policy would have drawn of the last batches, before it is saved. */
export function PolicyEffects({ courseId, policy }: PolicyEffectsProps) {
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...effectQuery(courseId, policy),
    placeholderData: keepPreviousData,
  });
  return (
    <section
      aria-labelledby="effect"
      aria-live="polite"
      className="rounded-lg bg-sunken p-5 tablet:sticky tablet:top-6"
    >
      <h2 id="effect" className="text-sm text-muted">
        <Trans>On the last three batches</Trans>
      </h2>
      {data ? (
        data.length === 0 ? (
          <p className="mt-2">
            <Trans>No sample was drawn yet that this policy would have been for.</Trans>
          </p>
        ) : (
          <ul className={`mt-2 flex flex-col gap-3 ${isPlaceholderData || !policy ? 'opacity-60' : ''}`}>
            {data.map(({ batch, drawnAt, size, drew, wouldHaveDrawn }) => (
              <li key={batch.id}>
                <p data-numeric className={wouldHaveDrawn === drew ? '' : 'font-medium'}>
                  {effectSentence(drew, wouldHaveDrawn)}
                </p>
                <p className="text-sm text-muted">
                  {batch.name}, {plural(size, { one: '# attempt', other: '# attempts' })},{' '}
                  <RelativeTime value={drawnAt} dated />
                </p>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <>
          <p className="mt-2 mb-3">{describeError(error).message}</p>
          <Button size="small" icon="refresh" onClick={() => void refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      ) : (
        <SkeletonText lines={4} />
      )}
    </section>
  );
}

function effectSentence(drew: number, wouldHaveDrawn: number): string {
  return wouldHaveDrawn === drew
    ? t`Would have drawn ${formatNumber(drew)}, as it did`
    : t`Would have drawn ${formatNumber(wouldHaveDrawn)} instead of ${formatNumber(drew)}`;
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorRecord } from '@moderator/contract/types';
import { percentOf } from '@/attempts/agreement/agreement-labels.ts';
import { formatNumber } from '@/i18n/format.ts';
import { Badge } from '@/ui/Badge.tsx';
import { Part } from './Part.tsx';

type Band = NonNullable<AssessorRecord['band']>;

/** Why the person is in the band. */
function reasonOf({ band, pairs, decided, overturned, leastPairs, watchedFrom }: Band): string {
  if (band === 'new')
    return t`${formatNumber(pairs)} pairs of verdict and judgement so far; from ${formatNumber(leastPairs)} on a record says something.`;
  const rate = percentOf(decided === 0 ? 0 : overturned / decided);
  return band === 'watched'
    ? t`${formatNumber(overturned)} of ${formatNumber(decided)} attempts overturned (${rate}); watched from ${percentOf(watchedFrom / 100)} on.`
    : t`${formatNumber(overturned)} of ${formatNumber(decided)} attempts overturned (${rate}); that is under ${percentOf(watchedFrom / 100)}.`;
}

/** The risk band by the policy of the account, with its reason and what follows from it. */
export const Risk = ({ band }: { band: Band }) => (
  <Part title={t`Risk band`}>
    <p className="flex flex-wrap items-baseline gap-3">
      {band.band === 'watched' ? (
        <Badge tone="warn" shape="bang">
          <Trans>Watched</Trans>
        </Badge>
      ) : band.band === 'new' ? (
        <Badge tone="note" shape="ring">
          <Trans>New</Trans>
        </Badge>
      ) : (
        <Badge tone="good" shape="tick">
          <Trans>Proven</Trans>
        </Badge>
      )}
      <span className="max-w-[60ch]">
        {reasonOf(band)} <Trans>{percentOf(band.percentage / 100)} of the work is drawn.</Trans>
      </span>
    </p>
  </Part>
);

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AssessorRecord } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { Part } from './Part.tsx';

/** How much was assessed in the period, and sampled of that; and what was decided in it, of older work as well. */
export function Work({ work, isOwn }: Pick<AssessorRecord, 'work'> & { isOwn: boolean }) {
  const tiles: [string, string][] = [
    [t`Sampled of assessed`, t`${formatNumber(work.sampled)} of ${formatNumber(work.assessed)}`],
    [t`Upheld`, formatNumber(work.upheld)],
    [t`Overturned`, formatNumber(work.overturned)],
    [t`Referred back`, formatNumber(work.referredBack)],
  ];
  return (
    <Part title={t`Work looked at`}>
      <dl className="flex flex-wrap gap-x-10 gap-y-3">
        {tiles.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold" data-numeric>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        <Trans>Decisions count on the day of their signature, whenever the work was assessed.</Trans>{' '}
        {isOwn ? <Trans>Decisions count here once the report of their batch is signed.</Trans> : null}
      </p>
    </Part>
  );
}

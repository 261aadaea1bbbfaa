import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Batch } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { bandReason, bandWord } from './risk-band-labels.ts';

/** In which band each assessor of a batch is, why, and what share of their work is drawn. */
export function RiskBands({ batch }: { batch: Batch }) {
  if (batch.bands.length === 0) return null;
  return (
    <ul aria-label={t`Risk bands`} className="flex flex-col gap-1">
      {batch.bands.map((each) => (
        <li key={each.assessor.id}>
          <span className="font-medium">{each.assessor.name}</span>: {bandWord(each.band)},{' '}
          <span data-numeric>
            <Trans>{formatNumber(each.percentage)} % drawn</Trans>
          </span>
          <span className="block text-sm text-muted">{bandReason(each, batch.policy.riskBands)}</span>
        </li>
      ))}
    </ul>
  );
}

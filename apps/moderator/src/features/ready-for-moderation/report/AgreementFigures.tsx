import { Trans } from '@lingui/react/macro';
import { t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';

type Agreement = ModerationReport['agreement'];

/** Under this many pairs an interval says more about chance than about people. */
const enoughPairs = 30;

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });
const percent = (share: number) => `${formatNumber(share * 100, digits(1))} %`;
const decimal = (value: number) => formatNumber(value, digits(2));

const Coefficient = ({ name, of }: { name: string; of: NonNullable<Agreement['kappa']> }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd data-numeric>
      <span className="text-xl font-semibold">{decimal(of.value)}</span>
      <span className="ml-2 text-muted">
        <Trans>
          95 % between {decimal(of.low)} and {decimal(of.high)}
        </Trans>
      </span>
    </dd>
  </div>
);

/** How often assessors and moderator judged alike. */
export function AgreementFigures({ agreement }: { agreement: Agreement }) {
  const { pairs, agreed, raw, kappa, ac1 } = agreement;
  if (pairs === 0)
    return (
      <p className="text-muted">
        <Trans>There is no pair of judgements to compare yet.</Trans>
      </p>
    );
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-sm text-muted">
            <Trans>Judged alike</Trans>
          </dt>
          <dd data-numeric>
            <span className="text-xl font-semibold">
              <Trans>
                {formatNumber(agreed)} of {formatNumber(pairs)}
              </Trans>
            </span>
            {raw === null || pairs < enoughPairs ? null : (
              <span className="ml-2 text-muted">{percent(raw)}</span>
            )}
          </dd>
        </div>
        {kappa ? <Coefficient name={t`Cohen's kappa`} of={kappa} /> : null}
        {ac1 ? <Coefficient name={t`Gwet's AC1`} of={ac1} /> : null}
      </dl>
      {pairs < enoughPairs ? (
        <p className="mt-2 text-sm text-muted">
          <Trans>
            Coefficients are shown from {enoughPairs} pairs on; below that, the counts alone say what there is
            to say.
          </Trans>
        </p>
      ) : null}
    </>
  );
}

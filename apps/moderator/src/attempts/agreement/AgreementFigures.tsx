import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Agreement } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import {
  coefficientHint,
  coefficientLabel,
  decimalOf,
  directionLabel,
  fewestPairs,
  measureLabel,
  percentOf,
  probabilityLabel,
} from './agreement-labels.ts';

interface FigureProps {
  name: string;
  hint?: string;
  value: string;
  children?: ReactNode;
}

const Figure = ({ name, hint, value, children }: FigureProps) => (
  <div title={hint}>
    <dt className="text-sm text-muted">{name}</dt>
    <dd data-numeric>
      <span className="text-xl font-semibold">{value}</span>
      {children ? <span className="ml-2 text-muted">{children}</span> : null}
    </dd>
  </div>
);

const Interval = ({ low, high, digits }: { low: number; high: number; digits?: number }) => (
  <Trans>
    95 % between {decimalOf(low, digits)} and {decimalOf(high, digits)}
  </Trans>
);

interface AgreementFiguresProps {
  agreement: readonly Agreement[];
  /** Whether each says what it is of, where nothing else does; told unless it is the usual two results alone. */
  isNamed?: boolean;
}

/** How often assessors and moderators judged alike, for each measure that results were said in. */
export function AgreementFigures({ agreement, isNamed }: AgreementFiguresProps) {
  if (agreement.length === 0)
    return (
      <p className="text-muted">
        <Trans>There is no pair of judgements to compare yet.</Trans>
      </p>
    );
  return (
    <div className="flex flex-col gap-6">
      {agreement.map((each) => (
        <FiguresOfMeasure
          key={JSON.stringify(each.measure)}
          agreement={each}
          isNamed={isNamed ?? (agreement.length > 1 || each.measure.kind !== 'two_results')}
        />
      ))}
    </div>
  );
}

function FiguresOfMeasure({ agreement, isNamed }: { agreement: Agreement; isNamed: boolean }) {
  const { pairs, agreed, raw, coefficients, difference, probability } = agreement;
  return (
    <div>
      {isNamed ? <p className="mb-2 font-medium">{measureLabel(agreement)}</p> : null}
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <Figure name={t`Judged alike`} value={t`${formatNumber(agreed)} of ${formatNumber(pairs)}`}>
          {raw === null ? null : percentOf(raw)}
        </Figure>
        {coefficients.map((each) => (
          <Figure
            key={each.name}
            name={coefficientLabel(each.name)}
            hint={coefficientHint(each.name)}
            value={decimalOf(each.value)}
          >
            <Interval {...each} />
          </Figure>
        ))}
        {difference ? (
          <>
            <Figure
              name={t`Assessors give more by`}
              hint={t`Mean difference of the marks of assessor and moderator; negative where assessors give less.`}
              value={decimalOf(difference.mean.value, 1)}
            >
              <Interval {...difference.mean} digits={1} />
            </Figure>
            <Figure
              name={t`Limits of agreement`}
              hint={t`Between them 95 % of differences are expected.`}
              value={t`${decimalOf(difference.limits.low.value, 1)} to ${decimalOf(difference.limits.high.value, 1)}`}
            />
          </>
        ) : null}
      </dl>
      <p className="mt-2 text-sm text-muted">
        {directionLabel(agreement)}
        {probability === null ? null : <>, {probabilityLabel(probability)}</>}.{' '}
        {pairs < fewestPairs ? (
          <Trans>
            Coefficients are shown from {fewestPairs} pairs on; below that, the counts alone say what there is
            to say.
          </Trans>
        ) : null}
      </p>
    </div>
  );
}

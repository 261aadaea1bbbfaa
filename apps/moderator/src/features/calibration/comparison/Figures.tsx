import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationComparison, RoundAgreement } from '@moderator/contract/types';
import {
  coefficientHint,
  coefficientLabel,
  decimalOf,
  fewestPairs,
  measureLabel,
  percentOf,
} from '@/attempts/agreement/agreement-labels.ts';
import { formatNumber } from '@/i18n/format.ts';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';

const keyOf = ({ measure }: RoundAgreement): string => JSON.stringify(measure);

/** Of all results of one measure: how many agree, in which direction others differ, and the coefficients from thirty on. */
export const FiguresOfRound = ({ agreement }: { agreement: readonly RoundAgreement[] }) => (
  <div className="flex flex-col gap-4">
    {agreement.map((each) => (
      <div key={keyOf(each)}>
        {agreement.length > 1 ? <p className="font-medium">{measureLabel(each)}</p> : null}
        <p data-numeric>
          <span className="text-xl font-semibold">
            {t`${formatNumber(each.agreed)} of ${formatNumber(each.pairs)}`}
          </span>{' '}
          <span className="text-muted">
            <Trans>results agree</Trans>
            {each.raw === null ? null : ` · ${percentOf(each.raw)}`}
          </span>
        </p>
        <p className="text-sm text-muted">
          {directionOf(each)}{' '}
          {each.pairs < fewestPairs ? (
            <Trans>Coefficients are shown from {fewestPairs} results on.</Trans>
          ) : null}
        </p>
        {each.coefficients.length > 0 ? (
          <dl className="mt-2 flex flex-wrap gap-x-10 gap-y-2">
            {each.coefficients.map(({ name, value, low, high }) => (
              <div key={name} title={coefficientHint(name)}>
                <dt className="text-sm text-muted">{coefficientLabel(name)}</dt>
                <dd data-numeric>
                  <span className="font-semibold">{decimalOf(value)}</span>{' '}
                  <span className="text-sm text-muted">
                    <Trans>
                      95 % between {decimalOf(low)} and {decimalOf(high)}
                    </Trans>
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </div>
    ))}
  </div>
);

function directionOf({ higher, lower }: RoundAgreement): string {
  if (higher === 0 && lower === 0) return t`Nobody gave more or less than was settled.`;
  return t`More than was settled: ${formatNumber(higher)}. Less: ${formatNumber(lower)}.`;
}

/** How far each agrees, by name. */
export const FiguresOfPeople = ({ people }: Pick<CalibrationComparison, 'people'>) => (
  <table className="mt-4 w-full max-w-[40em] text-left">
    <thead className="text-sm text-muted">
      <tr className="border-b border-line">
        <th scope="col" className="py-1.5 pr-4 font-normal">
          <Trans>Judged by</Trans>
        </th>
        <th scope="col" className="py-1.5 pr-4 font-normal">
          <Trans>Agrees</Trans>
        </th>
        <th scope="col" className="py-1.5 pr-4 text-right font-normal">
          <Trans>More</Trans>
        </th>
        <th scope="col" className="py-1.5 text-right font-normal">
          <Trans>Less</Trans>
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {people.flatMap(({ person, agreement }) =>
        agreement.map((each) => (
          <tr key={`${person.id} ${keyOf(each)}`}>
            <th scope="row" className="py-2 pr-4 font-normal">
              {person.name}
              {agreement.length > 1 ? (
                <span className="block text-sm text-muted">{measureLabel(each)}</span>
              ) : null}
            </th>
            <td className="py-2 pr-4">
              <ProgressMeter
                label={t`Agrees with what was settled: ${person.name}`}
                value={each.agreed}
                of={each.pairs}
              />
            </td>
            <td data-numeric className="py-2 pr-4 text-right">
              {formatNumber(each.higher)}
            </td>
            <td data-numeric className="py-2 text-right">
              {formatNumber(each.lower)}
            </td>
          </tr>
        )),
      )}
    </tbody>
  </table>
);

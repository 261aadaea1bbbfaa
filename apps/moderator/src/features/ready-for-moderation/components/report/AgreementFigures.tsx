import type { ModerationReport } from '@moderator/contract/types';

type Agreement = ModerationReport['agreement'];

/** Under this many pairs an interval says more about chance than about people. */
const enoughPairs = 30;

const percent = (share: number) => `${(share * 100).toFixed(1).replace('.', ',')} %`;
const decimal = (value: number) => value.toFixed(2).replace('.', ',');

const Coefficient = ({ name, of }: { name: string; of: NonNullable<Agreement['kappa']> }) => (
  <div>
    <dt className="text-sm text-muted">{name}</dt>
    <dd data-numeric>
      <span className="text-xl font-semibold">{decimal(of.value)}</span>
      <span className="ml-2 text-muted">
        95 % between {decimal(of.low)} and {decimal(of.high)}
      </span>
    </dd>
  </div>
);

/** How often assessors and moderator judged alike. */
export function AgreementFigures({ agreement }: { agreement: Agreement }) {
  const { pairs, agreed, raw, kappa, ac1 } = agreement;
  if (pairs === 0) return <p className="text-muted">There is no pair of judgements to compare yet.</p>;
  return (
    <>
      <dl className="flex flex-wrap gap-x-12 gap-y-4">
        <div>
          <dt className="text-sm text-muted">Judged alike</dt>
          <dd data-numeric>
            <span className="text-xl font-semibold">
              {agreed} of {pairs}
            </span>
            {raw === null || pairs < enoughPairs ? null : (
              <span className="ml-2 text-muted">{percent(raw)}</span>
            )}
          </dd>
        </div>
        {kappa ? <Coefficient name="Cohen's kappa" of={kappa} /> : null}
        {ac1 ? <Coefficient name="Gwet's AC1" of={ac1} /> : null}
      </dl>
      {pairs < enoughPairs ? (
        <p className="mt-2 text-sm text-muted">
          Coefficients are shown from {enoughPairs} pairs on; below that, the counts alone say what there is
          to say.
        </p>
      ) : null}
    </>
  );
}

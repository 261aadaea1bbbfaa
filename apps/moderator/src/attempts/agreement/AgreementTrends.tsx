import type { AgreementOverTime } from '@moderator/contract/types';
import { AgreementFigures } from './AgreementFigures.tsx';
import { measureLabel } from './agreement-labels.ts';
import { TrendChart } from './TrendChart.tsx';

/** Figures with their trend beside them, one below the other for each measure. */
export const AgreementTrends = ({ agreement }: { agreement: readonly AgreementOverTime[] }) =>
  agreement.length === 0 ? (
    <AgreementFigures agreement={[]} />
  ) : (
    <div className="flex flex-col gap-6">
      {agreement.map((figures) => (
        <div
          key={JSON.stringify(figures.measure)}
          className="grid items-start gap-x-12 gap-y-4 tablet:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]"
        >
          <div>
            <h3 className="mb-3 text-lg">{measureLabel(figures)}</h3>
            <AgreementFigures agreement={[figures]} isNamed={false} />
          </div>
          <TrendChart months={figures.months} />
        </div>
      ))}
    </div>
  );

import { t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';
import { AgreementFigures } from './AgreementFigures.tsx';
import { ReportTable } from './ReportTable.tsx';

type Agreement = ModerationReport['agreement'];

const cellsOf = ({ pairs, agreed, raw, changed }: Agreement): string[] => [
  t`${agreed} of ${pairs}`,
  raw === null ? '–' : formatNumber(raw, { style: 'percent', maximumFractionDigits: 1 }),
  formatNumber(changed),
];

/** Agreement on the blind verdicts: over all, by assessor and by outcome. */
export function AgreementTables({ report }: { report: ModerationReport }) {
  const { agreement, assessors, agreementByOutcome } = report;
  const columns = [t`Judged alike`, t`Share`, t`Changed after the reveal`];
  return (
    <div className="flex flex-col gap-6">
      <AgreementFigures agreement={agreement} />
      {agreement.pairs > 0 ? (
        <>
          <ReportTable
            label={t`Agreement by assessor`}
            head={[t`Assessor`, ...columns]}
            numeric={[1, 2, 3]}
            rows={assessors.map((each) => ({
              key: each.id ?? each.name,
              cells: [each.name, ...cellsOf(each.agreement)],
            }))}
          />
          <ReportTable
            label={t`Agreement by outcome`}
            head={[t`Outcome`, ...columns]}
            numeric={[1, 2, 3]}
            rows={agreementByOutcome.map((each) => ({
              key: each.outcomeId,
              cells: [`${each.code} ${each.title}`, ...cellsOf(each)],
            }))}
          />
        </>
      ) : null}
    </div>
  );
}

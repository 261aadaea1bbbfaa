import { t } from '@lingui/core/macro';
import type { Agreement, ModerationReport } from '@moderator/contract/types';
import { measureLabel, percentOf } from '@/attempts/agreement/agreement-labels.ts';
import { AgreementFigures } from '@/attempts/agreement/AgreementFigures.tsx';
import { formatNumber } from '@/i18n/format.ts';
import { ReportTable } from './ReportTable.tsx';

const cellsOf = ({ pairs, agreed, raw, assessorHigher, moderatorHigher, changed }: Agreement): string[] => [
  t`${agreed} of ${pairs}`,
  raw === null ? '–' : percentOf(raw),
  formatNumber(assessorHigher),
  formatNumber(moderatorHigher),
  formatNumber(changed),
];

/** Agreement on the blind verdicts: over all, by assessor and by outcome. */
export function AgreementTables({ report }: { report: ModerationReport }) {
  const { agreement, assessors, agreementByOutcome } = report;
  const columns = [
    t`Judged alike`,
    t`Share`,
    t`Assessor higher`,
    t`Moderator higher`,
    t`Changed after the reveal`,
  ];
  const named = (name: string, figures: Agreement) =>
    agreement.length > 1 ? `${name}, ${measureLabel(figures)}` : name;
  const rowOf = (name: string, figures: Agreement, key = name) => ({
    key: `${key} ${JSON.stringify(figures.measure)}`,
    cells: [named(name, figures), ...cellsOf(figures)],
  });
  const numeric = columns.map((_, place) => place + 1);
  return (
    <div className="flex flex-col gap-6">
      <AgreementFigures agreement={agreement} />
      {agreement.length > 0 ? (
        <>
          <ReportTable
            label={t`Agreement by assessor`}
            head={[t`Assessor`, ...columns]}
            numeric={numeric}
            rows={assessors.flatMap((each) =>
              each.agreement.map((figures) => rowOf(each.name, figures, each.id ?? each.name)),
            )}
          />
          <ReportTable
            label={t`Agreement by outcome`}
            head={[t`Outcome`, ...columns]}
            numeric={numeric}
            rows={agreementByOutcome.map((each) => rowOf(`${each.code} ${each.title}`, each, each.outcomeId))}
          />
        </>
      ) : null}
    </div>
  );
}

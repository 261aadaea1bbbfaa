import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { reasonLabels } from '@/labels/reason-labels.ts';
import { exactTime, shortDate } from '@/ui/relative-time.ts';
import { SampleProofFigures } from '../components/SampleProofFigures.tsx';
import { ReportTable } from './ReportTable.tsx';
import { drawingLabels } from './report-labels.ts';

/** How the sample came about, and what left the batch. */
export function SampleSection({ report }: { report: ModerationReport }) {
  const { drawing, departures } = report;
  const { seedCommitment: fixed, drawnAt, reasons } = drawing;
  return (
    <>
      <p className="max-w-[80ch]">{drawingLabels(report).sampling}</p>
      {drawnAt ? (
        <p className="mt-2 max-w-[80ch] text-muted">
          {fixed
            ? t`${fixed.by.name} fixed the seed on ${exactTime(fixed.at)}, before the batch was made.`
            : t`The platform made the seed at the draw.`}{' '}
          <Trans>Drawn on {exactTime(drawnAt)}.</Trans>
        </p>
      ) : null}
      {reasons.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {reasons.map(({ reason, attempts }) => (
            <li key={reason} title={reasonLabels(reason).sentence}>
              {reasonLabels(reason).label}: <span data-numeric>{attempts}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {report.proof ? <SampleProofFigures proof={report.proof} /> : null}
      {departures.length > 0 ? (
        <div className="mt-5">
          <h3 className="mb-2">
            <Trans>Left the batch before the report</Trans>
          </h3>
          <ReportTable
            label={t`Left the batch before the report`}
            head={[t`Learner`, t`Why`, t`Where it is`]}
            rows={departures.map((each, index) => ({
              key: `${each.learner}-${index}`,
              cells: [each.learner, `${each.reason} (${shortDate(each.leftAt)})`, each.whereTo],
            }))}
          />
        </div>
      ) : null}
    </>
  );
}

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { exactTime } from '@/ui/relative-time.ts';
import { ReportSection } from './ReportSection.tsx';
import { ReportTable } from './ReportTable.tsx';
import { answerLabel, registrationLabel, statementLabel } from './report-labels.ts';

const Words = ({ text }: { text: string }) =>
  text ? (
    <p className="max-w-[70ch] whitespace-pre-wrap">{text}</p>
  ) : (
    <p className="text-muted">
      <Trans>None.</Trans>
    </p>
  );

/** What was written and who signed it; for those who only read, also before it is signed. */
export const SignedRemarks = ({ report }: { report: ModerationReport }) => (
  <>
    <ReportSection title={t`Special needs and arrangements`}>
      <Words text={report.arrangements} />
    </ReportSection>
    <ReportSection title={t`Irregularities`}>
      <Words text={report.irregularities} />
    </ReportSection>
    {report.checklist.length > 0 ? (
      <ReportSection title={t`Checklist`}>
        <ReportTable
          label={t`Checklist`}
          head={[t`Statement`, t`Answer`, t`Remark`]}
          narrow={[1]}
          rows={report.checklist.map(({ item, answer, remark }) => ({
            key: item,
            cells: [statementLabel(item), answerLabel(answer), remark],
          }))}
        />
      </ReportSection>
    ) : null}
    <ReportSection title={t`Recommendations`}>
      <Words text={report.recommendations} />
    </ReportSection>
    <SignatureOf report={report} />
  </>
);

/** Who signed it, and when. */
export const SignatureOf = ({ report }: { report: ModerationReport }) => (
  <ReportSection title={t`Signature`}>
    {report.signedBy ? (
      <>
        <p className="text-xl font-semibold italic">{report.signedBy.name}</p>
        <p className="text-muted">
          {registrationLabel(report.signedBy.registration)}
          {report.signedAt ? ` · ${exactTime(report.signedAt)}` : null}
        </p>
      </>
    ) : (
      <p className="text-muted">
        <Trans>Not signed yet.</Trans>
      </p>
    )}
  </ReportSection>
);

/** What the report leaves open, and why it may. */
export const OpenPoints = ({ report }: { report: ModerationReport }) => (
  <ReportSection title={t`Open points`}>
    <ReportTable
      label={t`Open points`}
      head={[t`What is open`, t`Why it stays open`]}
      rows={report.openPoints.map((each) => ({
        key: each.key,
        cells: [each.sentence, each.explanation ?? t`Not explained yet.`],
      }))}
    />
  </ReportSection>
);

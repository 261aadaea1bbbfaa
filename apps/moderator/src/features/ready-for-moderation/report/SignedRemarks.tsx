import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { exactTime } from '@/ui/relative-time.ts';
import { ReportSection } from './ReportSection.tsx';

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
    <ReportSection title={t`Irregularities`}>
      <Words text={report.irregularities} />
    </ReportSection>
    <ReportSection title={t`Recommendations`}>
      <Words text={report.recommendations} />
    </ReportSection>
    <ReportSection title={t`Signature`}>
      {report.signature ? (
        <p className="text-xl font-semibold italic">{report.signature}</p>
      ) : (
        <p className="text-muted">
          <Trans>Not signed yet.</Trans>
        </p>
      )}
      {report.signedAt ? (
        <p className="text-muted">
          {report.signedBy?.name}, {exactTime(report.signedAt)}
        </p>
      ) : null}
    </ReportSection>
  </>
);

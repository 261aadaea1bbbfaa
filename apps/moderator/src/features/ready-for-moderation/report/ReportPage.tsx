import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mayModerate } from '@/shell/access.ts';
import { OnlySiteNotice } from '@/attempts/OnlySiteNotice.tsx';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { EditionNotice } from './EditionNotice.tsx';
import { DownloadButtons } from './DownloadButtons.tsx';
import { Findings } from './Findings.tsx';
import { AgreementTables } from './AgreementTables.tsx';
import { PeopleAndSites } from './PeopleAndSites.tsx';
import { ReportFacts, ReportSummary } from './ReportFacts.tsx';
import { ReportSection } from './ReportSection.tsx';
import { SampleSection } from './SampleSection.tsx';
import { SignedReports } from './SignedReports.tsx';
import { OpenPoints, SignatureOf, SignedRemarks } from './SignedRemarks.tsx';
import { SignForm } from './SignForm.tsx';
import { VacsFindings } from './VacsFindings.tsx';
import { batchQuery, reportQuery } from '../queries.ts';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

/** The moderation report of a batch, as it stands or as it was signed. */
export function ReportPage({ batchId, reportId }: { batchId: string; reportId: string | undefined }) {
  const { data: report, error, isFetching, refetch } = useQuery(reportQuery(batchId, reportId));
  // The version that signing has to name belongs to the batch, not to the report.
  const { data: batch } = useQuery(batchQuery(batchId));
  const parent = {
    title: report?.batch.title ?? t`Batch`,
    to: `/ready-for-moderation/batches/${batchId}`,
  };
  const judges = mayModerate(useMe().user);
  const isSigned = Boolean(report?.signedAt);
  return (
    <div className="max-w-[76rem]">
      <PageHeader
        title={report ? t`Moderation report` : undefined}
        instead={error ? t`Moderation report` : undefined}
        parent={parent}
        actions={report?.fileId ? <DownloadButtons report={report} batchId={batchId} /> : null}
      >
        {report?.number ? <span data-numeric>{report.number}, </span> : null}
        {report?.signedAt ? (
          <Trans>
            signed <RelativeTime value={report.signedAt} /> by {report.signedBy?.name}
          </Trans>
        ) : report ? (
          t`A draft: it follows every decision until it is signed.`
        ) : null}
      </PageHeader>
      {report ? (
        <div className="flex flex-col gap-10 rounded-lg border border-line bg-surface px-8 py-8 max-mobile:px-4 max-mobile:py-5">
          <OnlySiteNotice site={report.onlySite} />
          <EditionNotice report={report} batchId={batchId} />
          <SignedReports report={report} batchId={batchId} />
          <ReportFacts report={report} />
          <ReportSection title={t`Summary`}>
            <ReportSummary report={report} />
          </ReportSection>
          {report.openPoints.length > 0 && (isSigned || !judges) ? <OpenPoints report={report} /> : null}
          <Findings report={report} />
          {report.onlySite ? null : (
            <ReportSection title={t`Agreement`}>
              <AgreementTables report={report} />
            </ReportSection>
          )}
          <ReportSection title={t`Rules of evidence`}>
            <VacsFindings vacs={report.vacs} />
          </ReportSection>
          {report.onlySite ? null : (
            <>
              <ReportSection title={t`Moderators, assessors and sites`}>
                <PeopleAndSites report={report} />
              </ReportSection>
              <ReportSection title={t`Sample`}>
                <SampleSection report={report} />
              </ReportSection>
            </>
          )}
          {report.onlySite ? (
            <SignatureOf report={report} />
          ) : isSigned || !judges ? (
            <SignedRemarks report={report} />
          ) : (
            <SignForm report={report} batchId={batchId} version={batch?.version ?? report.batch.version} />
          )}
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load the report`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status">
          <VisuallyHidden>
            <Trans>Loading the report</Trans>
          </VisuallyHidden>
          <SkeletonText lines={12} />
        </div>
      )}
    </div>
  );
}

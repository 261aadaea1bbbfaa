import { t } from '@lingui/core/macro';
import type { Batch, ModerationReport } from '@moderator/contract/types';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { drawingLabels } from './drawing-labels.ts';
import { ReportSection } from './ReportSection.tsx';

/** What the batch was made of and how its sample was drawn; without a batch, as the report itself says it. */
export function Drawing({
  report,
  batch,
}: {
  report: ModerationReport;
  batch: Batch | 'missing' | undefined;
}) {
  const labels = batch === 'missing' ? report : batch && drawingLabels(report, batch);
  return (
    <>
      <ReportSection title={t`Scope`}>
        {labels ? <p className="max-w-[70ch]">{labels.scope}</p> : <SkeletonText lines={1} />}
      </ReportSection>
      <ReportSection title={t`Sampling`}>
        {labels ? <p className="max-w-[70ch]">{labels.sampling}</p> : <SkeletonText lines={2} />}
      </ReportSection>
    </>
  );
}

import { t } from '@lingui/core/macro';
import type { Batch, ModerationReport } from '@moderator/contract/types';
import { SkeletonText } from '@/ui/Skeleton.tsx';
import { drawingWords } from './drawing-labels.ts';
import { ReportSection } from './ReportSection.tsx';

/** What the batch was made of and how its sample was drawn; without a batch, as the report itself says it. */
export function Drawing({
  report,
  batch,
}: {
  report: ModerationReport;
  batch: Batch | 'missing' | undefined;
}) {
  const words = batch === 'missing' ? report : batch && drawingWords(report, batch);
  return (
    <>
      <ReportSection title={t`Scope`}>
        {words ? <p className="max-w-[70ch]">{words.scope}</p> : <SkeletonText lines={1} />}
      </ReportSection>
      <ReportSection title={t`Sampling`}>
        {words ? <p className="max-w-[70ch]">{words.sampling}</p> : <SkeletonText lines={2} />}
      </ReportSection>
    </>
  );
}

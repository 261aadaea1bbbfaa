import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { useDownloadProgress } from '../../files/file-query.ts';
import { sizeLabel } from '../../files/size-labels.ts';

/** The outline of a page, with how far a large file is. */
export function ViewerSkeleton({ fileId, size }: { fileId: string; size: number | null }) {
  const progress = useDownloadProgress(fileId);
  const total = progress?.total ?? size;
  return (
    <div role="status" className="flex min-h-0 flex-1 flex-col items-center gap-5 overflow-hidden p-6">
      <span className="sr-only">
        <Trans>Loading the evidence</Trans>
      </span>
      {progress && total ? (
        <div className="w-full max-w-[24em]">
          <ProgressMeter label={t`Loaded`} value={progress.done} of={total} bare />
          <p data-numeric aria-hidden="true" className="mt-1.5 text-center text-sm text-muted">
            <Trans>
              {sizeLabel(progress.done)} of {sizeLabel(total)}
            </Trans>
          </p>
        </div>
      ) : null}
      <div className="flex aspect-[1/1.414] w-full max-w-[40em] flex-col gap-4 rounded-sm bg-surface p-[8%]">
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-11/12" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="mt-3 h-40 w-full" />
        <Skeleton className="h-3 w-full" />
        <Skeleton className="h-3 w-2/3" />
      </div>
    </div>
  );
}

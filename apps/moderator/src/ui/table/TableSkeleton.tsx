import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** A list that is on its way. */
export const TableSkeleton = ({ label, rows = 10 }: { label: string; rows?: number }) => (
  <div role="status" className="rounded-lg border border-line bg-surface">
    <VisuallyHidden>
      <Trans>Loading {label}</Trans>
    </VisuallyHidden>
    <div className="h-10 border-b border-line" />
    {Array.from({ length: rows }, (_, index) => (
      <div key={index} className="flex h-11 items-center gap-8 border-b border-line px-4 last:border-0">
        <Skeleton className="h-4 w-1/4" />
        <Skeleton className="h-4 flex-1 max-mobile:hidden" />
        <Skeleton className="h-4 w-1/6 max-mobile:hidden" />
        <Skeleton className="ml-auto h-5 w-24" />
      </div>
    ))}
  </div>
);

import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useLayout, useRowHeight } from './use-layout.ts';

interface TableSkeletonProps {
  label: string;
  rows?: number;
  /** Whether a line above the list says how many there are. */
  isCounted?: boolean;
  /** Whether its order is chosen above it on a narrow screen. */
  isSorted?: boolean;
}

/** A list that is on its way: each row stands where one will stand. */
export function TableSkeleton({ label, rows = 10, isCounted = false, isSorted = false }: TableSkeletonProps) {
  const layout = useLayout();
  const height = useRowHeight(layout);
  const isNarrow = layout === 'narrow';
  return (
    <>
      {isCounted ? (
        <div className="mb-2 flex h-5 items-center">
          <Skeleton className="h-4 w-24" />
        </div>
      ) : null}
      {isNarrow && isSorted ? <Skeleton className="mb-3 h-9" /> : null}
      <div role="status" className="rounded-lg border border-line bg-surface">
        <VisuallyHidden>
          <Trans>Loading {label}</Trans>
        </VisuallyHidden>
        {isNarrow ? null : <div className="h-10 border-b border-line" />}
        {Array.from({ length: rows }, (_, index) => (
          <div
            key={index}
            data-outline=""
            className="flex items-center gap-8 border-b border-line px-4 last:border-0"
            style={{ height }}
          >
            <Skeleton className="h-4 w-1/4" />
            <Skeleton className="h-4 flex-1 max-mobile:hidden" />
            <Skeleton className="h-4 w-1/6 max-mobile:hidden" />
            <Skeleton className="ml-auto h-5 w-24" />
          </div>
        ))}
      </div>
    </>
  );
}

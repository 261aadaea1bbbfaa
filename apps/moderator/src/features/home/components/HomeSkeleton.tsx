import { Trans } from '@lingui/react/macro';
import { Skeleton, SkeletonText } from '@/ui/Skeleton.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';

export const HomeSkeleton = () => (
  <div role="status">
    <VisuallyHidden>
      <Trans>Loading your overview</Trans>
    </VisuallyHidden>
    <Skeleton className="h-22 w-full" />
    <div className="mt-8 grid gap-8 min-[80rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex flex-col gap-8">
        <Skeleton className="h-24" />
        <SkeletonText lines={6} />
      </div>
      <SkeletonText lines={6} />
    </div>
  </div>
);

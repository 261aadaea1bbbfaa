import { Skeleton, SkeletonText } from '@/ui/Skeleton.tsx';

/** Both sides before the attempt is there. */
export const WorkspaceSkeleton = () => (
  <div aria-hidden="true" className="flex min-h-0 flex-1">
    <div className="flex min-w-0 flex-1 flex-col gap-4 bg-sunken p-6">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="mx-auto min-h-0 w-full max-w-[40em] flex-1" />
    </div>
    <div className="flex w-[42%] flex-col gap-6 border-l border-line p-6 max-tablet:hidden">
      <Skeleton className="h-6 w-32" />
      <SkeletonText lines={4} />
      <Skeleton className="h-14 w-full" />
      <SkeletonText lines={3} />
      <SkeletonText lines={2} />
    </div>
  </div>
);

import { classNames } from './class-names.ts';

/** The outline of what is coming. Its box says the size. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div
    aria-hidden="true"
    className={classNames(
      'animate-[pulse-skeleton_1.6s_ease-in-out_infinite] rounded-md bg-neutral-tint',
      className,
    )}
  />
);

/** Lines of text that are coming, the last one shorter. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <div className="flex flex-col gap-2.5">
    {Array.from({ length: lines }, (_, index) => (
      <Skeleton key={index} className={index === lines - 1 ? 'h-4 w-3/5' : 'h-4'} />
    ))}
  </div>
);

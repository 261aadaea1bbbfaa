import { useId } from 'react';
import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx';
import { classNames } from '@/ui/class-names.ts';
import type { FigureSearch } from './search.ts';

/** What every panel gets: what it is of, and whether its table is open. */
export interface PanelProps {
  search: FigureSearch;
  hasTables: boolean;
}

interface OnePanelProps<Data> {
  title: string;
  /** How it is counted, in a sentence. */
  about: string;
  /** Where there is more of it. */
  link?: ReactNode;
  list: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** A figure in a frame of its own, which loads, fails and is tried again without the others. */
export function Panel<Data>({ title, about, link, list, children }: OnePanelProps<Data>) {
  const id = useId();
  const { data, error, isFetching, isPlaceholderData, refetch } = list;
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-surface p-5">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {link}
      </div>
      <p className="mt-1 mb-4 text-sm text-muted">{about}</p>
      {data !== undefined ? (
        <div className={classNames('transition-opacity', isPlaceholderData && 'opacity-60')}>
          {children(data)}
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          title={t`We could not load these figures`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <PanelSkeleton />
      )}
    </section>
  );
}

const PanelSkeleton = () => (
  <div role="status">
    <VisuallyHidden>{t`Loading the figures`}</VisuallyHidden>
    <Skeleton className="h-14 w-40" />
    <Skeleton className="mt-6 h-58 w-full" />
  </div>
);

/** Nothing of it in the period. */
export const NoFigures = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md bg-sunken px-4 py-8 text-center text-muted">{children}</p>
);

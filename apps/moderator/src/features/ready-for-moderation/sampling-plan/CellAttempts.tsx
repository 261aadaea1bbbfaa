import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { cellAttemptsQuery } from './queries.ts';
import type { CellIds } from './queries.ts';

interface CellAttemptsProps {
  cell: CellIds;
  from: string | undefined;
  to: string | undefined;
}

/** The attempts that a cell of the plan counts, latest first. */
export function CellAttempts({ cell, from, to }: CellAttemptsProps) {
  const { data, error, isFetching, refetch } = useQuery(cellAttemptsQuery(cell, { from, to }));
  if (error)
    return (
      <ErrorState
        error={error}
        title={t`We could not load the attempts`}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  const more = data ? (data.total ?? 0) - data.items.length : 0;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">
        <Trans>Attempts</Trans>
      </h3>
      {!data ? (
        <Skeleton className="h-24" />
      ) : data.items.length === 0 ? (
        <p className="text-muted">
          <Trans>Nothing was judged on this outcome in this period.</Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.items.map((attempt) => (
            <li key={attempt.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
              <Link
                {...workspaceLink(attempt.id, 'ready')}
                className="min-w-0 flex-1 basis-[12em] truncate font-medium hover:underline"
              >
                {attempt.learner.name}
              </Link>
              <span className="text-sm text-muted">
                <RelativeTime value={attempt.assessedAt} exact fallback={t`not finished`} />
              </span>
              <StatusBadge state={attempt.state} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 ? (
        <p className="text-sm text-muted">
          {plural(more, {
            one: '# more; choose a shorter period to see it.',
            other: '# more; choose a shorter period to see them.',
          })}
        </p>
      ) : null}
    </section>
  );
}

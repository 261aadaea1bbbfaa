import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Icon } from '@/ui/icons.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { cellQuery } from './queries.ts';
import type { CellIds } from './queries.ts';

/** What can be looked at before it is finished, where that is planned, and who did so far. */
export function EarlyLooks({ cell }: { cell: CellIds }) {
  const { data, error, isFetching, refetch } = useQuery(cellQuery(cell));
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-semibold">
        <Trans>Early looks</Trans>
      </h3>
      {error ? (
        <ErrorState
          error={error}
          title={t`We could not load what there is to look at early`}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Skeleton className="h-11" />
      ) : data.unfinished.length + data.looks.length === 0 ? (
        <p className="text-muted">
          <Trans>
            No attempt that is being assessed has a judgement on this outcome yet. They appear here by
            themselves.
          </Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line">
          {data.unfinished.map(({ attempt, judgedAt, refusal }) => (
            <li key={attempt.id} className="px-4 py-2.5">
              {refusal ? (
                <span className="font-medium">{attempt.learner.name}</span>
              ) : (
                <Link
                  {...workspaceLink(attempt.id, 'ready')}
                  className="font-medium text-accent-ink underline"
                >
                  {attempt.learner.name}
                </Link>
              )}{' '}
              <span className="text-sm text-muted">
                <Trans>
                  judged <RelativeTime value={judgedAt} />
                </Trans>
              </span>
              {refusal ? (
                <span className="flex gap-2 text-sm text-muted">
                  <Icon name="lock" className="size-4!" />
                  {refusalLabel(refusal)}
                </span>
              ) : null}
            </li>
          ))}
          {data.looks.map((look) => (
            <li key={look.attempt.id} className="px-4 py-2.5">
              <Link
                {...workspaceLink(look.attempt.id, 'ready')}
                className="font-medium text-accent-ink underline"
              >
                {look.attempt.learner.name}
              </Link>{' '}
              <span className="text-sm text-muted">
                <Trans>
                  looked at <RelativeTime value={look.lookedAt} /> by {look.moderator.name}
                </Trans>
              </span>
              {look.words ? <span className="block">{look.words}</span> : null}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

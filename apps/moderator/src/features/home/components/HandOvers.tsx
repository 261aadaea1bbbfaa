import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { queries } from '@/api/queries.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

/** Attempts that colleagues handed to me; without any there is nothing to say. */
export function HandOvers() {
  const { data } = useQuery(queries.one((api) => api.listHandOvers()));
  return (
    <Waiting title={t`Handed to you`} rows={data?.handOvers ?? []} keyOf={({ id }) => id}>
      {({ attempt, from, note, at }) => (
        <Link
          {...workspaceLink(attempt.id, attempt.batch ? 'batch' : 'ready', attempt.batch?.id)}
          className={waitingLink}
        >
          <span className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <Trans>
                {from.name} handed you <span className="font-medium">{attempt.learner.name}</span>
              </Trans>
            </span>
            <span className="shrink-0 text-sm text-muted">
              <RelativeTime value={at} />
            </span>
          </span>
          {note ? <span className="line-clamp-3">{note}</span> : null}
          <span className="block truncate text-sm text-muted">{attempt.course.name}</span>
        </Link>
      )}
    </Waiting>
  );
}

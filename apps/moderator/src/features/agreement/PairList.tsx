import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { formatNumber } from '@/i18n/format.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { pairColumns } from './pair-columns.tsx';
import { pairsQuery } from './queries.ts';
import type { AgreementPageProps } from './search.ts';

/** The pairs that figures are computed from, each a way into the workspace of its attempt. */
export function PairList({ search, onSearch }: AgreementPageProps) {
  const list = useInfiniteQuery(pairsQuery(search));
  const navigate = useNavigate();
  const pages = usePages(list);
  return (
    <section aria-labelledby="pairs">
      <div className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <h2 id="pairs" className="text-lg">
          <Trans>Pairs</Trans>
          {pages.total === undefined ? null : (
            <span data-numeric className="ml-2 text-base font-normal text-muted">
              {formatNumber(pages.total)}
            </span>
          )}
        </h2>
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-accent-ink"
            checked={search.differing === 'true'}
            onChange={(event) => onSearch({ differing: event.target.checked ? 'true' : undefined })}
          />
          <Trans>Only those that differ</Trans>
        </label>
      </div>
      {list.isPending ? (
        <TableSkeleton label={t`pairs`} rows={8} />
      ) : !list.data ? (
        <ErrorState
          error={list.error}
          title={t`We could not load the pairs`}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : pages.rows.length === 0 ? (
        <EmptyState title={t`No pair differs`}>
          <Trans>Assessors and moderators judged all of these outcomes alike.</Trans>
        </EmptyState>
      ) : (
        <DataTable
          label={t`Pairs`}
          columns={pairColumns}
          pages={pages}
          getRowId={({ attemptId, outcomeId, decidedAt }) => `${attemptId} ${outcomeId} ${decidedAt}`}
          onOpen={({ attemptId }) => void navigate(workspaceLink(attemptId, 'ready'))}
        />
      )}
    </section>
  );
}

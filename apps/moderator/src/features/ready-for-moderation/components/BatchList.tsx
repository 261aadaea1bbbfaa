import { useCallback, useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { BatchSummary } from '@moderator/contract/types';
import { CourseName } from '@/attempts/cells.tsx';
import { Button } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { batchStateLooks } from '@/labels/status-labels.ts';
import type { Column } from '@/ui/table/columns.ts';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { batchesQuery } from '../queries.ts';
import { formatNumber } from '@/i18n/format.ts';

const columns: readonly Column<BatchSummary>[] = [
  {
    id: 'title',
    header: msg`Batch`,
    track: 'minmax(0, 1.6fr)',
    narrow: 'title',
    cell: (batch) => (
      <Link
        to="/ready-for-moderation/batches/$batchId"
        params={{ batchId: batch.id }}
        tabIndex={-1}
        className="font-medium hover:underline hover:underline-offset-2"
      >
        {batch.title}
      </Link>
    ),
  },
  {
    id: 'course',
    header: msg`Course`,
    track: 'minmax(0, 1.4fr)',
    from: 'tablet',
    narrow: 'none',
    cell: (batch) => <CourseName name={batch.course.name} />,
  },
  { id: 'by', header: msg`Built by`, from: 'desktop', narrow: 'none', cell: (batch) => batch.createdBy.name },
  {
    id: 'at',
    header: msg`Built`,
    track: '9.5em',
    from: 'tablet',
    cell: (batch) => <RelativeTime value={batch.createdAt} />,
  },
  {
    id: 'size',
    header: msg`Attempts`,
    track: '5.5em',
    align: 'end',
    narrow: 'none',
    cell: (batch) => <span data-numeric>{formatNumber(batch.size)}</span>,
  },
  {
    id: 'progress',
    header: msg`Sample decided`,
    track: '13em',
    cell: (batch) =>
      batch.state === 'collecting' ? (
        <span className="text-muted">
          <Trans>Not drawn yet</Trans>
        </span>
      ) : (
        <ProgressMeter label={t`Decided in ${batch.title}`} value={batch.decided} of={batch.sampleSize} />
      ),
  },
  {
    id: 'state',
    header: msg`State`,
    track: '9em',
    narrow: 'end',
    cell: (batch) => <LookBadge look={batchStateLooks[batch.state]} />,
  },
];

/** All batches, newest first. */
export function BatchList({ onBuild }: { onBuild: (() => void) | undefined }) {
  const list = useInfiniteQuery(batchesQuery());
  const navigate = useNavigate();
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  if (list.isPending) return <TableSkeleton label={t`batches`} rows={5} />;
  if (!list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load the batches`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState
        icon="layers"
        title={t`No batches yet`}
        action={
          onBuild ? (
            <Button variant="primary" icon="plus" onClick={onBuild}>
              <Trans>Build a batch</Trans>
            </Button>
          ) : null
        }
      >
        <Trans>
          A batch holds assessed attempts of one course. A sample is drawn from it, moderated and reported.
        </Trans>
      </EmptyState>
    );
  return (
    <DataTable
      label={t`Batches`}
      columns={columns}
      rows={rows}
      getRowId={(batch) => batch.id}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onLoadMore={loadMore}
      onOpen={(batch) =>
        void navigate({ to: '/ready-for-moderation/batches/$batchId', params: { batchId: batch.id } })
      }
    />
  );
}

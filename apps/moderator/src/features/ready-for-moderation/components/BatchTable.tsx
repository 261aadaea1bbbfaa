import { useCallback, useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow, Batch } from '@moderator/contract/types';
import { mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { Tabs } from '@/ui/Tabs.tsx';
import { batchAttemptsQuery } from '../queries.ts';
import { AddByHandDialog } from './AddByHandDialog.tsx';
import { batchColumns } from './batch-columns.tsx';

interface BatchTableProps {
  batch: Batch;
  show: 'all' | undefined;
  onShow: (show: 'all' | undefined) => void;
}

/** The attempts of a batch, the sample alone or all of them. */
export function BatchTable({ batch, show, onShow }: BatchTableProps) {
  if (batch.state === 'collecting')
    return (
      <>
        <h2 className="mb-3 text-lg">
          <Trans>Attempts</Trans>
        </h2>
        <Rows batch={batch} which="all" />
      </>
    );
  return (
    <Tabs
      label={t`Which attempts`}
      value={show ?? 'sampled'}
      onChange={(id) => onShow(id === 'all' ? 'all' : undefined)}
      tabs={[
        {
          id: 'sampled',
          label: t`Sample`,
          count: batch.sampleSize,
          panel: () => <Rows batch={batch} which="sampled" />,
        },
        {
          id: 'all',
          label: t`All attempts`,
          count: batch.size,
          panel: () => <Rows batch={batch} which="all" />,
        },
      ]}
    />
  );
}

function Rows({ batch, which }: { batch: Batch; which: 'sampled' | 'all' }) {
  const list = useInfiniteQuery(batchAttemptsQuery(batch.id, which));
  const [adding, setAdding] = useState<AttemptRow>();
  const judges = mayModerate(useMe().user);
  const navigate = useNavigate();
  const router = useRouter();
  const { fetchNextPage } = list;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const rows = useMemo(() => list.data?.pages.flatMap((page) => page.items) ?? [], [list.data]);
  const columns = useMemo(
    () => batchColumns(batch, which === 'all' && judges ? setAdding : undefined),
    [batch, which, judges],
  );
  if (list.isPending) return <TableSkeleton label={t`the attempts of the batch`} rows={6} />;
  if (!list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load the attempts`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (rows.length === 0)
    return (
      <EmptyState icon="layers" title={t`No attempt here`}>
        <Trans>The sample of this batch is empty.</Trans>
      </EmptyState>
    );
  const link = (row: AttemptRow) => workspaceLink(row.id, 'batch', batch.id);
  return (
    <>
      <DataTable
        label={which === 'all' ? t`All attempts of the batch` : t`Sample of the batch`}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.id}
        total={list.data.pages[0]?.total}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onLoadMore={loadMore}
        onOpen={(row) => void navigate(link(row))}
        onIntent={(row) => void router.preloadRoute(link(row))}
        isMuted={(row) => row.conflict !== null}
        isStale={list.isPlaceholderData}
      />
      {adding ? (
        <AddByHandDialog batch={batch} attempt={adding} onClose={() => setAdding(undefined)} />
      ) : null}
    </>
  );
}

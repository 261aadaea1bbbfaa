import { useMemo, useState } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { AttemptRow, Batch, BatchAttempt } from '@moderator/contract/types';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { Tabs } from '@/ui/Tabs.tsx';
import { keepsFocus } from '@/ui/keeps-focus.ts';
import { batchAttemptsQuery, whichShown } from '../queries.ts';
import { narrowsBatch } from '../search.ts';
import type { BatchSearch } from '../search.ts';
import { AddByHandDialog } from './AddByHandDialog.tsx';
import { AppealDialog } from './AppealDialog.tsx';
import { BatchFilters } from './BatchFilters.tsx';
import { batchColumns } from './batch-columns.tsx';

interface BatchTableProps {
  batch: Batch;
  search: BatchSearch;
  onSearch: (change: Partial<BatchSearch>) => void;
}

/** The attempts of a batch, the sample alone or all of them. */
export function BatchTable({ batch, search, onSearch }: BatchTableProps) {
  const isCollecting = batch.state === 'collecting';
  const which = whichShown(search, isCollecting);
  // Up here, as what is below is another part once the sample is drawn, by whomever: what is typed stays.
  const [adding, setAdding] = useState<AttemptRow>();
  const [appealed, setAppealed] = useState<BatchAttempt>();
  const rows = { batch, search, onSearch, onAdd: setAdding, onAppeal: setAppealed };
  return (
    <>
      {isCollecting ? (
        <>
          <h2 className="mb-3 text-lg">
            <Trans>Attempts</Trans>
          </h2>
          <Rows {...rows} which={which} />
        </>
      ) : (
        <Tabs
          label={t`Which attempts`}
          value={which}
          onChange={(id) => onSearch({ show: id === 'all' ? 'all' : undefined })}
          tabs={[
            {
              id: 'sampled',
              label: t`Sample`,
              count: batch.sampleSize,
              panel: () => <Rows {...rows} which="sampled" />,
            },
            {
              id: 'all',
              label: t`All attempts`,
              count: batch.size,
              panel: () => <Rows {...rows} which="all" />,
            },
          ]}
        />
      )}
      {appealed ? (
        <div ref={keepsFocus()} className="contents">
          <AppealDialog batch={batch} attempt={appealed} onClose={() => setAppealed(undefined)} />
        </div>
      ) : null}
      {adding ? (
        <div ref={keepsFocus()} className="contents">
          <AddByHandDialog batch={batch} attempt={adding} onClose={() => setAdding(undefined)} />
        </div>
      ) : null}
    </>
  );
}

const assessorName = (row: BatchAttempt) => row.assessor?.name ?? '–';

interface RowsProps extends BatchTableProps {
  which: 'sampled' | 'all';
  onAdd: (attempt: AttemptRow) => void;
  onAppeal: (attempt: BatchAttempt) => void;
}

function Rows({ batch, which, search, onSearch, onAdd, onAppeal }: RowsProps) {
  const list = useInfiniteQuery(batchAttemptsQuery(batch.id, which, search));
  const { user } = useMe();
  const judges = mayModerate(user) && !batch.refusal;
  const manages = mayManage(user);
  const navigate = useNavigate();
  const router = useRouter();
  const pages = usePages(list);
  const { rows, total } = pages;
  const columns = useMemo(
    () =>
      batchColumns(batch, {
        onAdd: which === 'all' && judges ? onAdd : undefined,
        onAppeal: manages ? onAppeal : undefined,
      }),
    [batch, which, judges, manages, onAdd, onAppeal],
  );
  const link = (row: AttemptRow) => workspaceLink(row.id, 'batch', batch.id);
  return (
    <>
      <BatchFilters batch={batch} search={search} onSearch={onSearch} />
      {list.isPending || (rows.length === 0 && list.isFetching) ? (
        <TableSkeleton
          label={t`the attempts of the batch`}
          rows={6}
          isCounted={narrowsBatch(search)}
          isSorted
        />
      ) : !list.data ? (
        <ErrorState
          error={list.error}
          title={t`We could not load the attempts`}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      ) : rows.length === 0 ? (
        narrowsBatch(search) ? (
          <EmptyState icon="filter" title={t`No attempt matches these filters`}>
            <Trans>Take a filter away, or search for a part of the name or number.</Trans>
          </EmptyState>
        ) : (
          <EmptyState icon="layers" title={t`No attempt here`}>
            <Trans>The sample of this batch is empty.</Trans>
          </EmptyState>
        )
      ) : (
        <>
          {narrowsBatch(search) ? (
            <p className="mb-2 text-sm text-muted" role="status" data-numeric>
              <Plural value={total ?? rows.length} one="# attempt" other="# attempts" />
            </p>
          ) : null}
          <DataTable
            label={which === 'all' ? t`All attempts of the batch` : t`Sample of the batch`}
            columns={columns}
            pages={pages}
            getRowId={(row) => row.id}
            sort={search.group ? 'assessor' : search.sort}
            onSort={(sort) => onSearch({ sort: sort as BatchSearch['sort'], group: undefined })}
            groupOf={search.group ? assessorName : undefined}
            onOpen={(row) => void navigate(link(row))}
            onIntent={(row) => void router.preloadRoute(link(row))}
            isMuted={(row) => row.conflict !== null}
          />
        </>
      )}
    </>
  );
}

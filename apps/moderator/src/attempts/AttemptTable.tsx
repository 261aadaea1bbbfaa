import { useMemo } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { t } from '@lingui/core/macro';
import { Plural } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { ErrorState } from '@/ui/ErrorState.tsx';
import type { Column } from '@/ui/table/columns.ts';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { workspaceLink } from './workspace-link.ts';
import { attemptsQuery } from './queries.ts';
import type { AttemptSearch, AttemptSort } from './search.ts';

interface AttemptTableProps {
  label: string;
  queue: 'due' | 'ready';
  search: AttemptSearch;
  /** The order while the address names none. */
  defaultSort: AttemptSort;
  onSort: (sort: AttemptSort) => void;
  columns: readonly Column<AttemptRow>[];
  /** Space and x choose the row that has the focus. */
  onSelect?: (attempt: AttemptRow) => void;
  empty: ReactNode;
}

/** The list of a queue in each of its states: loading, failed, empty, and the rows. */
export function AttemptTable({
  label,
  queue,
  search,
  defaultSort,
  onSort,
  columns,
  onSelect,
  empty,
}: AttemptTableProps) {
  const sorted = useMemo(() => ({ ...search, sort: search.sort ?? defaultSort }), [search, defaultSort]);
  const list = useInfiniteQuery(attemptsQuery(queue, sorted));
  const navigate = useNavigate();
  const router = useRouter();
  const pages = usePages(list);

  if (list.isPending) return <TableSkeleton label={label} isCounted isSorted />;
  if (list.isError && !list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load the attempts`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (pages.rows.length === 0) return empty;
  return (
    <>
      <p className="mb-2 text-sm text-muted" role="status" data-numeric>
        <Plural value={pages.total ?? pages.rows.length} one="# attempt" other="# attempts" />
      </p>
      <DataTable
        label={label}
        columns={columns}
        pages={pages}
        getRowId={(row) => row.id}
        sort={sorted.sort}
        onSort={(sort) => onSort(sort as AttemptSort)}
        onOpen={(row) => void navigate(workspaceLink(row.id, queue))}
        onIntent={(row) => void router.preloadRoute(workspaceLink(row.id, queue))}
        onSelect={onSelect}
        isMuted={(row) => queue === 'ready' && row.conflict !== null}
      />
    </>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useTypedSearch } from '@/attempts/use-typed-search.ts';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { SearchField } from '@/ui/SearchField.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { columns } from './columns.tsx';
import { submissionsQuery } from './queries.ts';
import { usualSort } from './search.ts';
import type { MarkingSearch, MarkingSort } from './search.ts';

interface MarkingQueuePageProps {
  search: MarkingSearch;
  onSearch: (change: Partial<MarkingSearch>) => void;
}

/** Texts and observations of learners that no rule can mark, what has waited longest first. */
export function MarkingQueuePage({ search, onSearch }: MarkingQueuePageProps) {
  const [text, setText] = useTypedSearch(search.query, (query) => onSearch({ query }));
  return (
    <>
      <PageHeader title={t`Marking`}>
        <Trans>Examinations that were handed in with texts or observations, which a person marks.</Trans>
      </PageHeader>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SearchField
          label={t`Search for a learner`}
          placeholder={t`Name of a learner`}
          value={text}
          onChange={setText}
          className="w-full max-w-[24em]"
        />
        <label className="flex min-h-9 items-center gap-2">
          <input
            type="checkbox"
            className="size-4 accent-(--accent-ink)"
            checked={search.mine === 'true'}
            onChange={({ target }) => onSearch({ mine: target.checked ? 'true' : undefined })}
          />
          <Trans>Only what I am marking</Trans>
        </label>
      </div>
      <Queue search={search} onSort={(sort) => onSearch({ sort })} />
    </>
  );
}

interface QueueProps {
  search: MarkingSearch;
  onSort: (sort: MarkingSort) => void;
}

function Queue({ search, onSort }: QueueProps) {
  const list = useInfiniteQuery(submissionsQuery(search));
  const navigate = useNavigate();
  const pages = usePages(list);
  if (list.isPending) return <TableSkeleton label={t`Submissions to mark`} />;
  if (!list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load what is to be marked`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (pages.rows.length === 0)
    return search.query || search.mine ? (
      <EmptyState icon="filter" title={t`Nothing matches`}>
        <Trans>Take the filter away, or search for a part of the name.</Trans>
      </EmptyState>
    ) : (
      <EmptyState title={t`Nothing waits to be marked`}>
        <Trans>
          Examinations appear here as soon as a learner of your site hands one in with a text or an
          observation.
        </Trans>
      </EmptyState>
    );
  return (
    <DataTable
      label={t`Submissions to mark`}
      columns={columns}
      pages={pages}
      getRowId={(row) => row.id}
      sort={search.sort ?? usualSort}
      onSort={(sort) => onSort(sort as MarkingSort)}
      onOpen={(row) => void navigate({ to: '/marking/$submissionId', params: { submissionId: row.id } })}
      isMuted={({ claim }) => claim !== null && !claim.mine}
    />
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mayManage, mayModerate } from '@/shell/access.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { ErrorState } from '@/ui/ErrorState.tsx';
import { Icon } from '@/ui/icons.tsx';
import { DataTable } from '@/ui/table/DataTable.tsx';
import { TableSkeleton } from '@/ui/table/TableSkeleton.tsx';
import { usePages } from '@/ui/table/use-pages.ts';
import { columns } from './columns.tsx';
import { ExternalFilters } from './components/ExternalFilters.tsx';
import { externalAssessmentsQuery } from './queries.ts';
import { usualSort } from './search.ts';
import type { ExternalSearch, ExternalSort } from './search.ts';

interface ExternalAssessmentsPageProps {
  search: ExternalSearch;
  onSearch: (change: Partial<ExternalSearch>) => void;
}

/** Assessments done outside the platform, moderated and verified like any other. */
export function ExternalAssessmentsPage({ search, onSearch }: ExternalAssessmentsPageProps) {
  const { user } = useMe();
  return (
    <>
      <PageHeader
        title={t`External assessments`}
        actions={
          <>
            <Link to="/external-assessments/visits" className={buttonLook()}>
              <Icon name="calendar" />
              <Trans>Verification visits</Trans>
            </Link>
            {mayManage(user) || mayModerate(user) ? (
              <>
                <Link to="/external-assessments/import" className={buttonLook()}>
                  <Icon name="upload" />
                  <Trans>Import assessments</Trans>
                </Link>
                <Link to="/external-assessments/new" className={buttonLook()}>
                  <Icon name="plus" />
                  <Trans>Capture an assessment</Trans>
                </Link>
              </>
            ) : null}
          </>
        }
      >
        <Trans>Integrated summative, workplace and prior-learning assessments by other bodies.</Trans>
      </PageHeader>
      <ExternalFilters search={search} onSearch={onSearch} />
      <List search={search} onSort={(sort) => onSearch({ sort })} />
    </>
  );
}

interface ListProps {
  search: ExternalSearch;
  onSort: (sort: ExternalSort) => void;
}

function List({ search, onSort }: ListProps) {
  const list = useInfiniteQuery(externalAssessmentsQuery(search));
  const navigate = useNavigate();
  const pages = usePages(list);
  if (list.isPending) return <TableSkeleton label={t`external assessments`} />;
  if (!list.data)
    return (
      <ErrorState
        error={list.error}
        title={t`We could not load the external assessments`}
        busy={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  if (pages.rows.length === 0)
    return search.query || search.courseId || search.kind ? (
      <EmptyState icon="filter" title={t`No external assessment matches`}>
        <Trans>Take a filter away, or search for a part of the name or reference.</Trans>
      </EmptyState>
    ) : (
      <EmptyState icon="globe" title={t`No external assessments yet`}>
        <Trans>
          They appear here once results of another body have been captured or imported for your account.
        </Trans>
      </EmptyState>
    );
  return (
    <DataTable
      label={t`External assessments`}
      columns={columns}
      pages={pages}
      getRowId={(row) => row.id}
      sort={search.sort ?? usualSort}
      onSort={(sort) => onSort(sort as ExternalSort)}
      onOpen={(row) =>
        void navigate({ to: '/external-assessments/$externalId', params: { externalId: row.id } })
      }
    />
  );
}

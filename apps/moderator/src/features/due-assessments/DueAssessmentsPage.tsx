import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AttemptFilters } from '@/attempts/AttemptFilters.tsx';
import { AttemptTable } from '@/attempts/AttemptTable.tsx';
import { usualSort } from '@/attempts/queries.ts';
import { isFiltered } from '@/attempts/search.ts';
import type { AttemptSearch } from '@/attempts/search.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import { PageHeader } from '@/shell/PageHeader.tsx';
import { buttonLook } from '@/ui/Button.tsx';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { columns } from './columns.tsx';
import { ComingToAssess } from './components/ComingToAssess.tsx';
import { DueChips } from './components/DueChips.tsx';

interface DueAssessmentsPageProps {
  search: AttemptSearch;
  onSearch: (change: Partial<AttemptSearch>) => void;
}

/** Attempts allocated to me or my sites to assess, the most urgent first. */
export function DueAssessmentsPage({ search, onSearch }: DueAssessmentsPageProps) {
  const { user } = useMe();
  return (
    <>
      <PageHeader
        title={t`Due assessments`}
        actions={
          user.roles.includes('assessor') ? (
            <Link to="/marking" className={buttonLook('secondary')}>
              <Trans>Examinations to mark</Trans>
            </Link>
          ) : null
        }
      >
        <Trans>Work handed in that waits for an assessor's judgement.</Trans>
      </PageHeader>
      {user.roles.includes('assessor') ? <ComingToAssess /> : null}
      <DueChips search={search} onChange={(due) => onSearch({ due })} />
      <AttemptFilters queue="due" search={search} onSearch={onSearch} />
      <AttemptTable
        label={t`Due assessments`}
        queue="due"
        search={search}
        defaultSort={usualSort.due}
        onSort={(sort) => onSearch({ sort })}
        columns={columns}
        empty={
          isFiltered(search) ? (
            <EmptyState icon="filter" title={t`No attempt matches these filters`}>
              <Trans>Take a filter away, or search for a part of the name or number.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={t`Nothing waits to be assessed`}>
              <Trans>
                Work appears here as soon as a learner hands it in and it is allocated to you or one of your
                sites.
              </Trans>
            </EmptyState>
          )
        }
      />
    </>
  );
}

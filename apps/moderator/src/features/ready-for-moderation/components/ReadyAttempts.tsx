import { Link } from '@tanstack/react-router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { AttemptFilters } from '@/attempts/AttemptFilters.tsx';
import { AttemptTable } from '@/attempts/AttemptTable.tsx';
import { CourseName, Learner, State } from '@/attempts/cells.tsx';
import { isFiltered } from '@/attempts/search.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';
import type { ReadySearch } from '../search.ts';

const columns: readonly Column<AttemptRow>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    sort: 'learner',
    track: 'minmax(0, 1.5fr)',
    narrow: 'title',
    cell: (attempt) => <Learner attempt={attempt} from="ready" />,
  },
  {
    id: 'course',
    header: msg`Course`,
    sort: 'course',
    track: 'minmax(0, 1.6fr)',
    cell: (attempt) => <CourseName name={attempt.course.name} />,
  },
  {
    id: 'site',
    header: msg`Site`,
    sort: 'site',
    from: 'tablet',
    narrow: 'none',
    cell: (attempt) => attempt.site.name,
  },
  {
    id: 'assessor',
    header: msg`Assessor`,
    sort: 'assessor',
    from: 'desktop',
    narrow: 'none',
    cell: (attempt) => attempt.assessor?.name ?? <span className="text-muted">–</span>,
  },
  {
    id: 'assessed',
    header: msg`Assessed`,
    sort: 'assessedAt',
    track: '9.5em',
    from: 'tablet',
    cell: (attempt) => <RelativeTime value={attempt.assessedAt} />,
  },
  {
    id: 'batch',
    header: msg`Batch`,
    from: 'desktop',
    narrow: 'none',
    cell: ({ batch }) =>
      batch ? (
        <Link
          to="/ready-for-moderation/batches/$batchId"
          params={{ batchId: batch.id }}
          tabIndex={-1}
          className="hover:underline"
        >
          {batch.name}
        </Link>
      ) : (
        <span className="text-muted">
          <Trans>Not in a batch</Trans>
        </span>
      ),
  },
  {
    id: 'state',
    header: msg`State`,
    sort: 'state',
    track: '11.5em',
    narrow: 'end',
    cell: (attempt) => <State attempt={attempt} />,
  },
];

interface ReadyAttemptsProps {
  search: ReadySearch;
  onSearch: (change: Partial<ReadySearch>) => void;
}

/** Attempts that are assessed, batched or in a sample. */
export function ReadyAttempts({
  search: { view: _view, build: _build, ...search },
  onSearch,
}: ReadyAttemptsProps) {
  return (
    <>
      <AttemptFilters queue="ready" search={search} onSearch={onSearch} />
      <AttemptTable
        label={t`Attempts ready for moderation`}
        queue="ready"
        search={search}
        defaultSort="-assessedAt"
        onSort={(sort) => onSearch({ sort })}
        columns={columns}
        empty={
          isFiltered(search) ? (
            <EmptyState icon="filter" title={t`No attempt matches these filters`}>
              <Trans>Take a filter away, or search for a part of the name or number.</Trans>
            </EmptyState>
          ) : (
            <EmptyState title={t`Nothing waits to be moderated`}>
              <Trans>
                Attempts appear here as soon as an assessor has signed a judgement on every outcome.
              </Trans>
            </EmptyState>
          )
        }
      />
    </>
  );
}

import { Link } from '@tanstack/react-router';
import type { AttemptRow } from '@moderator/contract/types';
import { AttemptFilters } from '@/app/attempts/AttemptFilters.tsx';
import { AttemptTable } from '@/app/attempts/AttemptTable.tsx';
import { CourseName, Learner, State } from '@/app/attempts/cells.tsx';
import { isFiltered } from '@/app/attempts/search.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';
import type { ReadySearch } from '../search.ts';

const columns: readonly Column<AttemptRow>[] = [
  {
    id: 'learner',
    header: 'Learner',
    sort: 'learner',
    track: 'minmax(0, 1.5fr)',
    narrow: 'title',
    cell: (attempt) => <Learner attempt={attempt} from="ready" />,
  },
  {
    id: 'course',
    header: 'Course',
    sort: 'course',
    track: 'minmax(0, 1.6fr)',
    cell: (attempt) => <CourseName name={attempt.course.name} />,
  },
  {
    id: 'site',
    header: 'Site',
    sort: 'site',
    from: 'tablet',
    narrow: 'none',
    cell: (attempt) => attempt.site.name,
  },
  {
    id: 'assessor',
    header: 'Assessor',
    sort: 'assessor',
    from: 'desktop',
    narrow: 'none',
    cell: (attempt) => attempt.assessor?.name ?? <span className="text-muted">–</span>,
  },
  {
    id: 'assessed',
    header: 'Assessed',
    sort: 'assessedAt',
    track: '8em',
    from: 'tablet',
    cell: (attempt) => <RelativeTime value={attempt.assessedAt} />,
  },
  {
    id: 'batch',
    header: 'Batch',
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
        <span className="text-muted">Not in a batch</span>
      ),
  },
  {
    id: 'state',
    header: 'State',
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
        label="Attempts ready for moderation"
        queue="ready"
        search={search}
        defaultSort="-assessedAt"
        onSort={(sort) => onSearch({ sort })}
        columns={columns}
        empty={
          isFiltered(search) ? (
            <EmptyState icon="filter" title="No attempt matches these filters">
              Take a filter away, or search for a part of the name or number.
            </EmptyState>
          ) : (
            <EmptyState title="Nothing waits to be moderated">
              Attempts appear here as soon as an assessor has signed a judgement on every outcome.
            </EmptyState>
          )
        }
      />
    </>
  );
}

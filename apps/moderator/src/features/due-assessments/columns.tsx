import type { AttemptRow } from '@moderator/contract/types';
import { CourseName, Learner, State } from '@/app/attempts/cells.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';

const urgent = { overdue: 'text-bad font-medium', today: 'text-warn font-medium' } as Record<string, string>;

export const columns: readonly Column<AttemptRow>[] = [
  {
    id: 'learner',
    header: 'Learner',
    sort: 'learner',
    track: 'minmax(0, 2fr)',
    narrow: 'title',
    cell: (attempt) => <Learner attempt={attempt} from="due" />,
  },
  {
    id: 'course',
    header: 'Course',
    sort: 'course',
    track: 'minmax(0, 1.8fr)',
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
    cell: (attempt) => attempt.assessor?.name ?? <span className="text-muted">Nobody yet</span>,
  },
  {
    id: 'submitted',
    header: 'Submitted',
    sort: 'submittedAt',
    track: '7.5em',
    from: 'desktop',
    narrow: 'none',
    cell: (attempt) => <RelativeTime value={attempt.submittedAt} />,
  },
  {
    id: 'due',
    header: 'Due',
    sort: 'dueAt',
    track: '7.5em',
    cell: (attempt) => (
      <span className={urgent[attempt.dueGroup]}>
        <RelativeTime value={attempt.dueAt} fallback="No date" />
      </span>
    ),
  },
  {
    id: 'evidence',
    header: 'Evidence',
    track: '5.5em',
    align: 'end',
    from: 'tablet',
    narrow: 'none',
    cell: (attempt) => <span data-numeric>{attempt.evidenceCount}</span>,
  },
  {
    id: 'state',
    header: 'State',
    sort: 'state',
    track: '11em',
    narrow: 'end',
    cell: (attempt) => <State attempt={attempt} />,
  },
];

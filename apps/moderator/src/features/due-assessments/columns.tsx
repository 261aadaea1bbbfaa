import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { CourseName, Learner, State, twoLines } from '@/attempts/cells.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';
import { workLabel } from './work-label.ts';

const urgent = { overdue: 'text-bad font-medium', today: 'text-warn font-medium' } as Record<string, string>;

export const columns: readonly Column<AttemptRow>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    sort: 'learner',
    track: 'minmax(0, 1.5fr)',
    narrow: 'title',
    cell: (attempt) => <Learner attempt={attempt} from="due" />,
  },
  {
    id: 'course',
    header: msg`Course`,
    sort: 'course',
    track: 'minmax(0, 1.4fr)',
    cell: (attempt) => <CourseName name={attempt.course.name} />,
  },
  {
    id: 'site',
    header: msg`Site`,
    sort: 'site',
    from: 'tablet',
    narrow: 'none',
    cell: (attempt) => <span className={twoLines}>{attempt.site.name}</span>,
  },
  {
    id: 'allocated',
    header: msg`Allocated to`,
    from: 'desktop',
    narrow: 'none',
    cell: (attempt) =>
      attempt.allocatedTo ? (
        <span className={twoLines}>{attempt.allocatedTo.name}</span>
      ) : (
        <span className="text-muted">
          <Trans>Nobody yet</Trans>
        </span>
      ),
  },
  {
    id: 'submitted',
    header: msg`Handed in`,
    sort: 'submittedAt',
    track: '7.5em',
    from: 'desktop',
    narrow: 'none',
    cell: (attempt) => <RelativeTime value={attempt.submittedAt} exact />,
  },
  {
    id: 'due',
    header: msg`Due`,
    sort: 'dueAt',
    track: '10.5em',
    cell: (attempt) => (
      <span className={urgent[attempt.dueGroup]}>
        <RelativeTime value={attempt.dueAt} fallback={t`No date`} dated />
      </span>
    ),
  },
  {
    id: 'work',
    header: msg`Work`,
    track: 'minmax(0, 1.1fr)',
    from: 'tablet',
    narrow: 'none',
    cell: (attempt) => <span className={twoLines}>{workLabel(attempt)}</span>,
  },
  {
    id: 'state',
    header: msg`State`,
    sort: 'state',
    track: '9em',
    narrow: 'end',
    cell: (attempt) => <State attempt={attempt} />,
  },
];

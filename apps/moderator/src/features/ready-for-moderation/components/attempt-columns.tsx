import { Link } from '@tanstack/react-router';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { CourseName, Learner, State, twoLines } from '@/attempts/cells.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';

export const columns: readonly Column<AttemptRow>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    sort: 'learner',
    track: 'minmax(0, 1.3fr)',
    narrow: 'title',
    cell: (attempt) => <Learner attempt={attempt} from="ready" />,
  },
  {
    id: 'course',
    header: msg`Course`,
    sort: 'course',
    track: 'minmax(0, 1.7fr)',
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
    id: 'assessor',
    header: msg`Assessor`,
    sort: 'assessor',
    from: 'desktop',
    narrow: 'none',
    cell: (attempt) =>
      attempt.assessor ? (
        <span className={twoLines}>{attempt.assessor.name}</span>
      ) : (
        <span className="text-muted">–</span>
      ),
  },
  {
    id: 'assessed',
    header: msg`Assessed`,
    sort: 'assessedAt',
    track: '7.5em',
    from: 'tablet',
    cell: (attempt) => <RelativeTime value={attempt.assessedAt} exact />,
  },
  {
    id: 'batch',
    header: msg`Batch`,
    track: 'minmax(0, 1.4fr)',
    from: 'desktop',
    narrow: 'none',
    cell: ({ batch }) =>
      batch ? (
        <Link
          to="/ready-for-moderation/batches/$batchId"
          params={{ batchId: batch.id }}
          tabIndex={-1}
          className={`hover:underline ${twoLines}`}
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
    track: '9.5em',
    narrow: 'end',
    cell: (attempt) => <State attempt={attempt} />,
  },
];

/** The same with a box before each attempt that can be put into a batch. */
export const choosingColumns = (
  chosen: ReadonlyMap<string, AttemptRow>,
  canChoose: (attempt: AttemptRow) => boolean,
  toggle: (attempt: AttemptRow) => void,
): readonly Column<AttemptRow>[] => [
  {
    id: 'choose',
    header: msg`Choose`,
    track: '4em',
    narrow: 'end',
    cell: (attempt) =>
      canChoose(attempt) ? (
        // The label makes the place to press as large as the row is high.
        <label className="inline-flex size-8 cursor-pointer items-center justify-center">
          <input
            type="checkbox"
            tabIndex={-1}
            className="size-4 accent-accent-ink"
            aria-label={t`Choose ${attempt.learner.name}`}
            checked={chosen.has(attempt.id)}
            onChange={() => toggle(attempt)}
          />
        </label>
      ) : null,
  },
  ...columns,
];

import { Link } from '@tanstack/react-router';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ListedBatch } from '@moderator/contract/types';
import { CourseName, twoLines } from '@/attempts/cells.tsx';
import { batchStateLooks } from '@/labels/status-labels.ts';
import { ProgressMeter } from '@/ui/ProgressMeter.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import type { Column } from '@/ui/table/columns.ts';
import { formatNumber } from '@/i18n/format.ts';

/** What whoever looks can do with it now, in few words. */
function forYou({ state, share, isReportable, undecided }: ListedBatch): string | null {
  if (state === 'collecting') return t`Draw the sample`;
  if (isReportable) return t`Sign the report`;
  if (share.toModerate > 0) return plural(share.toModerate, { one: '# to moderate', other: '# to moderate' });
  return undecided > 0 ? t`Waits for others` : null;
}

function ForYou({ batch }: { batch: ListedBatch }) {
  const words = forYou(batch);
  const acts = batch.state === 'collecting' || batch.isReportable || batch.share.toModerate > 0;
  return words ? (
    <span className={acts ? 'font-medium' : 'text-muted'}>{words}</span>
  ) : (
    <span className="text-muted">–</span>
  );
}

export const moderatorColumns: readonly Column<ListedBatch>[] = [
  {
    id: 'title',
    header: msg`Batch`,
    track: 'minmax(0, 1.7fr)',
    narrow: 'title',
    cell: (batch) => (
      <Link
        to="/ready-for-moderation/batches/$batchId"
        params={{ batchId: batch.id }}
        tabIndex={-1}
        className={`font-medium hover:underline hover:underline-offset-2 ${twoLines}`}
      >
        {batch.title}
      </Link>
    ),
  },
  {
    id: 'course',
    header: msg`Course`,
    track: 'minmax(0, 1.6fr)',
    from: 'tablet',
    narrow: 'none',
    cell: (batch) => <CourseName name={batch.course.name} />,
  },
  {
    id: 'you',
    header: msg`For you`,
    track: 'minmax(0, 1fr)',
    cell: (batch) => <ForYou batch={batch} />,
  },
  {
    id: 'due',
    header: msg`Report wanted by`,
    track: '11em',
    cell: (batch) => (
      <span
        className={
          batch.dueOn && batch.state !== 'reported' && daysUntil(batch.dueOn) < 0
            ? 'font-medium text-bad'
            : undefined
        }
      >
        <RelativeTime value={batch.dueOn} fallback={t`No date`} dated />
      </span>
    ),
  },
  {
    id: 'size',
    header: msg`Attempts`,
    track: '5.5em',
    align: 'end',
    from: 'tablet',
    narrow: 'none',
    cell: (batch) => <span data-numeric>{formatNumber(batch.size)}</span>,
  },
  {
    id: 'progress',
    header: msg`Sample decided`,
    track: '11em',
    from: 'tablet',
    cell: (batch) =>
      batch.state === 'collecting' ? (
        <span className="text-muted">
          <Trans>Not drawn yet</Trans>
        </span>
      ) : (
        <ProgressMeter label={t`Decided in ${batch.title}`} value={batch.decided} of={batch.sampleSize} />
      ),
  },
  {
    id: 'state',
    header: msg`State`,
    track: '9.5em',
    narrow: 'end',
    cell: (batch) => <LookBadge look={batchStateLooks[batch.state]} />,
  },
];

/** For whoever moderates nothing, today or ever, there is nothing in it for them. */
export const readerColumns = moderatorColumns.filter((column) => column.id !== 'you');

import { Link } from '@tanstack/react-router';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { SubmissionRow } from '@moderator/contract/types';
import { twoLines } from '@/attempts/cells.tsx';
import { Badge } from '@/ui/Badge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import type { Column } from '@/ui/table/columns.ts';

export const columns: readonly Column<SubmissionRow>[] = [
  {
    id: 'learner',
    header: msg`Learner`,
    sort: 'learner',
    track: 'minmax(0, 1.3fr)',
    narrow: 'title',
    cell: ({ id, learner }) => (
      <Link
        to="/marking/$submissionId"
        params={{ submissionId: id }}
        preload={false}
        tabIndex={-1}
        className="font-medium hover:underline hover:underline-offset-2"
      >
        {learner.name}
      </Link>
    ),
  },
  {
    id: 'assessment',
    header: msg`Assessment`,
    track: 'minmax(0, 1.8fr)',
    cell: (row) => (
      <span className={twoLines}>
        {row.assessment.name}
        {row.try > 1 ? (
          <span className="ml-2 text-sm text-muted">
            <Trans>try {row.try}</Trans>
          </span>
        ) : null}
      </span>
    ),
  },
  {
    id: 'site',
    header: msg`Site`,
    from: 'tablet',
    narrow: 'none',
    cell: ({ site }) => <span className={twoLines}>{site?.name}</span>,
  },
  {
    id: 'submitted',
    header: msg`Handed in`,
    sort: 'submittedAt',
    track: '9em',
    cell: ({ submittedAt }) => <RelativeTime value={submittedAt} exact />,
  },
  {
    id: 'claim',
    header: msg`Marking`,
    track: 'minmax(0, 1.2fr)',
    narrow: 'end',
    cell: (row) => <Marking row={row} />,
  },
];

/** Who is marking it, or what is special about it. */
function Marking({ row: { claim, markedTwice, markings } }: { row: SubmissionRow }) {
  if (claim?.mine)
    return (
      <Badge tone="good">
        <Trans>You</Trans>
      </Badge>
    );
  if (claim) return <span className={twoLines}>{claim.moderator.name}</span>;
  if (markedTwice && markings > 0)
    return (
      <Badge tone="note">
        <Trans>Second marker</Trans>
      </Badge>
    );
  return (
    <span className="text-muted">
      <Trans>Nobody yet</Trans>
    </span>
  );
}

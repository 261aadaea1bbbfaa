import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';
import { Tooltip } from '@/ui/Tooltip.tsx';
import { workspaceLink } from './workspace-link.ts';
import type { WorkspaceOrigin } from './workspace-link.ts';
import { courseNameParts } from './course-name.ts';
import { refusalLabel } from '@/labels/refusal-labels.ts';

interface LearnerProps {
  attempt: AttemptRow;
  from: WorkspaceOrigin;
  batchId?: string;
}

/** The learner as a true link, for a new tab; the row itself is what the keyboard moves along. */
export const Learner = ({ attempt, from, batchId }: LearnerProps) => (
  <Link
    {...workspaceLink(attempt.id, from, batchId)}
    preload={false}
    tabIndex={-1}
    className="flex flex-wrap items-baseline gap-x-2 hover:underline hover:underline-offset-2 mobile:leading-tight"
  >
    <span className="max-w-full truncate font-medium">{attempt.learner.name}</span>
    {/* What tells learners of one name apart is never cut: it goes on in a second line. */}
    {attempt.learner.number ? (
      <span className="text-sm whitespace-nowrap text-muted">{attempt.learner.number}</span>
    ) : null}
    {attempt.attemptNumber > 1 ? (
      <span className="text-sm whitespace-nowrap text-muted">
        <Trans>attempt {attempt.attemptNumber}</Trans>
      </span>
    ) : null}
  </Link>
);

/** Names that are too long for a column go on in a second line, where the row has one to spare. */
export const twoLines = 'mobile:line-clamp-2 mobile:leading-tight mobile:whitespace-normal';

/** What tells courses apart; the kind of certificate, which many share, is in the full name on hover. */
export const CourseName = ({ name }: { name: string }) => (
  <span title={name} className={twoLines}>
    {courseNameParts(name).main}
  </span>
);

/** The state, who is at it, and why one may not take it oneself. */
export const State = ({ attempt }: { attempt: AttemptRow }) => (
  <span className="inline-flex items-center gap-2 align-middle">
    <StatusBadge state={attempt.state} />
    {attempt.claim ? <Claimed attempt={attempt} /> : null}
    {attempt.conflict ? (
      <Tooltip label={t`Not yours to moderate`} hint={refusalLabel(attempt.conflict)}>
        <span
          className="text-muted"
          role="img"
          aria-label={t`Not yours to moderate: ${refusalLabel(attempt.conflict)}`}
        >
          <Icon name="lock" className="size-4!" />
        </span>
      </Tooltip>
    ) : null}
  </span>
);

function Claimed({ attempt: { claim } }: { attempt: AttemptRow }) {
  if (!claim) return null;
  const text = claim.mine ? t`Claimed by you` : t`Claimed by ${claim.moderator.name}`;
  return (
    <Tooltip label={text}>
      <span role="img" aria-label={text} className={claim.mine ? 'text-accent-ink' : 'text-muted'}>
        <Icon name="person" className="size-4!" />
      </span>
    </Tooltip>
  );
}

import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { EmptyState } from '@/ui/EmptyState.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { attemptStateLooks } from '@/labels/status-labels.ts';
import { Waiting, waitingLink } from './Waiting.tsx';

const urgent: Partial<Record<AttemptRow['dueGroup'], string>> = {
  overdue: 'text-bad font-medium',
  today: 'text-warn font-medium',
};

/** What I have to assess, the first due first. */
export function DueList({ attempts }: { attempts: readonly AttemptRow[] }) {
  const all = (
    <Link to="/due-assessments" className="text-accent-ink hover:underline hover:underline-offset-2">
      <Trans>All due assessments</Trans>
    </Link>
  );
  return (
    <Waiting
      title={t`To assess`}
      action={all}
      rows={attempts}
      keyOf={({ id }) => id}
      none={
        <EmptyState title={t`Nothing waits to be assessed`}>
          <Trans>
            Work appears here as soon as a learner hands it in and it is allocated to you or one of your
            sites.
          </Trans>
        </EmptyState>
      }
    >
      {(attempt) => (
        <Link
          {...workspaceLink(attempt.id, 'due')}
          className={`${waitingLink} grid! grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4`}
        >
          <span className="min-w-0">
            <span className="block truncate font-medium">{attempt.learner.name}</span>
            <span className="block truncate text-sm text-muted">
              {courseNameParts(attempt.course.name).main}
              {attempt.state === 'submitted' ? null : ` · ${attemptStateLooks[attempt.state].word}`}
              {attempt.allocatedTo ? null : ` · ${t`nobody has it yet`}`}
            </span>
          </span>
          <span className={urgent[attempt.dueGroup]}>
            <RelativeTime value={attempt.dueAt} fallback={t`No date`} dated />
          </span>
        </Link>
      )}
    </Waiting>
  );
}

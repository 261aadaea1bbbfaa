import { Trans } from '@lingui/react/macro';
import type { Workspace } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { Skeleton } from '@/ui/Skeleton.tsx';
import { StatusBadge } from '@/ui/StatusBadge.tsx';

/** Whose work this is. The heading takes the focus on arrival and stays while the attempt loads. */
export const LearnerHeading = ({
  workspace,
  isFailed,
}: {
  workspace: Workspace | undefined;
  isFailed: boolean;
}) => (
  <div className="min-w-0 flex-1">
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
      <h1 tabIndex={-1} className="min-w-0 truncate text-lg leading-tight">
        {workspace ? (
          workspace.attempt.learner.name
        ) : isFailed ? (
          <Trans>Attempt</Trans>
        ) : (
          <>
            <span className="sr-only">
              <Trans>Loading the attempt</Trans>
            </span>
            <Skeleton className="h-6 w-48" />
          </>
        )}
      </h1>
      {workspace?.attempt.learner.number ? (
        <span data-numeric className="text-sm text-muted">
          {workspace.attempt.learner.number}
        </span>
      ) : null}
      {workspace ? <StatusBadge state={workspace.attempt.state} /> : null}
      {workspace?.attempt.external ? (
        <Badge>
          <Trans>External</Trans>
        </Badge>
      ) : null}
    </div>
    {workspace ? (
      <p className="truncate text-sm text-muted max-mobile:whitespace-normal">
        {workspace.course.title}
        <span className="max-mobile:hidden"> · {workspace.course.registrationNumber}</span>
        {' · '}
        <Trans>Attempt {workspace.attempt.attemptNumber}</Trans>
        {` · ${workspace.attempt.site.name}`}
      </p>
    ) : isFailed ? null : (
      <Skeleton className="mt-1 h-4 w-80 max-w-full" />
    )}
  </div>
);

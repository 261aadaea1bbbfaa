import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import type { AttemptRow } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { Waiting, WaitingHead, waitingLink } from './Waiting.tsx';

/** What was referred back and came in again, to be judged anew. */
export const HandedInAgain = ({ attempts }: { attempts: readonly AttemptRow[] }) => (
  <Waiting title={t`Handed in again`} rows={attempts} keyOf={({ id }) => id}>
    {({ id, learner, course, submittedAt }) => (
      <Link {...workspaceLink(id, 'due')} className={waitingLink}>
        <WaitingHead name={learner.name} since={submittedAt} />
        <span className="block truncate text-sm text-muted">
          {courseNameParts(course.name).main} · {t`was referred back`}
        </span>
      </Link>
    )}
  </Waiting>
);

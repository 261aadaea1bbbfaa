import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CaseToJudge } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { DueDay } from './DueDay.tsx';
import { Waiting, waitingLink } from './Waiting.tsx';

/** Calibration cases that somebody is asked to judge, the first due first. */
export const CasesToJudge = ({ cases }: { cases: readonly CaseToJudge[] }) => (
  <Waiting
    title={t`Calibration`}
    rows={cases}
    keyOf={({ id }) => id}
    action={
      <Link
        to="/ready-for-moderation/calibration"
        className="text-accent-ink hover:underline hover:underline-offset-2"
      >
        <Trans>All rounds</Trans>
      </Link>
    }
  >
    {({ id, title, course, dueOn }) => (
      <Link to="/ready-for-moderation/calibration" search={{ round: id }} className={waitingLink}>
        <span className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{title}</span>
          <DueDay day={dueOn} />
        </span>
        <span className="block">
          <Trans>Waits for your judgement</Trans>
        </span>
        <span className="block truncate text-sm text-muted">{courseNameParts(course.name).main}</span>
      </Link>
    )}
  </Waiting>
);

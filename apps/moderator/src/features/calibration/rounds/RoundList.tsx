import { Link } from '@tanstack/react-router';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { CalibrationRoundRow } from '@moderator/contract/types';
import { courseNameParts } from '@/attempts/course-name.ts';
import { LookBadge } from '@/ui/StatusBadge.tsx';
import { RelativeTime } from '@/ui/RelativeTime.tsx';
import { daysUntil } from '@/ui/relative-time.ts';
import { roundLook } from './round-labels.ts';

/** Rounds, those that wait for one’s judgement first. */
export const RoundList = ({ rounds }: { rounds: readonly CalibrationRoundRow[] }) => (
  <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
    {rounds.map((round) => (
      <li key={round.id}>
        <Link
          to="/ready-for-moderation/calibration"
          search={{ round: round.id }}
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 px-5 py-4 -outline-offset-2! hover:bg-neutral-tint/60 max-mobile:grid-cols-1"
        >
          <span className="min-w-0">
            <span className="block font-medium">{round.title}</span>
            <span className="block truncate text-sm text-muted">
              {courseNameParts(round.course.name).main}
              {' · '}
              {round.mayLead ? t`led by ${round.ledBy.name}` : t`asked by ${round.ledBy.name}`}
            </span>
          </span>
          <span className="flex flex-col items-end gap-1 max-mobile:flex-row max-mobile:flex-wrap max-mobile:items-center max-mobile:gap-3">
            <LookBadge look={roundLook(round)} />
            <span className={`text-sm ${isLate(round) ? 'font-medium text-bad' : 'text-muted'}`} data-numeric>
              {round.closedAt ? (
                <Trans>
                  compared <RelativeTime value={round.closedAt} />
                </Trans>
              ) : (
                <>
                  <RelativeTime value={round.dueOn} dated />
                  {' · '}
                  <Trans>
                    {round.handedInCount} of {round.askedCount} handed in
                  </Trans>
                </>
              )}
            </span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const isLate = ({ closedAt, dueOn }: CalibrationRoundRow): boolean =>
  closedAt === null && daysUntil(dueOn) < 0;

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { VisitRoom } from '@moderator/contract/types';
import { useChecklist } from '../use-checklist.ts';
import { ChecklistSection } from './ChecklistSection.tsx';
import { NewPoint } from './NewPoint.tsx';
import { PointItem } from './PointItem.tsx';
import { RoomSection } from './RoomSection.tsx';
import { OwnSample } from './OwnSample.tsx';
import { SignVisit } from './SignVisit.tsx';

/** Where a verifier works: reports, their sample, checklist, what they write down, and the end. */
export function VerifierRoom({ visit }: { visit: VisitRoom }) {
  const isAtWork = visit.standing === 'open';
  const checklist = useChecklist(visit);
  return (
    <div className="grid items-start gap-8 min-[80rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-8">
        {isAtWork || visit.signedAt || visit.sample.rows.length > 0 ? (
          <OwnSample visit={visit} isAtWork={isAtWork} />
        ) : null}
        <RoomSection title={t`Findings, questions and conditions`}>
          {isAtWork ? <NewPoint visit={visit} /> : null}
          {visit.points.length === 0 ? (
            <p className="mt-3 text-muted">
              {isAtWork ? (
                <Trans>
                  Nothing is written down yet. What you keep as a note is yours alone until you share or sign
                  it.
                </Trans>
              ) : (
                <Trans>Nothing was written down.</Trans>
              )}
            </p>
          ) : null}
          <ul className="mt-3 flex flex-col gap-3">
            {visit.points.map((point) => (
              <PointItem key={point.id} visit={visit} point={point} />
            ))}
          </ul>
        </RoomSection>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        {visit.batches.length > 0 ? (
          <RoomSection title={t`Batches and reports`}>
            <ul className="rounded-lg border border-line bg-surface">
              {visit.batches.map(({ batch, course }) => (
                <li key={batch.id} className="border-b border-line px-5 py-3 last:border-0">
                  <Link
                    to="/ready-for-moderation/batches/$batchId"
                    params={{ batchId: batch.id }}
                    className="font-medium hover:underline"
                  >
                    {batch.name}
                  </Link>
                  <span className="block text-sm text-muted">{course.name}</span>
                  <Link
                    to="/ready-for-moderation/batches/$batchId/report"
                    params={{ batchId: batch.id }}
                    className="text-sm underline underline-offset-2"
                  >
                    <Trans>Moderation report</Trans>
                  </Link>
                </li>
              ))}
            </ul>
          </RoomSection>
        ) : null}
        {visit.layout.checklist.length > 0 && (isAtWork || visit.signedAt) ? (
          <ChecklistSection visit={visit} checklist={checklist} isAtWork={isAtWork} />
        ) : null}
        {isAtWork ? <SignVisit visit={visit} checklist={checklist} /> : null}
      </div>
    </div>
  );
}

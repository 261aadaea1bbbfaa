import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { VisitRoom } from '@moderator/contract/types';
import { LooksSection } from './LooksSection.tsx';
import { PointItem } from './PointItem.tsx';
import { PreparationList } from './PreparationList.tsx';
import { RoomSection } from './RoomSection.tsx';
import { SampleList } from './SampleList.tsx';

/** What the provider sees of a visit: what is to be ready, what was asked, what was opened. */
export function HostRoom({ visit }: { visit: VisitRoom }) {
  return (
    <div className="grid items-start gap-8 min-[80rem]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="flex min-w-0 flex-col gap-8">
        {visit.signedAt || visit.onlySite ? null : <PreparationList preparation={visit.preparation} />}
        <RoomSection title={t`Findings, questions and conditions`}>
          {visit.points.length > 0 ? (
            <ul className="flex flex-col gap-3">
              {visit.points.map((point) => (
                <PointItem key={point.id} visit={visit} point={point} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">
              {visit.signedAt ? (
                <Trans>Nothing was written down.</Trans>
              ) : (
                <Trans>The verifier has shared nothing yet. What they ask comes here to be answered.</Trans>
              )}
            </p>
          )}
        </RoomSection>
      </div>
      <div className="flex min-w-0 flex-col gap-8">
        <SampleList visit={visit} />
        <LooksSection looks={visit.looks} />
      </div>
    </div>
  );
}

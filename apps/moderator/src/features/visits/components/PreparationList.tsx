import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { VisitPreparation } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { preparationLabels } from '../visit-labels.ts';
import { RoomSection } from './RoomSection.tsx';

/** What is to be ready before a visit; nobody ticks anything, it is as it stands. */
export function PreparationList({ preparation }: { preparation: readonly VisitPreparation[] }) {
  const { _ } = useLingui();
  return (
    <RoomSection title={t`What is prepared`}>
      <ul className="rounded-lg border border-line bg-surface">
        {preparation.map(({ about, open, of, names }) => (
          <li
            key={about}
            className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 border-b border-line px-5 py-3 last:border-0"
          >
            <span className="min-w-0">
              <span className="block">{_(preparationLabels[about])}</span>
              {names.length > 0 ? <span className="block text-sm text-muted">{names.join(', ')}</span> : null}
            </span>
            {open === 0 ? (
              <Badge tone="good" shape="tick">
                <Trans>Ready</Trans>
              </Badge>
            ) : (
              <Badge tone="warn" shape="bang">
                <Trans>
                  {open} of {of} missing
                </Trans>
              </Badge>
            )}
          </li>
        ))}
      </ul>
    </RoomSection>
  );
}

import { useLingui } from '@lingui/react';
import type { Visit } from '@moderator/contract/types';
import { Badge } from '@/ui/Badge.tsx';
import { outcomeLabels, standingLabels } from '../visit-labels.ts';

/** How a visit ended, or how it stands until it has. */
export function VisitBadge({ visit }: { visit: Pick<Visit, 'standing' | 'outcome'> }) {
  const { _ } = useLingui();
  const { words, tone, shape } = visit.outcome
    ? outcomeLabels[visit.outcome]
    : standingLabels[visit.standing];
  return (
    <Badge tone={tone} shape={shape}>
      {_(words)}
    </Badge>
  );
}

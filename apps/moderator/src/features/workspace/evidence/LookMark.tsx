import { t } from '@lingui/core/macro';
import type { EvidenceItem, Look } from '@moderator/contract/types';
import { Icon } from '@/ui/icons.tsx';
import { lookState, partlyLabel } from './look-labels.ts';

/** How far this person has looked at a piece of evidence: nothing, how much, or a tick. */
export function LookMark({ item, look }: { item: EvidenceItem; look: Look | undefined }) {
  const state = lookState(item, look);
  if (state === 'none' || !look) return null;
  if (state === 'partly')
    return (
      <span data-numeric className="mt-0.5 text-xs whitespace-nowrap text-muted" title={t`Looked at in part`}>
        {partlyLabel(item, look)}
      </span>
    );
  const words = t({ message: `Looked at`, context: 'evidence' });
  return (
    <span className="mt-0.5 text-good" title={words}>
      <Icon name="check" className="size-4!" />
      <span className="sr-only">{words}</span>
    </span>
  );
}

import { useEffect } from 'react';
import type { EvidenceItem } from '@moderator/contract/types';
import { useEvidenceContext } from '../../evidence-context.ts';

/** Milliseconds that a part is on screen before it counts: scrolling past is not looking. */
const countsAfterMs = 1_000;

/**
 * Tells that parts of a piece of evidence are on screen. Nothing is told while they are still loading, failed, or
 * are on the side that a small screen does not show.
 * @param parts pages or sheets from 1; none while there is nothing to see
 */
export function useShown(item: EvidenceItem, parts: readonly number[], of: number): void {
  const { see, isEvidenceShown } = useEvidenceContext();
  const shown = isEvidenceShown ? parts.join(' ') : '';
  useEffect(() => {
    if (shown === '') return;
    const timer = setTimeout(() => {
      if (!document.hidden) see(item.id, shown.split(' ').map(Number), of);
    }, countsAfterMs);
    return () => clearTimeout(timer);
  }, [see, item.id, shown, of]);
}

/** The same for what has one part: there is something to see, or not. */
export const useShownWhole = (item: EvidenceItem, isThere: boolean): void =>
  useShown(item, isThere ? [1] : [], 1);

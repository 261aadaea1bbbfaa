import type { EvidenceItem } from '@moderator/contract/types';
import { viewerKindOf } from './viewer-kind.ts';

/** Begins to read a file that is likely to be looked at next, where that takes a while. */
export function openAhead(item: EvidenceItem, blob: Blob): void {
  if (viewerKindOf(item) !== 'pdf') return;
  // Without a network the engine may not be here: then it is read when it is looked at, which says so.
  void import('@/attempts/pdf/engine.ts').then((engine) => engine.openAhead(blob)).catch(() => undefined);
}

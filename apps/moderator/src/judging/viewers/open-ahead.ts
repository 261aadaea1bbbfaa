import type { EvidenceItem } from '@moderator/contract/types';
import { viewerKindOf } from './viewer-kind.ts';

/** Begins to read a file that is likely to be looked at next, where that takes a while. @returns lets go of it */
export function openAhead(item: EvidenceItem, blob: Blob): () => void {
  if (viewerKindOf(item) !== 'pdf') return () => {};
  const leave = import('@/attempts/pdf/engine.ts').then((engine) => engine.openAhead(blob));
  // Without a network the engine may not be here: then it is read when it is looked at, which says so.
  leave.catch(() => undefined);
  return () => void leave.then((run) => run()).catch(() => undefined);
}

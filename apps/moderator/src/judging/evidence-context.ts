import { createContext, use } from 'react';
import type { bytesQuery } from './files/file-query.ts';

/** Where evidence is shown: whence its files come, and who is told what was looked at. */
export interface EvidenceContext {
  /** The bytes of a file. */
  fileQuery: (fileId: string) => ReturnType<typeof bytesQuery>;
  /** Where the browser itself fetches a file. */
  fileAddress: (fileId: string) => string;
  /** Whether more is known of a file: what was made of a recording to play it from, and its subtitles. */
  knowsFiles: boolean;
  /** Whether this person may take files away. */
  mayDownload: boolean;
  /** Whether evidence is on screen; on a small one it may be the other side. */
  isEvidenceShown: boolean;
  /** Tells that parts of a piece of evidence were shown or played. */
  see: (evidenceId: string, parts: readonly number[], of: number) => void;
}

const SharedContext = createContext<EvidenceContext | null>(null);
export const EvidenceProvider = SharedContext.Provider;

export function useEvidenceContext(): EvidenceContext {
  const shared = use(SharedContext);
  if (!shared) throw new Error('useEvidenceContext outside of evidence');
  return shared;
}

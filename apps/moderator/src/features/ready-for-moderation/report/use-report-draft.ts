import { useEffect, useState } from 'react';
import { draftPrefix } from '@/auth/storage.ts';

export interface ReportDraft {
  irregularities: string;
  recommendations: string;
}

const keyOf = (batchId: string) => `${draftPrefix}report:${batchId}`;

function read(batchId: string): ReportDraft | null {
  try {
    return JSON.parse(localStorage.getItem(keyOf(batchId)) ?? 'null') as ReportDraft | null;
  } catch {
    return null;
  }
}

/** What is typed into a report stays on this device until it is signed; the platform keeps no draft of it. */
export function useReportDraft(batchId: string, start: ReportDraft) {
  const [draft, setDraft] = useState<ReportDraft>(() => read(batchId) ?? start);
  useEffect(() => {
    if (draft.irregularities || draft.recommendations)
      localStorage.setItem(keyOf(batchId), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(batchId));
  }, [batchId, draft]);
  return {
    draft,
    change: (part: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => localStorage.removeItem(keyOf(batchId)),
  };
}

import { useEffect, useState } from 'react';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';

export interface ReportDraft {
  irregularities: string;
  recommendations: string;
}

const keyOf = (person: string, batchId: string) => `${draftsOf(person)}report:${batchId}`;

function read(key: string): ReportDraft | null {
  const kept = parsed(local.get(key));
  if (!isRecord(kept)) return null;
  const { irregularities, recommendations } = kept;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  return { irregularities: text(irregularities), recommendations: text(recommendations) };
}

/**
 * What a person types into a report stays on this device until it is signed; the platform keeps no draft
 * of it. Theirs alone: others who use the device write the same report in their own words.
 */
export function useReportDraft(person: string, batchId: string, start: ReportDraft) {
  const key = keyOf(person, batchId);
  const [draft, setDraft] = useState<ReportDraft>(() => read(key) ?? start);
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    const isEmpty = !draft.irregularities && !draft.recommendations;
    if (isEmpty) local.remove(key);
    setIsKept(isEmpty || local.set(key, JSON.stringify(draft)));
  }, [key, draft]);
  return {
    draft,
    /** False where the browser keeps nothing, so that the text is gone with the page. */
    isKept,
    change: (part: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => local.remove(key),
  };
}

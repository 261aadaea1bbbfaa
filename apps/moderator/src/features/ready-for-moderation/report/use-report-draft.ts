import { useEffect, useState } from 'react';
import { reportChecklist } from '@moderator/contract/options';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import type { Checklist } from './ChecklistFields.tsx';

export interface ReportDraft {
  checklist: Checklist;
  /** By the key of the open point. */
  explanations: Record<string, string>;
}

const emptyDraft: ReportDraft = {
  checklist: {},
  explanations: {},
};

const keyOf = (person: string, batchId: string) => `${draftsOf(person)}report:${batchId}`;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const answers = ['yes', 'no', 'not_applicable'] as const;

/** What is kept may be of another version, or have been changed by hand. */
function read(key: string): ReportDraft {
  const kept = parsed(local.get(key));
  if (!isRecord(kept)) return emptyDraft;
  const checklist: Checklist = {};
  const keptList = isRecord(kept['checklist']) ? kept['checklist'] : {};
  for (const item of reportChecklist) {
    const given = keptList[item];
    const answer = isRecord(given) ? answers.find((each) => each === given['answer']) : undefined;
    if (isRecord(given) && answer) checklist[item] = { answer, remark: text(given['remark']) };
  }
  const explanations = isRecord(kept['explanations']) ? kept['explanations'] : {};
  return {
    checklist,
    explanations: Object.fromEntries(
      Object.entries(explanations).map(([point, value]) => [point, text(value)]),
    ),
  };
}

const isEmpty = ({ checklist, explanations }: ReportDraft): boolean =>
  Object.values(explanations).every((each) => each === '') && Object.keys(checklist).length === 0;

/**
 * What a person answers and explains in a report stays on this device until it is signed. Theirs alone: others who use the
 * device answer for themselves.
 */
export function useReportDraft(person: string, batchId: string) {
  const key = keyOf(person, batchId);
  const [draft, setDraft] = useState<ReportDraft>(() => read(key));
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    if (isEmpty(draft)) local.remove(key);
    setIsKept(isEmpty(draft) || local.set(key, JSON.stringify(draft)));
  }, [key, draft]);
  return {
    draft,
    /** False where the browser keeps nothing, so that the text is gone with the page. */
    isKept,
    change: (part: Partial<ReportDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => local.remove(key),
  };
}

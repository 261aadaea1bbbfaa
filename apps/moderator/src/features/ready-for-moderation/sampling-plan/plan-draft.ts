import { useEffect, useState } from 'react';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
import type { CellIds } from './queries.ts';

export interface PlanDraft {
  /** YYYY-MM */
  month: string;
  note: string;
  interim: boolean;
}

function read(key: string, empty: PlanDraft): PlanDraft {
  const kept = parsed(local.get(key));
  if (!isRecord(kept)) return empty;
  const { month, note, interim } = kept;
  return {
    month: typeof month === 'string' && /^\d{4}-\d\d$/.test(month) ? month : empty.month,
    note: typeof note === 'string' ? note : empty.note,
    interim: typeof interim === 'boolean' ? interim : empty.interim,
  };
}

/** What is typed of a planned look stays on this device until it is planned, for this person and this cell. */
export function usePlanDraft(person: string, cell: CellIds, plannedId: string | undefined, empty: PlanDraft) {
  const key = `${draftsOf(person)}plan:${cell.assessorId}:${cell.outcomeId}:${plannedId ?? 'new'}`;
  const [draft, setDraft] = useState(() => read(key, empty));
  const isChanged =
    draft.note !== empty.note || draft.month !== empty.month || draft.interim !== empty.interim;
  useEffect(() => {
    if (isChanged) local.set(key, JSON.stringify(draft));
    else local.remove(key);
  }, [key, draft, isChanged]);
  return {
    draft,
    change: (part: Partial<PlanDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => {
      local.remove(key);
      setDraft(empty);
    },
  };
}

import { useEffect, useState } from 'react';
import type { Result } from '@moderator/contract/types';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';

interface InterimDraft {
  result: Result | null;
  comment: string;
  words: string;
}

const empty: InterimDraft = { result: null, comment: '', words: '' };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is kept may be of another version, or have been changed by hand. */
function read(key: string): InterimDraft {
  const kept = parsed(local.get(key));
  if (!isRecord(kept)) return empty;
  return {
    result: text(kept['result']) || null,
    comment: text(kept['comment']),
    words: text(kept['words']),
  };
}

/** What is typed of an early look stays on this device until it is recorded, for this person and this outcome. */
export function useInterimDraft(person: string, attemptId: string, outcomeId: string) {
  const key = `${draftsOf(person)}interim:${attemptId}:${outcomeId}`;
  const [draft, setDraft] = useState(() => read(key));
  useEffect(() => {
    if (draft.result || draft.comment || draft.words) local.set(key, JSON.stringify(draft));
    else local.remove(key);
  }, [key, draft]);
  return {
    draft,
    change: (part: Partial<InterimDraft>) => setDraft((before) => ({ ...before, ...part })),
    forget: () => {
      setDraft(empty);
      local.remove(key);
    },
  };
}

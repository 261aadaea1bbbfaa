import { useEffect, useState } from 'react';
import type { FeedbackInput, Result } from '@moderator/contract/types';
import { topicOf } from '@/labels/topic-labels.ts';
import { draftsOf } from '@/session/storage.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';

interface InterimDraft {
  result: Result | null;
  comment: string;
  feedback: FeedbackInput | null;
}

const empty: InterimDraft = { result: null, comment: '', feedback: null };
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The words to the assessor; the version before kept them without what they are about. */
function feedbackOf({ feedback, words }: Record<string, unknown>): FeedbackInput | null {
  const kept = isRecord(feedback) ? feedback : { topic: 'other', text: words };
  return text(kept['text']) ? { topic: topicOf(text(kept['topic'])), text: text(kept['text']) } : null;
}

/** What is kept may be of another version, or have been changed by hand. */
function read(key: string): InterimDraft {
  const kept = parsed(local.get(key));
  if (!isRecord(kept)) return empty;
  return {
    result: text(kept['result']) || null,
    comment: text(kept['comment']),
    feedback: feedbackOf(kept),
  };
}

/** What is typed of an early look stays on this device until it is recorded, for this person and this outcome. */
export function useInterimDraft(person: string, attemptId: string, outcomeId: string) {
  const key = `${draftsOf(person)}interim:${attemptId}:${outcomeId}`;
  const [draft, setDraft] = useState(() => read(key));
  useEffect(() => {
    if (draft.result || draft.comment || draft.feedback) local.set(key, JSON.stringify(draft));
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

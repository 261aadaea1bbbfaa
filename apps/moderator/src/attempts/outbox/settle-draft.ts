import { del, get, set } from 'idb-keyval';
import type { DraftBody } from '@moderator/contract/types';
import { draftsOf } from '@/session/storage.ts';

interface Kept {
  body: DraftBody;
  base: DraftBody;
  isDirty: boolean;
}

/** Without what becomes a decision, as the platform leaves a draft behind a signature. */
const unsigned = (body: DraftBody): DraftBody => ({
  ...body,
  comments: {},
  findings: [],
  kind: null,
  reason: '',
  actions: [],
  judgements: {},
  feedback: null,
});

/** Takes what was signed off this device. Notes that are nowhere else yet stay. */
export async function settleDraft(userId: string, attemptId: string): Promise<void> {
  const key = `${draftsOf(userId)}${attemptId}`;
  try {
    const kept = await get<Kept>(key);
    if (kept?.isDirty && kept.body.notes !== kept.base.notes)
      await set(key, { ...kept, body: unsigned(kept.body), base: unsigned(kept.base) });
    else await del(key);
  } catch {
    // Nothing was kept where the browser refuses its database.
  }
}

import { createStore, del, get, promisifyRequest } from 'idb-keyval';
import type { DraftBody } from '@moderator/contract/types';
import { nothingToSign } from '@moderator/moderation';
import { inRoomOfCopies } from '@/storage/copies.ts';
import { draftsOf } from '@/session/storage.ts';

/** What this device knows of a draft; outlives a closed window, a lost line and an expired sign-in. */
export interface DeviceDraft {
  body: DraftBody;
  /** As the platform had it when it was typed over. */
  base: DraftBody;
  /** The platform's version of `base`; 0 while it has none. */
  version: number;
  /** Typed and not on the platform yet. */
  isDirty: boolean;
  savedAt: string | null;
}

const keyOf = (userId: string, attemptId: string) => `${draftsOf(userId)}${attemptId}`;

/** The one where the library keeps everything that is given no other. */
const store = createStore('keyval-store', 'keyval');

/**
 * Stores without waiting to hear that the value was taken: whoever loads the page anew right behind a letter would lose it, since a
 * browser gives up what was not told to be complete.
 */
const putAtOnce = (key: string, draft: DeviceDraft): Promise<void> =>
  store('readwrite', (drafts) => {
    drafts.put(draft, key);
    const isStored = promisifyRequest<void>(drafts.transaction);
    drafts.transaction.commit();
    return isStored;
  });

/** Rejects where a browser refuses its database (private windows); the platform still has everything. */
export const readDeviceDraft = (userId: string, attemptId: string): Promise<DeviceDraft | undefined> =>
  get<DeviceDraft>(keyOf(userId, attemptId), store);

/** False where the browser refused, so that only this page has it. */
export const keepDeviceDraft = (userId: string, attemptId: string, draft: DeviceDraft): Promise<boolean> =>
  inRoomOfCopies(() => putAtOnce(keyOf(userId, attemptId), draft)).then(
    () => true,
    () => false,
  );

/** Takes what was signed off this device. Notes that are nowhere else yet stay. */
export async function settleDeviceDraft(userId: string, attemptId: string): Promise<void> {
  const key = keyOf(userId, attemptId);
  try {
    const kept = await get<DeviceDraft>(key, store);
    if (kept?.isDirty && kept.body.notes !== kept.base.notes)
      await putAtOnce(key, {
        ...kept,
        body: { ...kept.body, ...nothingToSign },
        base: { ...kept.base, ...nothingToSign },
      });
    else await del(key, store);
  } catch {
    // Nothing was kept where the browser refuses its database.
  }
}

import { createStore, del, get, promisifyRequest } from 'idb-keyval';
import type { DraftBody } from '@moderator/contract/types';
import { nothingToSign } from '@moderator/moderation';
import { inRoomOfCopies } from '@/storage/copies.ts';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';
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

/** What is on its way into the browser's database. */
const onTheirWay = new Map<string, DeviceDraft>();

/**
 * A page that is left gives up what waits in the database for its turn, so that goes where it takes no turn. Not with each letter: to
 * write there holds the page up.
 */
addEventListener('pagehide', () => {
  for (const [key, draft] of onTheirWay) local.set(key, JSON.stringify(draft));
});

/** What a page that was left could not bring into the database. */
function leftBehind(key: string): DeviceDraft | undefined {
  const draft = parsed(local.get(key));
  return isRecord(draft) && isRecord(draft['body']) ? (draft as unknown as DeviceDraft) : undefined;
}

async function keep(key: string, draft: DeviceDraft): Promise<void> {
  const isLatest = () => onTheirWay.get(key) === draft;
  onTheirWay.set(key, draft);
  try {
    await inRoomOfCopies(() => putAtOnce(key, draft));
    if (isLatest()) local.remove(key);
  } finally {
    if (isLatest()) onTheirWay.delete(key);
  }
}

/** Rejects where a browser refuses its database (private windows); the platform still has everything. */
export async function readDeviceDraft(userId: string, attemptId: string): Promise<DeviceDraft | undefined> {
  const key = keyOf(userId, attemptId);
  const left = leftBehind(key);
  if (!left) return get<DeviceDraft>(key, store);
  // Its place is not waited for: it is known.
  void keep(key, left).catch(() => undefined);
  return left;
}

/** False where the browser refused, so that only this page has it. */
export const keepDeviceDraft = (userId: string, attemptId: string, draft: DeviceDraft): Promise<boolean> =>
  keep(keyOf(userId, attemptId), draft).then(
    () => true,
    () => false,
  );

/** Takes what was signed off this device. Notes that are nowhere else yet stay. */
export async function settleDeviceDraft(userId: string, attemptId: string): Promise<void> {
  const key = keyOf(userId, attemptId);
  try {
    const kept = leftBehind(key) ?? (await get<DeviceDraft>(key, store));
    local.remove(key);
    if (kept?.isDirty && kept.body.notes !== kept.base.notes)
      await keep(key, {
        ...kept,
        body: { ...kept.body, ...nothingToSign },
        base: { ...kept.base, ...nothingToSign },
      });
    else await del(key, store);
  } catch {
    // Nothing was kept where the browser refuses its database.
  }
}

import { del, entries, get, set } from 'idb-keyval';
import { ApiError } from '@moderator/client';
import type { DecisionInput } from '@moderator/contract/types';
import { inRoomOfCopies } from '@/storage/copies.ts';

/** A signed decision on its way: kept with its key until the platform has answered. */
export interface OutboxEntry {
  attemptId: string;
  /** Whose attempt it is, to say so where it is not on the screen. Absent from what earlier versions kept. */
  learner?: string;
  version: number;
  decision: DecisionInput;
  idempotencyKey: string;
  signedAt: string;
  /** Whether it may have arrived: it was sent and no answer came. */
  wasSent: boolean;
}

const prefix = 'decision:';
const keyOf = (userId: string, attemptId: string) => `${prefix}${userId}:${attemptId}`;

/** What the browser refused to keep: it waits for as long as its window is there, whichever page that shows. */
const inWindow = new Map<string, OutboxEntry>();

/** False where the browser refused, so that only this window has it. */
export const keepInOutbox = async (userId: string, entry: OutboxEntry): Promise<boolean> => {
  const key = keyOf(userId, entry.attemptId);
  try {
    await inRoomOfCopies(() => set(key, entry));
    inWindow.delete(key);
    return true;
  } catch {
    inWindow.set(key, entry);
    return false;
  }
};

export const readOutbox = async (userId: string, attemptId: string): Promise<OutboxEntry | undefined> => {
  const key = keyOf(userId, attemptId);
  return inWindow.get(key) ?? orElse(undefined, () => get<OutboxEntry>(key));
};

export const dropFromOutbox = (userId: string, attemptId: string): Promise<void> => {
  const key = keyOf(userId, attemptId);
  inWindow.delete(key);
  return orElse(undefined, () => del(key));
};

export const allInOutbox = async (userId: string): Promise<OutboxEntry[]> => {
  const kept = await orElse([], () => entries<string, OutboxEntry>());
  return [...new Map([...kept, ...inWindow])]
    .filter(([key]) => typeof key === 'string' && key.startsWith(`${prefix}${userId}:`))
    .map(([, entry]) => entry);
};

/** What the browser has, or something else where it refuses its database, which some do at once. */
async function orElse<Value>(otherwise: Value, ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch {
    return otherwise;
  }
}

/**
 * Whether a failed decision stays in the outbox. `keep`: no answer came, or the sign-in ended, and asking
 * again with the same key is safe. `drop`: the platform refused it, nothing was signed.
 */
export function afterFailure(error: unknown): 'keep' | 'drop' {
  if (!(error instanceof ApiError)) return 'keep';
  if (error.status === 401) return 'keep';
  return error.outcome === 'rejected' ? 'drop' : 'keep';
}

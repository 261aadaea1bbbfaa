import { del, entries, get, set } from 'idb-keyval';
import { ApiError } from '@moderator/client';
import type { DecisionInput } from '@moderator/contract/types';

/** A signed decision on its way: kept with its key until the platform has answered. */
export interface OutboxEntry {
  attemptId: string;
  version: number;
  decision: DecisionInput;
  idempotencyKey: string;
  signedAt: string;
  /** Whether it may have arrived: it was sent and no answer came. */
  wasSent: boolean;
}

const prefix = 'decision:';
const keyOf = (userId: string, attemptId: string) => `${prefix}${userId}:${attemptId}`;

/** False where the browser refused, so that only this page has it. */
export const keepInOutbox = (userId: string, entry: OutboxEntry): Promise<boolean> =>
  set(keyOf(userId, entry.attemptId), entry).then(
    () => true,
    () => false,
  );

export const readOutbox = (userId: string, attemptId: string): Promise<OutboxEntry | undefined> =>
  get<OutboxEntry>(keyOf(userId, attemptId)).catch(() => undefined);

export const dropFromOutbox = (userId: string, attemptId: string): Promise<void> =>
  del(keyOf(userId, attemptId)).catch(() => undefined);

export const allInOutbox = async (userId: string): Promise<OutboxEntry[]> =>
  (await entries<string, OutboxEntry>().catch(() => []))
    .filter(([key]) => typeof key === 'string' && key.startsWith(`${prefix}${userId}:`))
    .map(([, entry]) => entry);

/**
 * Whether a failed decision stays in the outbox. `keep`: no answer came, or the sign-in ended, and asking
 * again with the same key is safe. `drop`: the platform refused it, nothing was signed.
 */
export function afterFailure(error: unknown): 'keep' | 'drop' {
  if (!(error instanceof ApiError)) return 'keep';
  if (error.status === 401) return 'keep';
  return error.outcome === 'rejected' ? 'drop' : 'keep';
}

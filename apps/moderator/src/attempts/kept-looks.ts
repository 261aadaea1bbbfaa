import type { Look } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { isNetworkFailure } from '@/session/connection.ts';
import { local, parsed } from '@/storage/guarded-storage.ts';

const keyOf = (userId: string, attemptId: string) => `looks:${userId}:${attemptId}`;

/** What somebody looked at of an attempt on this device and that is not on the platform yet. */
export function readKeptLooks(userId: string, attemptId: string): Look[] {
  const kept = parsed(local.get(keyOf(userId, attemptId)));
  return Array.isArray(kept) ? (kept as Look[]) : [];
}

export function keepLooks(userId: string, attemptId: string, looks: readonly Look[]): void {
  if (looks.length > 0) local.set(keyOf(userId, attemptId), JSON.stringify(looks));
  else local.remove(keyOf(userId, attemptId));
}

/**
 * Sends what was kept, which counts no more once the attempt is decided: the record would say of it that it was never opened.
 * What the platform refuses does not hold up the decision.
 * @throws where the platform is out of reach, as it is for the decision
 */
export async function sendKeptLooks(userId: string, attemptId: string): Promise<void> {
  const looks = readKeptLooks(userId, attemptId);
  if (looks.length === 0) return;
  try {
    await api.recordLooks({ id: attemptId, body: { looks } });
    keepLooks(userId, attemptId, []);
  } catch (error) {
    if (isNetworkFailure(error)) throw error;
  }
}

import { useCallback, useState } from 'react';
import { local, parsed } from '@/storage/guarded-storage.ts';

const keyOf = (userId: string, attemptId: string) => `looked-at:${userId}:${attemptId}`;

function read(key: string): string[] {
  const kept = parsed(local.get(key));
  return Array.isArray(kept) ? (kept as string[]) : [];
}

/** Which evidence was open for a moment: a reminder for this person on this device, no record. */
export function useLookedAt(userId: string, attemptId: string) {
  const key = keyOf(userId, attemptId);
  const [looked, setLooked] = useState<ReadonlySet<string>>(() => new Set(read(key)));
  const lookAt = useCallback(
    (evidenceId: string) =>
      setLooked((before) => {
        if (before.has(evidenceId)) return before;
        const after = new Set(before).add(evidenceId);
        local.set(key, JSON.stringify([...after]));
        return after;
      }),
    [key],
  );
  return { looked, lookAt };
}

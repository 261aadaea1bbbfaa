import { useCallback, useState } from 'react';

const keyOf = (userId: string, attemptId: string) => `looked-at:${userId}:${attemptId}`;

function read(key: string): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return [];
  }
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
        localStorage.setItem(key, JSON.stringify([...after]));
        return after;
      }),
    [key],
  );
  return { looked, lookAt };
}

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { play } from './play.ts';
import type { Source } from './ways-to-play.ts';

/**
 * Plays a recording in an element of the page once it is known from what.
 * @param sources the same list for as long as it says the same, or it is begun anew
 * @returns whether it does not play from any of them, and what tries all of them again
 */
export function usePlayback(
  player: RefObject<HTMLMediaElement | null>,
  sources: readonly Source[] | undefined,
) {
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number>();
  useEffect(() => {
    if (!player.current || !sources) return undefined;
    return play(player.current, sources, () => setFailedAttempt(attempt));
  }, [player, sources, attempt]);
  return { failed: failedAttempt === attempt, tryAgain: () => setAttempt(attempt + 1) };
}

/** Parts that a recording is counted in. */
export const hundredths = 100;

/** Seconds between two messages of a player that plays on; more is a jump, and what was jumped over was not played. */
const longestStep = 1.5;

/**
 * The hundredths of a recording that were played between two messages of its player, from 1.
 * @param rate speed of the player, which makes the steps longer
 * @example playedParts(0, 0.25, 10, 1) // [1, 2, 3]
 */
export function playedParts(from: number, to: number, duration: number, rate: number): number[] {
  if (!(duration > 0) || to <= from || to - from > longestStep * Math.max(1, rate)) return [];
  const partOf = (seconds: number) => Math.min(hundredths, Math.floor((seconds / duration) * hundredths) + 1);
  const first = partOf(from);
  return Array.from({ length: partOf(to) - first + 1 }, (_, index) => first + index);
}

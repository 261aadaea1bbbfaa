/** A try that was begun. */
interface Begun {
  number: number;
  isOpen: boolean;
  submittedAt: Date | null;
}

interface TryRules {
  /** As many as one likes where it is null. */
  maxTries: number | null;
  waitMinutes: number;
}

/**
 * The try that comes next: the one that is open, or a new one where some are left.
 * @returns the first moment at which it can be begun, null where that is not later than now; null where none is left
 * @example nextTry([], { maxTries: 1, waitMinutes: 0 }, now) // { number: 1, at: null }
 */
export function nextTry(
  tries: readonly Begun[],
  { maxTries, waitMinutes }: TryRules,
  now: Date,
): { number: number; at: Date | null } | null {
  const open = tries.find(({ isOpen }) => isOpen);
  if (open) return { number: open.number, at: null };
  const last = Math.max(0, ...tries.map(({ number }) => number));
  if (maxTries !== null && last >= maxTries) return null;
  const ends = tries.map(({ submittedAt }) => submittedAt?.getTime() ?? 0);
  const at = new Date(Math.max(0, ...ends) + waitMinutes * 60_000);
  return { number: last + 1, at: last > 0 && at > now ? at : null };
}

/**
 * When the time of a try ends: its limit, longer for whoever has extra time, but not after the whole thing closes.
 * @returns null where nothing ends it
 * @example endOfTry(start, { limitMinutes: 60, extraTimePercent: 25, closesAt: null }) // 75 minutes later
 */
export function endOfTry(
  startedAt: Date,
  {
    limitMinutes,
    extraTimePercent,
    closesAt,
  }: { limitMinutes: number | null; extraTimePercent: number; closesAt: Date | null },
): Date | null {
  if (limitMinutes === null) return closesAt;
  const end = startedAt.getTime() + limitMinutes * 60_000 * (1 + extraTimePercent / 100);
  return new Date(closesAt ? Math.min(end, closesAt.getTime()) : end);
}

/** Milliseconds by which clocks seem apart because of the line between them. */
const ofTheLine = 5_000;

/**
 * By how much the clock of a device is behind.
 * @param sentAt what it shows as it sends; undefined where it does not say
 * @param before by how much it was behind when it spoke last
 * @returns milliseconds; 0 where it is right as far as can be told
 */
export function clockOffset(sentAt: Date | undefined, before: number, now: Date): number {
  const offset = sentAt ? now.getTime() - sentAt.getTime() : before;
  return Math.abs(offset) < ofTheLine ? 0 : offset;
}

/**
 * When something happened of which a device says the time: by the clock of the platform, and never in the future.
 * @param earliest before which it cannot have been
 * @example correctedTime(new Date('2026-11-24T08:00:00Z'), -3_600_000, now) // 07:00 where its clock was an hour ahead
 */
export function correctedTime(claimed: Date, offsetMs: number, now: Date, earliest?: Date): Date {
  const at = Math.min(claimed.getTime() + offsetMs, now.getTime());
  return new Date(Math.max(at, Math.min(earliest?.getTime() ?? -Infinity, now.getTime())));
}

/** A time as somebody writes it; undefined where it is none. */
export function readTime(text: string | undefined): Date | undefined {
  const time = text === undefined ? NaN : Date.parse(text);
  return Number.isNaN(time) ? undefined : new Date(time);
}

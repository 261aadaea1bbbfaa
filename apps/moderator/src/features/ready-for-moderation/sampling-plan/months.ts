/** How many months are offered, from this one on. */
const mostAhead = 18;

/**
 * Months that can be planned: this one and later ones that are not planned yet, and the one it was planned for.
 *
 * @param today YYYY-MM-DD
 * @param taken months that are planned already
 * @param kept a month that stays possible though it is over or taken: its own
 * @example monthsFrom('2026-11-22', [])[1] === '2026-12'
 */
export function monthsFrom(today: string, taken: readonly string[], kept?: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const ahead = Array.from({ length: mostAhead + taken.length }, (_, count) =>
    new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7),
  );
  const free = ahead.filter((each) => each === kept || !taken.includes(each)).slice(0, mostAhead);
  return kept && !free.includes(kept) ? [kept, ...free] : free;
}

/** Months that can be planned: this one and those of the next year and a half, and the one it was planned for. */
const mostAhead = 18;

/**
 * @param today YYYY-MM-DD
 * @param kept a month that stays possible though it is over
 * @example monthsFrom('2026-11-22')[1] === '2026-12'
 */
export function monthsFrom(today: string, kept?: string): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const ahead = Array.from({ length: mostAhead }, (_, count) =>
    new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 7),
  );
  return kept && !ahead.includes(kept) ? [kept, ...ahead] : ahead;
}

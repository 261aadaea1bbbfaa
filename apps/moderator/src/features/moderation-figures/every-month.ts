/**
 * All months from the first to the last of some, so that a chart shows how far they are apart.
 * @param some in order
 * @example everyMonth([{ month: '2026-08' }, { month: '2026-10' }]) // ['2026-08', '2026-09', '2026-10']
 */
export function everyMonth(some: readonly { month: string }[]): string[] {
  const [first, last] = [some[0], some.at(-1)];
  const months: string[] = [];
  if (!first || !last) return months;
  let { month } = first;
  while (month <= last.month) {
    months.push(month);
    month = after(month);
  }
  return months;
}

/** What some months have, in the place of each of all months; null where a month has nothing. */
export const valuesOf = <Month extends { month: string }>(
  some: readonly Month[],
  take: (each: Month) => number | null,
): (number | null)[] =>
  everyMonth(some).map((month) => {
    const found = some.find((each) => each.month === month);
    return found ? take(found) : null;
  });

function after(month: string): string {
  const [year = 0, ofYear = 1] = month.split('-').map(Number);
  return ofYear === 12 ? `${year + 1}-01` : `${year}-${String(ofYear + 1).padStart(2, '0')}`;
}

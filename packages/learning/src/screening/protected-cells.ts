/** Fewer people than this are shown as nobody's number. */
const fewest = 5;

/** How many people of each group; null where that is hidden. */
export type ShownCells = Readonly<Record<string, number | null>>;

/**
 * Hides the groups of fewer than five people, and with them all of fewer than ten: where that leaves one group hidden, or nobody in
 * those that are, all of fewer than twenty, and so on. It treats hidden groups alike, so that which of them has how many never follows
 * from the others and the sum, not even for somebody who knows this rule. A table of nobody hides nothing.
 * @param cells how many people of each group; their sum may be known to everybody
 * @example protectedCells({ Male: 30, Female: 3, unknown: 9 }) // { Male: 30, Female: null, unknown: null }
 */
export function protectedCells(cells: Readonly<Record<string, number>>): ShownCells {
  const counts = Object.values(cells);
  if (counts.every((count) => count >= fewest)) return cells;
  if (counts.every((count) => count === 0) || counts.length < 2) return cells;
  let below = 2 * fewest;
  while (saysItself(counts.filter((count) => count < below))) below *= 2;
  return Object.fromEntries(
    Object.entries(cells).map(([group, count]) => [group, count < below ? null : count]),
  );
}

/** Whether groups that are hidden could be told from their sum. */
const saysItself = (hidden: readonly number[]): boolean =>
  hidden.length < 2 || hidden.every((count) => count === 0);

/**
 * The four-fifths ratio: the lowest rate of selection of a group against the highest, of groups that are shown before and after.
 * @returns null where fewer than two groups are shown, or nobody was selected
 */
export function fourFifthsRatio(before: ShownCells, after: ShownCells): number | null {
  const rates = Object.entries(before).flatMap(([group, count]) => {
    const selected = after[group];
    return count && selected !== null && selected !== undefined ? [selected / count] : [];
  });
  const highest = Math.max(...rates);
  if (rates.length < 2 || highest <= 0) return null;
  return Math.round((10_000 * Math.min(...rates)) / highest) / 10_000;
}

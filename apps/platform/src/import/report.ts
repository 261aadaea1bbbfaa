import { countReasons } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import type { Counts } from './storing.ts';

const number = new Intl.NumberFormat('en-US');

/** What was stored, a line for each kind of thing. */
export function reportCounts(counts: Counts): string {
  const rows = Object.entries(counts).map(
    ([name, count]) =>
      [name, number.format(count.new), number.format(count.changed), number.format(count.unchanged)] as const,
  );
  const width = (column: 0 | 1 | 2 | 3) => Math.max(...rows.map((row) => row[column].length));
  return rows
    .map(
      ([name, added, changed, unchanged]) =>
        `  ${name.padEnd(width(0))}  ${added.padStart(width(1))} new, ${changed.padStart(width(2))} changed, ${unchanged.padStart(width(3))} unchanged`,
    )
    .join('\n');
}

/** How many rows were refused and why, each reason once, and where the whole list is. */
export function reportRefusals(refusals: readonly Refusal[], path: string | undefined): string {
  if (refusals.length === 0) return 'No row was refused.';
  const reasons = countReasons(refusals).map(
    ({ file, reason, count }) => `  ${number.format(count)} in ${file}: ${reason}`,
  );
  const rows = refusals.length === 1 ? 'One row was' : `${number.format(refusals.length)} rows were`;
  return [`${rows} refused:`, ...reasons, ...(path ? [`The whole list is in ${path}`] : [])].join('\n');
}

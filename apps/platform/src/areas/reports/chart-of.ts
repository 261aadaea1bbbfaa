import { barsOf } from '../../paper/bars-of.ts';
import type { BarRow, Bars, Tone } from '../../paper/paper.ts';
import { percentOf } from '../../paper/percent-of.ts';
import type { Cell, ReportQuery } from './read-rows.ts';

/** Rows that are seen at a glance, and fit on a page. */
const mostRows = 24;
/** Of so many numbers, each; the last is what is left over. */
const tonesOf: readonly (readonly Tone[])[] = [[], ['dark'], ['dark', 'light'], ['dark', 'middle', 'light']];

/**
 * A picture of the first rows of a report that have what its kind shows in bars.
 * @param rows as they are in the table
 * @returns undefined where there is nothing to show, or what is shown was not asked for
 */
export function chartOf(
  { kind, columns }: ReportQuery,
  rows: readonly (readonly Cell[])[],
): Bars | undefined {
  const { chart } = kind;
  if (!chart) return undefined;
  const placeOf = (name: string) => columns.findIndex((column) => column.name === name);
  const labels = chart.by.map(placeOf).filter((place) => place !== -1);
  const values = chart.of.map(placeOf);
  if (labels.length === 0 || values.includes(-1)) return undefined;
  const tones = tonesOf[values.length]!;
  const isShare = values.every((place) => columns[place]!.type === 'share');
  // No share is nothing to tell; that none of something was done is told by a number, and by no bar.
  const isTold = (cell: Cell | undefined) => typeof cell === 'number' && (isShare || cell !== 0);
  const shown = rows.filter((cells) => values.some((place) => isTold(cells[place])));
  const bars = shown.slice(0, mostRows).map((cells): BarRow => {
    const numbers = values.map((place) => Number(cells[place] ?? 0));
    return {
      label: labels.flatMap((place) => cells[place] ?? []).join(', '),
      parts: isShare
        ? [
            { tone: 'dark', value: numbers[0]! },
            { tone: 'light', value: 1 - numbers[0]! },
          ]
        : numbers.map((value, index) => ({ tone: tones[index]!, value })),
      words: isShare ? percentOf(numbers[0]!) : numbers.join(' · '),
    };
  });
  if (bars.length === 0) return undefined;
  const title =
    shown.length > mostRows ? `${chart.title}: the first ${mostRows} rows that have it` : chart.title;
  const legend = values.map((place, index) => ({ tone: tones[index]!, words: columns[place]!.title }));
  return barsOf(title, legend, bars);
}

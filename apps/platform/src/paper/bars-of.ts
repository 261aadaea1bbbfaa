import type { BarRow, Bars } from './paper.ts';

/** A picture with the words that stand for it: what it shows, row by row. */
export const barsOf = (title: string, legend: Bars['legend'], rows: readonly BarRow[]): Bars => ({
  title,
  legend,
  rows,
  alt: `Bar chart: ${title}. ${rows.map(({ label, words }) => `${label}: ${words}`).join('; ')}. The table below it says the same.`,
});

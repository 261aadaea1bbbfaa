import { coefficient } from './coefficient.ts';
import type { Estimate } from './coefficient.ts';

type Table = readonly (readonly number[])[];

/**
 * How much two categories agree: 1 on the diagonal, and less by the same amount with each level between. A step on a
 * ladder of levels then costs the same wherever it is, and a mistake of two steps twice as much as one of one step.
 * (Squares of the distance would make small mistakes count for next to nothing, and more so the longer the ladder.)
 * With two categories these are no weights at all, so two results are the ladder with two levels.
 *
 * Source: Cicchetti and Allison (1971), American Journal of EEG Technology 11:101–109.
 */
export const linearWeight = (row: number, column: number, categories: number): number =>
  1 - Math.abs(row - column) / (categories - 1);

/** The table as shares of all pairs, with what both sides gave of each category. */
function sharesOf(table: Table) {
  const n = table.flat().reduce((sum, count) => sum + count, 0);
  const cells = table.map((row) => row.map((count) => count / n));
  const rows = cells.map((row) => row.reduce((sum, share) => sum + share, 0));
  const columns = cells.map((_, place) => cells.reduce((sum, row) => sum + row[place]!, 0));
  return { n, cells, rows, columns };
}

/** The sum of something over all cells of a table. */
const over = (cells: Table, term: (share: number, row: number, column: number) => number): number =>
  cells.reduce(
    (sum, shares, row) => sum + shares.reduce((inner, share, column) => inner + term(share, row, column), 0),
    0,
  );

/**
 * Kappa: agreement above what chance would give if each side kept to its own shares of the categories; weighted
 * linearly. Falls when nearly everybody has one result, however well people agree. Null where both sides gave one and
 * the same category alone.
 *
 * Sources: Cohen (1960), Educational and Psychological Measurement 20:37–46; weights: Cohen (1968), Psychological
 * Bulletin 70:213–220; standard error: Fleiss, Cohen and Everitt (1969), Psychological Bulletin 72:323–327.
 */
export function kappaOf(table: Table, weigh = linearWeight): Estimate | null {
  const { n, cells, rows, columns } = sharesOf(table);
  const weight = (row: number, column: number) => weigh(row, column, table.length);
  const observed = over(cells, (share, row, column) => share * weight(row, column));
  const chance = over(cells, (_, row, column) => rows[row]! * columns[column]! * weight(row, column));
  if (chance > 1 - 1e-12) return null;
  const value = (observed - chance) / (1 - chance);
  const ofRow = rows.map((_, row) =>
    columns.reduce((sum, share, column) => sum + share * weight(row, column), 0),
  );
  const ofColumn = columns.map((_, column) =>
    rows.reduce((sum, share, row) => sum + share * weight(row, column), 0),
  );
  const spread = over(
    cells,
    (share, row, column) =>
      share * (weight(row, column) - (ofRow[row]! + ofColumn[column]!) * (1 - value)) ** 2,
  );
  const variance = (spread - (value - chance * (1 - value)) ** 2) / (n * (1 - chance) ** 2);
  return coefficient(value, Math.sqrt(Math.max(0, variance)));
}

/**
 * AC1, and with linear weights AC2: agreement above what chance would give where a result is hard to tell. Was made
 * to stay where nearly everybody has one result, so it stands beside kappa.
 *
 * Sources: Gwet (2008), British Journal of Mathematical and Statistical Psychology 61:29–48; Gwet (2014), Handbook of
 * Inter-Rater Reliability, 4th edition, AC2 in chapter 4, its variance for an infinite population in chapter 5.
 */
export function gwetOf(table: Table, weigh = linearWeight): Estimate {
  const { n, cells, rows, columns } = sharesOf(table);
  const categories = table.length;
  const weight = (row: number, column: number) => weigh(row, column, categories);
  const share = rows.map((row, place) => (row + columns[place]!) / 2);
  const all = over(cells, (_, row, column) => weight(row, column));
  const scale = all / (categories * (categories - 1));
  const observed = over(cells, (cell, row, column) => cell * weight(row, column));
  const chance = scale * share.reduce((sum, each) => sum + each * (1 - each), 0);
  const value = (observed - chance) / (1 - chance);
  // What each pair contributes of itself; the spread of that gives the variance.
  const spread = over(cells, (cell, row, column) => {
    const ownChance = (scale * (1 - share[row]! + (1 - share[column]!))) / 2;
    const own =
      (weight(row, column) - chance) / (1 - chance) - (2 * (1 - value) * (ownChance - chance)) / (1 - chance);
    return cell * (own - value) ** 2;
  });
  return coefficient(value, Math.sqrt(spread / (n - 1)));
}

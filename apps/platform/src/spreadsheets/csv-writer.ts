import { stringify } from 'csv-stringify/sync';

/** The first line of a csv file, with the mark by which spreadsheets see that it is UTF-8. */
export const csvHead = (columns: readonly string[]): string => stringify([[...columns]], { bom: true });

/** Lines of a csv file. Cells that a spreadsheet would take for a formula are made text. */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  stringify([...rows], { escape_formulas: true });

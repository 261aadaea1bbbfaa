import { stringify } from 'csv-stringify/sync';

/** The first line of a csv file, with the mark by which spreadsheets see that it is UTF-8. */
export const csvHead = (columns: readonly string[]): string => stringify([[...columns]], { bom: true });

/** Where another cell or row begins for a spreadsheet that reads a file by semicolons, as half of the world's do, and a formula in it. */
const formulaBehind = /([;\t\r\n])(?=\s*(?:[=+@]|-\S))/g;

/** An international telephone number, which comes to nothing but a number, and which whoever reads the file by a program wants as it is. */
const telephoneNumber = /^\+[1-9][\d ]{6,18}$/;

/**
 * Lines of a csv file. Cells that a spreadsheet would take for a formula are made text, however it cuts lines into cells.
 * @example csvLines([['=1+1', '+27825550101']]) // "'=1+1,+27825550101\n"
 */
export const csvLines = (rows: readonly (readonly unknown[])[]): string =>
  stringify(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'string' ? cell.replace(formulaBehind, "$1'") : cell)),
    ),
    {
      escape_formulas: true,
      cast: {
        string: (value) => (telephoneNumber.test(value) ? { value, escape_formulas: false } : value),
      },
    },
  );

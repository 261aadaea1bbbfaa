import { readXml } from './xml-events.ts';

/** What a number in a cell of a style means, where it means a day. */
export type DayOf = (style: number, serial: number) => string | undefined;

/** Formats without a text of their own that show days and times (ECMA-376, 18.8.30). */
const builtIn = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** More styles than any spreadsheet writes. */
const mostStyles = 100_000;

/**
 * Which styles of a workbook show days, read from its list of styles.
 * @param since1904 whether days are counted from 1904, as old workbooks of Macs do
 */
export async function dayStyles(chunks: AsyncIterable<Buffer>, since1904: boolean): Promise<DayOf> {
  const custom = new Map<number, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  await readXml(chunks, {
    open(name, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (name === 'cellXfs') inCells = true;
      else if (name === 'numFmt') custom.set(id, showsDays(formatCode));
      else if (name === 'xf' && inCells && styles.length < mostStyles)
        styles.push(custom.get(id) ?? builtIn(id));
    },
    close: (name) => void (name === 'cellXfs' && (inCells = false)),
  });
  return (style, serial) => (styles[style] ? dayOf(serial, since1904) : undefined);
}

/**
 * Whether a format shows years, months or days: its letters outside of quotes, brackets and after a backslash.
 * @example showsDays('[$-409]d" of "mmm') // true
 */
export const showsDays = (code: string): boolean =>
  /[ymd]/i.test(code.replace(/"[^"]*"?|\[[^\]]*\]?|\\.|[_*]./g, ''));

const dayMs = 86_400_000;
const [from1900, from1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)];

/** The day of a serial number as YYYY-MM-DD; undefined where a spreadsheet would show none. */
export function dayOf(serial: number, since1904 = false): string | undefined {
  const whole = Math.floor(serial);
  if (!(whole >= (since1904 ? 0 : 1) && whole <= 2_958_465)) return undefined;
  // Spreadsheets take 1900 for a leap year: the 29th of its February is number 60 and never was.
  const number = since1904 || whole > 60 ? whole : whole + 1;
  const date = new Date((since1904 ? from1904 : from1900) + number * dayMs);
  return date.getUTCFullYear() > 9999 ? undefined : date.toISOString().slice(0, 10);
}

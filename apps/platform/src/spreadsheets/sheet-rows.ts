import type { DayOf } from './cell-dates.ts';
import { longestCell, TableRefused } from './table.ts';
import type { TableRow } from './table.ts';
import { plain, xmlPieces } from './xml-events.ts';

/** Further to the right nothing is looked at: no table of people has so many columns. */
const mostCells = 200;

/** The rows of a sheet that have something in them, as its bytes come. */
export async function* sheetRows(
  chunks: AsyncIterable<Buffer>,
  shared: (index: number) => string | undefined,
  dayOf: DayOf,
): AsyncGenerator<TableRow> {
  let ready: TableRow[] = [];
  let row = 0;
  let current: TableRow = { row, cells: [] };
  let cell = -1;
  let kind = 'n';
  let style = 0;
  let value = '';
  let taken = false;
  let aside = false;

  const open: Record<string, (attributes: Readonly<Record<string, string>>) => void> = {
    row({ r = row + 1 }) {
      const number = Number(r);
      if (!Number.isInteger(number) || number <= row || number > 1_048_576)
        throw new TableRefused('The rows of the workbook are not in their order. Nothing was stored.');
      current = { row: (row = number), cells: [] };
      cell = -1;
    },
    c({ r, t = 'n', s = '0' }) {
      cell = r === undefined ? cell + 1 : columnOf(r);
      kind = t;
      style = Number(s);
      value = '';
    },
    rPh: () => void (aside = true),
    t: () => void (taken = !aside),
    v: () => void (taken = true),
  };
  const close: Record<string, () => void> = {
    t: () => void (taken = false),
    v: () => void (taken = false),
    rPh: () => void (aside = false),
    c() {
      if (value === '') return;
      const shown = kind === 'n' ? dayOf(style, Number(value)) : undefined;
      const text = shown ?? (kind === 's' ? (shared(Number(value)) ?? '') : textOf(kind, value));
      if (text.trim() === '') return;
      if (cell >= mostCells) return broken(mostCells, 'stands too far to the right');
      if (kind === 'e') return broken(cell, `is a mistake of the spreadsheet (${text.slice(0, 20)})`);
      while (current.cells.length < cell) current.cells.push('');
      current.cells[cell] = text;
    },
    row() {
      if (current.cells.length > 0 || current.broken) ready.push(current);
    },
  };
  const broken = (place: number, message: string) => {
    current.broken ??= [];
    if (current.broken.length < 20) current.broken.push({ cell: place, message });
  };

  const pieces = xmlPieces(chunks, {
    open: (name, attributes) => open[name]?.(attributes),
    close: (name) => close[name]?.(),
    text(piece) {
      if (taken && value.length <= longestCell) value += plain(piece);
    },
  });
  for await (const _ of pieces) {
    yield* ready;
    ready = [];
  }
}

/** `B2` is 1. */
function columnOf(place: string): number {
  let number = 0;
  for (const letter of /^[A-Z]{1,3}/i.exec(place)?.[0].toUpperCase() ?? '')
    number = number * 26 + letter.charCodeAt(0) - 64;
  if (number === 0) throw new TableRefused('The workbook has a cell without a place. Nothing was stored.');
  return number - 1;
}

/** Numbers as they were typed: a telephone number is stored as 2.7E10 by some programs. */
function textOf(kind: string, value: string): string {
  if (kind === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
  // A day that says that it is one, without the midnight that goes with it.
  if (kind === 'd') return value.replace(/^(\d{4}-\d\d-\d\d)T.*$/, '$1');
  if (kind !== 'n' || value === '' || /^-?\d+$/.test(value)) return value;
  const number = Number(value);
  return Number.isFinite(number) ? String(number) : value;
}

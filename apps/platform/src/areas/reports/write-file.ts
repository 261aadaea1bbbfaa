import type { ReportType } from '@moderator/contract/options';
import { tablePdf } from '../../documents/export/table-pdf.ts';
import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import { workbook } from '../../spreadsheets/workbook.ts';
import type { Cell as SheetCell } from '../../spreadsheets/workbook.ts';
import type { Facts } from './facts.ts';
import { chartOf } from './chart-of.ts';
import type { CellType } from './kind.ts';
import { minuteOf } from '../../paper/minute-of.ts';
import { percentOf } from '../../paper/percent-of.ts';
import { readPage } from './read-rows.ts';
import type { Cell, ReportQuery } from './read-rows.ts';

/** What each kind of file is. */
export const mediaTypes: Readonly<Record<ReportType, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
};

/** Rows that are in memory at a time. */
const atATime = 1000;

/** Columns that a page has room for. */
const mostOnPaper = 10;

/** All rows as the bytes of a file, a page of them at a time. */
export function write(
  type: ReportType,
  query: ReportQuery,
  facts: Facts,
): AsyncIterable<string | Uint8Array> {
  const { kind, columns } = query;
  const titles = columns.map(({ title }) => title);
  if (type === 'csv') return csv(query, titles);
  if (type === 'xlsx') {
    const about = { title: 'About', rows: facts.map((fact) => [...fact]) };
    return workbook(
      mapped(pagesOf(query), (cell, place) => onSheet(cell, columns[place]!.type)),
      titles,
      kind.title,
      about,
    );
  }
  return pdf(query, titles, facts);
}

async function* pdf(query: ReportQuery, titles: readonly string[], facts: Facts): AsyncGenerator<Uint8Array> {
  const left = titles.slice(mostOnPaper);
  const note = [
    ...facts.slice(1).map(([label, value]) => `${label}: ${value}`),
    ...(left.length > 0 ? [`Not shown: ${left.join(', ')}`] : []),
    'Text that ends in … is longer than its column',
  ];
  const pages = pagesOf(query);
  const { value: first = [] } = (await pages.next()) as { value?: Cell[][] };
  yield* tablePdf(
    mapped(
      beginningWith(first, pages),
      (cell, place) => onPaper(cell, query.columns[place]!.type),
      mostOnPaper,
    ),
    {
      title: query.kind.title,
      columns: titles.slice(0, mostOnPaper),
      note: `${note.join('. ')}.`,
      bars: chartOf(query, first),
    },
  );
}

async function* beginningWith(first: Cell[][], others: AsyncIterable<Cell[][]>): AsyncGenerator<Cell[][]> {
  if (first.length > 0) yield first;
  yield* others;
}

async function* csv(query: ReportQuery, titles: readonly string[]) {
  yield csvHead(titles);
  for await (const rows of mapped(pagesOf(query), numberOrText)) yield csvLines(rows);
}

async function* pagesOf(query: ReportQuery): AsyncGenerator<Cell[][]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await readPage(query, atATime, cursor);
    if (rows.length > 0) yield rows.map(({ cells }) => cells);
    cursor = next ?? undefined;
  } while (cursor);
}

async function* mapped<Written>(
  pages: AsyncIterable<Cell[][]>,
  written: (cell: Cell, place: number) => Written,
  most?: number,
): AsyncGenerator<Written[][]> {
  for await (const rows of pages) yield rows.map((cells) => cells.slice(0, most).map(written));
}

function numberOrText(cell: Cell): string | number {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'yes' : 'no';
  return cell;
}

/** As spreadsheets sort and count it: days, and times of the account. */
function onSheet(cell: Cell, type: CellType): SheetCell {
  if (typeof cell === 'string' && type === 'instant') return { at: minuteOf(new Date(cell)) };
  return typeof cell === 'string' && type === 'day' ? { at: cell } : numberOrText(cell);
}

/** As people read it: times are those of the account, without seconds. */
function onPaper(cell: Cell, type: CellType): string {
  if (typeof cell === 'string' && type === 'instant') return minuteOf(new Date(cell));
  if (typeof cell === 'number' && type === 'share') return percentOf(cell);
  if (typeof cell === 'number' && type === 'seconds') return hoursOf(cell);
  return String(numberOrText(cell));
}

/** @example hoursOf(5400) // '1:30' */
function hoursOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}

import { z } from 'zod';
import type { exportTypes } from '@moderator/contract';
import type { Body } from '../document.ts';
import { inWords, paperNote } from './paper-columns.ts';
import { tablePdf } from './table-pdf.ts';
import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import { minuteOf } from '../../paper/minute-of.ts';
import { workbook } from '../../spreadsheets/workbook.ts';
import type { Cell } from '../../spreadsheets/workbook.ts';

/** What is exported of each row. */
export interface Table {
  title: string;
  columns: readonly string[];
  /** Those that there is room for on paper. */
  paper: readonly string[];
}

/** Rows, a page at a time, as the bytes of a file. */
export type Write = (pages: AsyncIterable<Body[]>, table: Table) => AsyncIterable<string | Uint8Array>;

interface Writer {
  mediaType: string;
  write: Write;
}

/** A file of every kind that lists are exported as. */
export const writers: Record<(typeof exportTypes)[number], Writer> = {
  csv: { mediaType: 'text/csv; charset=utf-8', write: csv },
  json: { mediaType: 'application/json', write: json },
  xlsx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: (pages, { columns, title }) => workbook(cellsOf(pages, columns, sheetCell), columns, title),
  },
  pdf: {
    mediaType: 'application/pdf',
    write: (pages, { columns, paper, title }) =>
      tablePdf(cellsOf(pages, paper, paperCell), {
        title: inWords(title),
        columns: paper.map(inWords),
        note: paperNote(paper, columns),
      }),
  },
};

async function* csv(...[pages, { columns }]: Parameters<Write>) {
  yield csvHead(columns);
  for await (const rows of cellsOf(pages, columns, cell)) yield csvLines(rows);
}

async function* json(...[pages, { columns }]: Parameters<Write>) {
  let first = true;
  yield '[';
  for await (const rows of pages) {
    const lines = rows.map((row) =>
      JSON.stringify(Object.fromEntries(columns.map((name) => [name, row[name]]))),
    );
    yield `${first ? '' : ','}\n${lines.join(',\n')}`;
    first = false;
  }
  yield '\n]\n';
}

async function* cellsOf<Written>(
  pages: AsyncIterable<Body[]>,
  columns: readonly string[],
  written: (value: unknown, name: string) => Written,
): AsyncGenerator<Written[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map((name) => written(row[name], name)));
}

const isDay = z.iso.date();
const isInstant = z.iso.datetime({ offset: true });

/** For spreadsheets: numbers, days, and times of the account's clock; only what is named as a time is one, not what somebody typed. */
function sheetCell(value: unknown, name: string): Cell {
  if (typeof value === 'number') return value;
  if (value instanceof Date) return { at: minuteOf(value) };
  if (typeof value !== 'string' || !/(At|On)$/.test(name)) return cell(value);
  if (isDay.safeParse(value).success) return { at: value };
  return isInstant.safeParse(value).success ? { at: minuteOf(new Date(value)) } : value;
}

/** On paper times are those of the account, too. */
function paperCell(value: unknown, name: string): string {
  const written = sheetCell(value, name);
  return typeof written === 'object' ? written.at : String(written);
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

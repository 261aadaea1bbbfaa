import type { exportTypes } from '@moderator/contract';
import type { Body } from '../document.ts';
import { paperNote } from './paper-columns.ts';
import { tablePdf } from './table-pdf.ts';
import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import { workbook } from '../../spreadsheets/workbook.ts';

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
    write: (pages, { columns, title }) => workbook(cellsOf(pages, columns), columns, title),
  },
  pdf: {
    mediaType: 'application/pdf',
    write: (pages, { columns, paper, title }) =>
      tablePdf(cellsOf(pages, paper), { title, columns: paper, note: paperNote(paper, columns) }),
  },
};

async function* csv(...[pages, { columns }]: Parameters<Write>) {
  yield csvHead(columns);
  for await (const rows of cellsOf(pages, columns)) yield csvLines(rows);
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

async function* cellsOf(
  pages: AsyncIterable<Body[]>,
  columns: readonly string[],
): AsyncGenerator<string[][]> {
  for await (const rows of pages) yield rows.map((row) => columns.map((name) => cell(row[name])));
}

function cell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

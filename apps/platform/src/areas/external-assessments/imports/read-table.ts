import { Readable } from 'node:stream';
import type { ImportSource } from '@moderator/moderation';
import { UnreadableFile } from '../../../files/archive.ts';
import type { Bytes } from '../../../files/archive.ts';
import type { PackedFile } from '../../../files/package-archive.ts';
import { csvRows } from '../../../spreadsheets/csv-table.ts';
import { xlsxRows } from '../../../spreadsheets/xlsx-table.ts';

export interface ResultTable {
  head: string[];
  rows: { row: number; cells: string[] }[];
}

/** People that one import may have. */
const mostPeople = 10_000;
const largestTable = 50_000_000;

/** @throws UnreadableFile */
export async function readTable(bytes: Bytes, name: string): Promise<ResultTable> {
  const rows = /\.xlsx$/i.test(name) ? xlsxRows(bytes) : csvRows(bytes);
  const table: ResultTable = { head: [], rows: [] };
  for await (const { row, cells } of rows) {
    if (table.head.length === 0) table.head = cells.map((cell) => cell.trim());
    else table.rows.push({ row, cells: table.head.map((_, place) => cells[place] ?? '') });
    if (table.rows.length > mostPeople)
      throw new UnreadableFile(
        `The table has more than ${mostPeople.toLocaleString('en')} rows. Import it in parts.`,
      );
  }
  if (table.rows.length === 0)
    throw new UnreadableFile('The table has no rows below its first. Choose the table of results.');
  return table;
}

/** A table of an archive as bytes that can be read from any place. */
export async function bytesOfTable(file: PackedFile): Promise<Bytes> {
  if (file.size > largestTable)
    throw new UnreadableFile(`The table “${file.path}” is larger than 50 MB. Choose the table of results.`);
  const chunks: Buffer[] = [];
  for await (const chunk of file.read()) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  return {
    size: content.length,
    read: ({ start, end } = { start: 0, end: content.length - 1 }) =>
      Readable.from([content.subarray(start, end + 1)]),
  };
}

/** Rows that are nobody's: what a gradebook of Canvas says of its columns, and its student for tries. */
export function withoutSummaries(
  source: ImportSource,
  { head, rows }: ResultTable,
): ResultTable & { highest: Record<string, number> } {
  const highest: Record<string, number> = {};
  if (source !== 'canvas') return { head, rows, highest };
  const people = rows.filter(({ cells }) => {
    const [first = ''] = cells;
    const isPoints = first.trim() === 'Points Possible';
    if (isPoints)
      for (const [place, column] of head.entries())
        if (Number(cells[place]) > 0) highest[column] = Number(cells[place]);
    return !isPoints && first.trim() !== '' && first.trim() !== 'Student, Test';
  });
  return { head, rows: people, highest };
}

/** The id that a source has for a person: Moodle writes “Participant 12345”. */
export const keyIn = (source: ImportSource, cell: string): string =>
  source === 'moodle' ? (/\d+$/.exec(cell.trim())?.[0] ?? '') : cell.trim();

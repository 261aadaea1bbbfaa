import { Readable, pipeline } from 'node:stream';
import { readableText } from '../files/text-encoding.ts';
import { csvMistake, csvParser } from './csv-parser.ts';
import { TableRefused } from './table.ts';
import type { Bytes, TableRow } from './table.ts';
import { numberIn } from '../kernel/thrown.ts';

const longestRow = 500_000;

const delimiters = [',', ';', '\t'] as const;

/**
 * The rows of a csv file, read as they are asked for, whichever letters it is written in. Empty lines count as the rows that a spreadsheet shows.
 * @throws TableRefused where its quotes make the rest unreadable
 */
export async function* csvRows(bytes: Bytes): AsyncGenerator<TableRow> {
  const parser = csvParser(delimiterOf(await headOf(bytes)), longestRow);
  pipeline(Readable.from(readableText(bytes.read()), { objectMode: false }), parser, () => undefined);
  let row = 0;
  try {
    const rows: AsyncIterable<string[]> = parser;
    for await (const cells of rows) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    throw unreadable(error);
  }
}

async function headOf(bytes: Bytes): Promise<string> {
  const read = readableText(bytes.read({ start: 0, end: Math.min(bytes.size, 65_536) - 1 }));
  const chunks: Buffer[] = [];
  for await (const chunk of read) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}

/** The delimiter that the first line has most of, outside of quotes; spreadsheets of many places write `;`. */
export function delimiterOf(head: string): string {
  const [line = ''] = head.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return delimiters.reduce((best, each) => (count(each) > count(best) ? each : best));
}

function unreadable(error: unknown): unknown {
  // The parser is ahead of whoever takes its rows.
  const row = (numberIn(error, 'records') ?? 0) + 1;
  switch (csvMistake(error)) {
    case 'too long':
      return new TableRefused(
        `Row ${row} is longer than ${longestRow.toLocaleString('en')} characters: a value in it is too long, or a quote before it is never closed. Nothing was stored.`,
      );
    case 'quote left open':
      return new TableRefused(
        `Row ${row} opens a quote that is never closed, so the rest cannot be read. Nothing was stored.`,
      );
    case 'quote inside of a value':
      return new TableRefused(
        `In row ${row} a quote stands inside a value, so the rest cannot be read. Double it and put the value into quotes. Nothing was stored.`,
      );
    default:
      return error;
  }
}

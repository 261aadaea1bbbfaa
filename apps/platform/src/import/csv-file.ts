import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Info } from 'csv-parse';
import { csvMistake, csvParser } from '../spreadsheets/csv-parser.ts';
import { ImportError } from './import-error.ts';
import type { Progress } from './progress.ts';
import { RowRefused, shortened } from './refusals.ts';
import type { Refusal } from './refusals.ts';
import { codeOf, numberIn } from '../kernel/thrown.ts';

export interface CsvRow {
  line: number;
  values: string[];
}

/** Is handed each row; where it answers with a promise, the next row waits for it. @throws RowRefused */
export type TakeRow = (row: CsvRow) => Promise<void> | void;

/** What the audit entry says about a file. */
export interface FileFacts {
  name: string;
  sha256: string;
  rows: number;
}

interface Source {
  directory: string;
  name: string;
  delimiter: string;
  refusals: Refusal[];
  progress: Progress;
  /** Ends the reading. */
  signal?: AbortSignal | undefined;
}

const longestRow = 1_000_000;

/**
 * Reads a file row by row without holding it in memory. Rows that cannot be used are refused one by one.
 * @param prepare is given the header once and answers with what each row is handed to
 * @throws ImportError when the file is missing, empty, or its quotes make the rest unreadable
 */
export async function readCsvFile(
  source: Source,
  prepare: (header: readonly string[]) => TakeRow,
): Promise<FileFacts> {
  const { name, refusals, progress } = source;
  const path = join(source.directory, name);
  const size = await sizeOf(path, source);
  const hash = createHash('sha256');
  let bytes = 0;
  let rows = 0;
  let lastLine = 0;
  let countedTwice = 0;
  let header: string[] | undefined;
  let take: TakeRow = () => undefined;

  try {
    await pipeline(
      createReadStream(path),
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          hash.update(chunk);
          bytes += chunk.length;
          progress.show(`Reading ${name}`, bytes, size);
          yield chunk;
        }
      },
      csvParser(source.delimiter, longestRow, { info: true, skip_empty_lines: true }),
      async (records: AsyncIterable<{ record: string[]; info: Info }>) => {
        for await (const { record: values, info } of records) {
          // The parser counts a CRLF inside quotes as two lines.
          countedTwice += breaksIn(values, /\r\n/);
          lastLine = info.lines - countedTwice;
          if (!header) {
            header = headerOf(values, name);
            take = prepare(header);
            continue;
          }
          rows += 1;
          const row = { line: lastLine - breaksIn(values, /\r\n|\n|\r/), values };
          try {
            checkText(row, header);
            const kept = take(row);
            if (kept) await kept;
          } catch (error) {
            if (!(error instanceof RowRefused)) throw error;
            const { column, value, message: reason } = error;
            refusals.push({ file: name, line: row.line, column, value: shortened(value), reason });
          }
        }
      },
      { signal: source.signal },
    );
  } catch (error) {
    throw unreadable(error, name, lastLine, countedTwice);
  }
  if (!header) throw new ImportError(`${path} is empty; its first line has to name the columns.`);
  progress.end();
  return { name, sha256: hash.digest('hex'), rows };
}

async function sizeOf(path: string, { directory, name }: Source): Promise<number> {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return found.size;
  const folder = await stat(directory).catch(() => undefined);
  if (!folder?.isDirectory()) throw new ImportError(`There is no directory ${directory}.`);
  throw new ImportError(`There is no file ${name} in ${directory}, which the mapping names.`);
}

function headerOf(values: string[], name: string): string[] {
  const header = values.map((value) => value.trim());
  const twice = header.find((column, index) => column !== '' && header.indexOf(column) !== index);
  if (twice) throw new ImportError(`${name} has two columns called "${twice}"; give them different names.`);
  return header;
}

/** Decoding leaves U+FFFD where bytes were not UTF-8; the database takes no NUL. */
function checkText({ values }: CsvRow, header: readonly string[]): void {
  if (values.length !== header.length)
    throw new RowRefused('', `${values.length} instead of ${header.length}`, 'wrong number of columns');
  for (const [index, value] of values.entries()) {
    const column = header[index] ?? '';
    if (value.includes('\uFFFD')) throw new RowRefused(column, value, 'not valid UTF-8');
    if (value.includes('\0'))
      throw new RowRefused(column, value.replaceAll('\0', '␀'), 'contains a NUL character');
  }
}

const breaksIn = (values: string[], kind: RegExp): number =>
  values.reduce((sum, value) => sum + (/[\r\n]/.test(value) ? value.split(kind).length - 1 : 0), 0);

function unreadable(error: unknown, name: string, lastLine: number, countedTwice: number): unknown {
  if (codeOf(error) === 'EACCES') return new ImportError(`${name} may not be read by this user.`);
  switch (csvMistake(error)) {
    case 'quote left open':
    case 'too long':
      return new ImportError(
        `${name}: the row on line ${lastLine + 1} opens a quote that is never closed, so the rest cannot be read.`,
      );
    case 'quote inside of a value':
      return new ImportError(
        `${name}, line ${(numberIn(error, 'lines') ?? 0) - countedTwice}: a quote stands inside a value, so the rest cannot be read. Double it and put the value into quotes.`,
      );
    default:
      return error;
  }
}

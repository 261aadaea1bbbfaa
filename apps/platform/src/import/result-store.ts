import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CsvRow } from './csv-file.ts';
import { existing } from '../kernel/existing.ts';

/** Attempts whose rows are kept, and given back, together. */
const together = 500;
/** Bytes of one such group that are written at once. */
const writtenAtOnce = 16_384;

/** Rows of a few attempts that stand in the file one behind the other. */
interface Group {
  waiting: string[];
  size: number;
  written: { position: number; length: number }[];
}

/**
 * Rows of results, kept by the attempt they belong to while a file is read that has them in any order. They wait on the disk,
 * in a file that nobody else can open and that is gone when the process is, however it ends.
 */
export interface ResultStore {
  /**
   * Keeps a row.
   * @param attempt which one of all, from 0
   * @param outcome which one of those of its course, from 0
   * @returns where rows are written, what is to be waited for before the next is kept
   */
  keep(attempt: number, outcome: number, row: CsvRow): Promise<void> | undefined;
  /** The line of the row that was kept of these, if any was. */
  lineOf(attempt: number, outcome: number): number | undefined;
  /** All rows that were kept, for a few attempts at a time and in their order: rows by outcome, by attempt. */
  groups(): AsyncGenerator<{ first: number; size: number; rows: Map<number, Map<number, CsvRow>> }>;
  close(): Promise<void>;
}

/** @param outcomes how many outcomes the course of each attempt has */
export async function resultStore(outcomes: readonly number[]): Promise<ResultStore> {
  const attempts = outcomes.length;
  const file = await temporaryFile();
  /** Where the lines of an attempt begin among those of all. */
  const begins = new Uint32Array(attempts + 1);
  for (const [attempt, count] of outcomes.entries()) begins[attempt + 1] = begins[attempt]! + count;
  const lines = new Uint32Array(begins[attempts]!);
  const groups = Array.from({ length: Math.ceil(attempts / together) }, (): Group => ({
    waiting: [],
    size: 0,
    written: [],
  }));
  let end = 0;
  const write = (group: Group): Promise<void> => {
    const bytes = Buffer.from(group.waiting.join(''));
    const position = end;
    end += bytes.length;
    group.written.push({ position, length: bytes.length });
    [group.waiting, group.size] = [[], 0];
    return writeAll(file, bytes, position);
  };
  return {
    keep(attempt, outcome, { line, values }) {
      lines[begins[attempt]! + outcome] = line;
      const group = existing(groups[Math.floor(attempt / together)], 'group');
      const text = `${JSON.stringify([attempt, outcome, line, ...values])}\n`;
      group.waiting.push(text);
      group.size += text.length;
      return group.size >= writtenAtOnce ? write(group) : undefined;
    },
    lineOf: (attempt, outcome) => lines[begins[attempt]! + outcome] || undefined,
    async *groups() {
      for (const [index, group] of groups.entries()) {
        const texts: string[] = [];
        for (const { position, length } of group.written)
          texts.push((await readAll(file, position, length)).toString());
        yield {
          first: index * together,
          size: together,
          rows: rowsIn(texts.join('') + group.waiting.join('')),
        };
      }
    },
    close: () => file.close(),
  };
}

function rowsIn(text: string): Map<number, Map<number, CsvRow>> {
  const rows = new Map<number, Map<number, CsvRow>>();
  for (const line of text.split('\n')) {
    if (line === '') continue;
    const [attempt, outcome, number, ...values] = JSON.parse(line) as [number, number, number, ...string[]];
    const ofAttempt = rows.get(attempt) ?? new Map<number, CsvRow>();
    rows.set(attempt, ofAttempt.set(outcome, { line: number, values }));
  }
  return rows;
}

/** A file without a name: what is in it is about people. */
async function temporaryFile(): Promise<FileHandle> {
  const path = join(tmpdir(), `moderator-import-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, position + done)).bytesWritten;
}

async function readAll(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  for (let done = 0; done < length;) {
    const { bytesRead } = await file.read(bytes, done, length - done, position + done);
    if (bytesRead === 0)
      throw new Error('The temporary file of the import is shorter than what was written into it.');
    done += bytesRead;
  }
  return bytes;
}

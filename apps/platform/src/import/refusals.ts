import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { csvHead, csvLines } from '../spreadsheets/csv-writer.ts';

/** One row of a file that was not stored, and why. */
export interface Refusal {
  file: string;
  /** The line on which the row begins, the header being line 1. */
  line: number;
  column: string;
  value: string;
  /** The same words for the same reason, so that reasons can be counted. */
  reason: string;
}

/** Thrown while a row is read; the row is refused and the reading goes on. */
export class RowRefused extends Error {
  readonly column: string;
  readonly value: string;

  constructor(column: string, value: string, reason: string) {
    super(reason);
    this.column = column;
    this.value = value;
  }
}

const longestValue = 60;

/** A value as the report shows it: on one line and short. */
export const shortened = (value: string): string => {
  const line = value.replace(/\s+/g, ' ').trim();
  return line.length > longestValue ? `${line.slice(0, longestValue)}…` : line;
};

/** How often each reason occurs in each file, the most frequent first. */
export function countReasons(
  refusals: readonly Refusal[],
): { file: string; reason: string; count: number }[] {
  const counts = new Map<string, { file: string; reason: string; count: number }>();
  for (const { file, reason } of refusals) {
    const key = `${file}\0${reason}`;
    const counted = counts.get(key) ?? { file, reason, count: 0 };
    counted.count += 1;
    counts.set(key, counted);
  }
  return [...counts.values()].sort((a, b) => b.count - a.count);
}

/**
 * Writes the whole list as CSV.
 * @returns the path of the file
 */
export async function writeRefusals(
  dataDirectory: string,
  refusals: readonly Refusal[],
  now: Date,
): Promise<string> {
  const directory = join(dataDirectory, 'imports');
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const path = join(directory, `${now.toISOString().replace(/[:.]/g, '-')}-refused.csv`);
  const columns = ['file', 'line', 'column', 'value', 'reason'] as const;
  const lines = refusals.map((refusal) => columns.map((column) => refusal[column]));
  const text = csvHead(columns) + csvLines(lines);
  // What is listed is about people, so only the platform's own user reads it.
  await writeFile(path, text, { mode: 0o600, flag: 'wx' });
  return path;
}

/** Thrown to roll back what a strict import had begun to store. */
export class StrictlyRefused extends Error {}

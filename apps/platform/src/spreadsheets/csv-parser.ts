import { parse } from 'csv-parse';
import type { Options, Parser } from 'csv-parse';
import { codeOf } from '../kernel/thrown.ts';

/**
 * Reads csv as it comes, whatever ends its lines and however many cells they have.
 * @param longestRow above this a value is none, or a quote was left open and the rest would be read as one value
 */
export const csvParser = (delimiter: string, longestRow: number, more: Options = {}): Parser =>
  parse({
    bom: true,
    delimiter,
    max_record_size: longestRow,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    ...more,
  });

/** What makes the rest of a file unreadable. */
export type CsvMistake = 'too long' | 'quote left open' | 'quote inside of a value';

const mistakes: Record<string, CsvMistake> = {
  CSV_MAX_RECORD_SIZE: 'too long',
  CSV_QUOTE_NOT_CLOSED: 'quote left open',
  CSV_INVALID_CLOSING_QUOTE: 'quote inside of a value',
  INVALID_OPENING_QUOTE: 'quote inside of a value',
};

/** @returns undefined where it is no fault of the file, such as a disk that does not answer */
export const csvMistake = (error: unknown): CsvMistake | undefined => mistakes[codeOf(error) ?? ''];

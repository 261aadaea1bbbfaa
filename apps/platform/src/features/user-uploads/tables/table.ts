import type { Readable } from 'node:stream';

/** Bytes that can be read from any place, as those of the file store. */
export interface Bytes {
  size: number;
  read(range?: { start: number; end: number }): Readable;
}

/** A row with something in it. */
export interface TableRow {
  /** As a spreadsheet numbers it: the first is 1. */
  row: number;
  cells: string[];
  /** Cells that cannot be used, by their place. */
  broken?: { cell: number; message: string }[];
}

/** Characters that a cell of a spreadsheet can have. */
export const longestCell = 32_767;

/** A table that cannot be used at all, with the sentence that says why. */
export class TableRefused extends Error {}

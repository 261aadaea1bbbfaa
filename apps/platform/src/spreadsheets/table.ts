export type { Bytes } from '../files/archive.ts';
/** A table that cannot be used at all, with the sentence that says why; so is an archive that cannot be read. */
export { UnreadableFile as TableRefused } from '../files/archive.ts';

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

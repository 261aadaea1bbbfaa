import { decodeText } from '../shared/decode-text.ts';
import { refuseTooMuch } from '../shared/refuse-too-much.ts';

export interface Sheet {
  name: string;
  rows: string[][];
  /** Rows and columns that the file has and this does not. */
  isCut: boolean;
}

export const mostRows = 5_000;
export const mostColumns = 100;

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldOffice = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** The sheets of a workbook or of comma-separated text, as their cells read. Rejects what is neither, or more than can be shown. */
export async function readSheets(blob: Blob, isText: boolean): Promise<Sheet[]> {
  const bytes = new Uint8Array(await blob.arrayBuffer());
  // The reader takes anything for text; a workbook that is no archive is damaged.
  if (!isText && !isZip(bytes) && !isOldOffice(bytes)) throw new Error('Not a workbook');
  if (!isText) refuseTooMuch(bytes);
  const text = isText ? decodeText(bytes) : undefined;
  const { read, utils } = await import('@e965/xlsx');
  const options = { sheetRows: mostRows + 1, cellFormula: false, cellHTML: false, bookVBA: false } as const;
  const book =
    text !== undefined
      ? read(text, { ...options, type: 'string', raw: true })
      : read(bytes, { ...options, type: 'array' });
  return book.SheetNames.map((name) => {
    const rows = utils.sheet_to_json<string[]>(book.Sheets[name]!, {
      header: 1,
      raw: false,
      defval: '',
      blankrows: true,
    });
    const isCut = rows.length > mostRows || rows.some((row) => row.length > mostColumns);
    return { name, isCut, rows: rows.slice(0, mostRows).map((row) => row.slice(0, mostColumns).map(String)) };
  });
}

/** The name of a column: 0 is A, 26 is AA. */
export function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter;
}

/**
 * Characters that nearly every cell of a column needs, within bounds. A title in the first row does not
 * count: it runs on over the empty cells beside it.
 */
export function columnWidths(rows: readonly string[][]): number[] {
  const lengths: number[][] = [];
  for (const row of rows.slice(0, 300))
    for (const [index, cell] of row.entries()) {
      const column = (lengths[index] ??= []);
      if (cell !== '') column.push(cell.length);
    }
  return lengths.map((column) => {
    const nearlyAll =
      column.toSorted((one, other) => one - other)[Math.floor((column.length - 1) * 0.95)] ?? 0;
    return Math.min(42, Math.max(5, nearlyAll + 2));
  });
}

import { escaped } from './ooxml-package.ts';

/** A date becomes a serial day; an object a formula with the value it had when the file was saved. */
export type Cell = string | number | Date | { formula: string; value: number };

export interface SheetRow {
  cells: Cell[];
  /** Index into the cell styles: 0 plain, 1 heading, 2 date, 3 hours, 4 total, 5 wrapped text. */
  style?: number;
}

function columnName(index: number): string {
  return String.fromCharCode(65 + index);
}

/** Days since the beginning of 1900 as spreadsheets count them. */
function serialDay(date: Date): number {
  return Math.floor(date.getTime() / 86_400_000) + 25_569;
}

function cellXml(cell: Cell, reference: string, style: number): string {
  if (typeof cell === 'string') {
    return `<c r="${reference}" s="${style || 5}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if (cell instanceof Date) return `<c r="${reference}" s="2"><v>${serialDay(cell)}</v></c>`;
  if (typeof cell === 'number') return `<c r="${reference}" s="${style || 3}"><v>${cell}</v></c>`;
  return `<c r="${reference}" s="4"><f>${escaped(cell.formula)}</f><v>${cell.value}</v></c>`;
}

/** One worksheet with column widths in characters and the first rows frozen. */
export function worksheet(rows: SheetRow[], widths: number[], frozenRows: number): string {
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  const body = rows
    .map((row, index) => {
      const cells = row.cells.map((cell, at) =>
        cellXml(cell, `${columnName(at)}${index + 1}`, row.style ?? 0),
      );
      return `<row r="${index + 1}">${cells.join('')}</row>`;
    })
    .join('');
  const pane =
    frozenRows > 0
      ? `<pane ySplit="${frozenRows}" topLeftCell="A${frozenRows + 1}" activePane="bottomLeft" state="frozen"/>`
      : '';
  return (
    '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
    `<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews><cols>${columns}</cols>` +
    `<sheetData>${body}</sheetData></worksheet>`
  );
}

/** The cell styles that SheetRow counts. */
export const stylesPart =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  '<numFmts count="1"><numFmt numFmtId="164" formatCode="ddd\\ dd\\ mmm\\ yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font></fonts>' +
  '<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FF1F4E79"/></patternFill></fill>' +
  '<fill><patternFill patternType="solid"><fgColor rgb="FFDDE6F0"/></patternFill></fill></fills>' +
  '<borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders>' +
  '<cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/>' +
  '<xf xfId="0" fontId="1" fillId="2" borderId="1" applyFont="1" applyFill="1" applyBorder="1"/>' +
  '<xf xfId="0" numFmtId="164" borderId="1" applyNumberFormat="1" applyBorder="1"/>' +
  '<xf xfId="0" numFmtId="2" borderId="1" applyNumberFormat="1" applyBorder="1"/>' +
  '<xf xfId="0" numFmtId="2" fillId="3" borderId="1" applyNumberFormat="1" applyFill="1" applyBorder="1"/>' +
  '<xf xfId="0" borderId="1" applyBorder="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf></cellXfs></styleSheet>';

import {
  BorderStyle,
  Paragraph,
  TableCell,
  TableLayoutType,
  TableRow,
  Table as WordTable,
  WidthType,
} from 'docx';
import type { FileChild } from 'docx';
import type { Row, Table } from './paper.ts';
import { runs } from './word-text.ts';

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const line = { style: BorderStyle.SINGLE, size: 4, color: 'D5D9DE' };
/** Half points. */
const size = 17;
const padding = 70;

/** A table whose head stands again on every page, and some room behind it. */
export function wordTable({ columns, rows, isPlain = false }: Table): FileChild[] {
  const widths = columns.map(({ width }) => width * 20);
  const head = columns.map((each) => each.head);
  const cell = (
    text: string,
    column: number,
    options: { bold?: boolean; spans?: number; high?: number } = {},
  ) =>
    new TableCell({
      width: { size: sum(widths.slice(column, column + (options.spans ?? 1))), type: WidthType.DXA },
      columnSpan: options.spans ?? 1,
      rowSpan: options.high ?? 1,
      margins: { top: padding, bottom: padding, left: padding, right: padding },
      borders: { top: none, left: none, right: none, bottom: line },
      children: [new Paragraph({ children: runs(text, { size, ...(options.bold ? { bold: true } : {}) }) })],
    });
  const written = rows.map((row, index) => {
    const isFirst = row.group !== undefined && rows[index - 1]?.group !== row.group;
    const begins = row.group === undefined ? 0 : 1;
    const ofGroup = isFirst ? [cell(row.group!, 0, { high: rowsOfGroup(rows, index), bold: false })] : [];
    const own = row.cells.map((text, at) => {
      const column = begins + at;
      const isLast = at === row.cells.length - 1;
      return cell(text, column, {
        bold: isPlain && column === 0,
        spans: isLast ? columns.length - column : 1,
      });
    });
    return new TableRow({ children: [...ofGroup, ...own] });
  });
  const headRow = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: head.map((text, column) => cell(text, column, { bold: true })),
  });
  const table = new WordTable({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: sum(widths), type: WidthType.DXA },
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: none,
      insideVertical: none,
    },
    rows: isPlain ? written : [headRow, ...written],
  });
  return [table, new Paragraph({ children: [], spacing: { after: 60 } })];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** How many rows from this one on belong to its group. */
function rowsOfGroup(rows: readonly Row[], from: number): number {
  const end = rows.findIndex((row, index) => index > from && row.group !== rows[from]!.group);
  return (end < 0 ? rows.length : end) - from;
}

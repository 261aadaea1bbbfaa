import { readOutIn } from './accessible.ts';
import { fontOf, writable } from './pdf-fonts.ts';
import type { Face } from './pdf-fonts.ts';
import type { Row, Table } from '../paper/paper.ts';

const size = 8.5;
const padding = 3.5;

/** Draws a table; what is longer than a page is divided between lines. */
export function drawTable(document: PDFKit.PDFDocument, table: Table): void {
  for (const _page of tableByPages(document, table));
}

/** The same page by page, so that others get their turn between the pages of a long one. */
export function* tableByPages(document: PDFKit.PDFDocument, table: Table): Generator<void> {
  const { columns, isPlain = false } = table;
  const bottom = () => document.page.height - document.page.margins.bottom;
  const roomOfPage = bottom() - document.page.margins.top;
  const head = columns.map((each) => each.head);
  const headHeight = isPlain ? 0 : heightOf(document, columns, head, 'bold');
  const tallest = roomOfPage - headHeight - 24;
  const rows = table.rows.flatMap((row) => divided(document, columns, row, tallest));

  let chunk: string[][] = [];
  let left = bottom() - document.y - headHeight;
  const flush = () => {
    if (chunk.length > 0) draw(document, table, isPlain ? chunk : [head, ...chunk]);
    chunk = [];
  };
  for (const [index, row] of rows.entries()) {
    const isFirst = row.group !== undefined && rows[index - 1]?.group !== row.group;
    let cells = cellsOf(row, isFirst ? row.group : undefined);
    let height = heightOf(document, columns, cells, 'bold');
    if (height > left) {
      flush();
      yield;
      document.addPage();
      left = roomOfPage - headHeight;
      if (row.group !== undefined && !isFirst) {
        cells = cellsOf(row, `${row.group} (continued)`);
        height = heightOf(document, columns, cells, 'bold');
      }
    }
    chunk.push(cells);
    left -= height;
  }
  flush();
  document.x = document.page.margins.left;
  document.moveDown(0.5);
}

const cellsOf = ({ cells, group }: Row, named: string | undefined): string[] =>
  (group === undefined ? [...cells] : [named ?? '', ...cells]).map(writable);

function draw(document: PDFKit.PDFDocument, { columns, isPlain }: Table, rows: readonly string[][]): void {
  document.x = document.page.margins.left;
  document.font(fontOf.regular).fontSize(size).fillColor('black');
  document.table({
    ...readOutIn(document),
    columnStyles: columns.map(({ width }) => width),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#d5d9de', padding },
    data: rows.map((cells, row) =>
      cells.map((text, column) => {
        const isHead = isPlain ? column === 0 : row === 0;
        const spans = column === cells.length - 1 ? columns.length - column : 1;
        return {
          text,
          colSpan: spans,
          ...(isHead
            ? {
                type: 'TH' as const,
                scope: isPlain ? ('Row' as const) : ('Column' as const),
                font: { src: fontOf.bold },
              }
            : { type: 'TD' as const }),
        };
      }),
    ),
  });
}

/** How high a row will be, with the widest face that may be in it. */
function heightOf(
  document: PDFKit.PDFDocument,
  columns: Table['columns'],
  cells: readonly string[],
  face: Face,
): number {
  document.font(fontOf[face]).fontSize(size);
  const heights = cells.map((text, column) =>
    document.heightOfString(writable(text) || ' ', { width: widthOf(columns, cells.length, column) }),
  );
  return Math.max(...heights) + 2 * padding + 1;
}

const widthOf = (columns: Table['columns'], count: number, column: number): number =>
  (column === count - 1 ? columns.slice(column) : columns.slice(column, column + 1)).reduce(
    (sum, each) => sum + each.width,
    0,
  ) -
  2 * padding;

/** A row as several that each fit on a page: words of its longest cell go on in the next one. */
function divided(document: PDFKit.PDFDocument, columns: Table['columns'], row: Row, tallest: number): Row[] {
  const fits = (cells: readonly string[]) =>
    heightOf(document, columns, row.group === undefined ? cells : [row.group, ...cells], 'bold') <= tallest;
  if (fits(row.cells)) return [row];
  const longest = row.cells.reduce(
    (at, cell, index) => (cell.length > row.cells[at]!.length ? index : at),
    0,
  );
  const text = row.cells[longest]!;
  const withText = (part: string) => row.cells.map((cell, index) => (index === longest ? part : cell));
  // The longest part that fits, by halving; a word that is longer than a page is cut.
  let [fitting, over] = [1, text.length];
  while (over - fitting > 1) {
    const middle = Math.floor((fitting + over) / 2);
    if (fits(withText(text.slice(0, middle)))) fitting = middle;
    else over = middle;
  }
  const space = text.lastIndexOf(' ', fitting);
  const cut = space > fitting / 2 ? space : fitting;
  const rest = row.cells.map((_, index) => (index === longest ? text.slice(cut).trimStart() : ''));
  return [
    { ...row, cells: withText(text.slice(0, cut)) },
    ...divided(document, columns, { ...row, cells: rest }, tallest),
  ];
}

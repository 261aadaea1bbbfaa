import { newDocument } from '../../pdf/new-document.ts';
import type { Bars } from '../../paper/paper.ts';
import { drawBars } from '../../pdf/pdf-bars.ts';
import { box, fontOf, quickFace, startTypeface, widthOf, writable } from '../../pdf/pdf-fonts.ts';
import { existing } from '../../kernel/existing.ts';

const margin = 36;
const lineHeight = 11;
const size = 7;
/** Points between columns. */
const gap = 6;
/** Characters that a column gets room for, whatever is in it. */
const narrowest = 6;
const widest = 40;
/** Rows by which the columns are measured. */
const measured = 200;

/** What a table says of itself, above its rows. */
export interface TableHead {
  title: string;
  columns: readonly string[];
  /** Sentences on what the reader has to know of it. */
  note: string;
  /** A picture of it, between the two. */
  bars?: Bars | undefined;
}

/**
 * A plain table over as many pages as it needs, a line a row, written as its rows come. The columns are as wide
 * as the first rows want them.
 * @param pages some rows at a time, each with a cell for each column
 */
export async function* tablePdf(
  pages: AsyncIterable<readonly (readonly string[])[]>,
  { title, columns, note, bars }: TableHead,
): AsyncGenerator<Uint8Array> {
  const document = await newDocument({
    size: 'A4',
    layout: 'landscape',
    margin,
    info: { Title: title },
    // Every word that ever was written would be kept, in case that it comes again.
    fontLayoutCache: false,
  });
  startTypeface(document);
  const bottom = document.page.height - margin - lineHeight;
  let edges: number[] = [];
  let y = margin;
  let lacking = false;
  const write = (cells: readonly string[], face: 'regular' | 'bold') => {
    for (const [index, cell] of cells.entries()) {
      const text = writable(cell.replace(/\s+/g, ' '));
      lacking ||= text.includes(box);
      const cut = fitted(text, existing(edges[index + 1], 'edge') - existing(edges[index], 'edge') - gap);
      // Faces begin at other heights, but stand on the same line.
      const place = { lineBreak: false, baseline: 'alphabetic' } as const;
      if (cut) document.font(quickFace(cut, face)).text(cut, edges[index], y + size, place);
    }
    y += lineHeight;
  };

  document.font(fontOf.bold).fontSize(14).text(writable(title), margin, y);
  document
    .font(fontOf.regular)
    .fontSize(size)
    .text(writable(note), margin, document.y + 4);
  y = document.y + 10;
  if (bars) {
    document.y = y;
    drawBars(document, bars);
    document.fontSize(size);
    y = document.y + 10;
    if (y + 3 * lineHeight > bottom) {
      document.addPage();
      y = margin;
    }
  }
  for await (const rows of pages) {
    if (edges.length === 0) {
      edges = edgesOf([columns, ...rows.slice(0, measured)], document.page.width - 2 * margin);
      write(columns, 'bold');
    }
    for (const cells of rows) {
      if (y > bottom) {
        document.addPage();
        y = margin;
        write(columns, 'bold');
      }
      write(cells, 'regular');
    }
    yield* written(document);
  }
  if (lacking) {
    if (y > bottom) document.addPage();
    const sentence = `${box} stands for a character that this file cannot show.`;
    document.font(fontOf.regular).text(sentence, margin, y > bottom ? margin : y);
  }
  document.end();
  yield* written(document);
}

/** Where each column begins, and the last ends. */
function edgesOf(rows: readonly (readonly string[])[], width: number): number[] {
  const wanted = (rows[0] ?? []).map((_, index) =>
    Math.min(
      widest,
      rows.reduce((most, cells) => Math.max(most, cells[index]?.length ?? 0), narrowest),
    ),
  );
  const all = wanted.reduce((sum, each) => sum + each, 0);
  let edge = margin;
  return [edge, ...wanted.map((each) => (edge += (each / all) * width))];
}

/** A text, cut where it is too wide. */
function fitted(text: string, width: number): string {
  if (widthOf(text, size) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`, size) > width) characters.pop();
  return `${characters.join('')}…`;
}

/** The bytes that are ready. */
function* written(document: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk: Uint8Array | null; (chunk = document.read()) !== null;) yield chunk;
}

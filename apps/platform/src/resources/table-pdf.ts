import PDFDocument from 'pdfkit';

const margin = 36;
const lineHeight = 11;
/** Points that a character of the small type takes on average, to cut what does not fit a column. */
const characterWidth = 3.9;

/**
 * A plain table over as many pages as it needs, a line a row, written as its rows come.
 * @param pages some rows at a time; cells beyond the columns are left out
 */
export async function* tablePdf(
  pages: AsyncIterable<readonly (readonly string[])[]>,
  columns: readonly string[],
  title: string,
): AsyncGenerator<Uint8Array> {
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin, info: { Title: title } });
  const width = (document.page.width - 2 * margin) / columns.length;
  const most = Math.floor(width / characterWidth);
  const bottom = document.page.height - margin - lineHeight;
  let y = margin;
  const write = (cells: readonly string[]) => {
    for (const [index, name] of columns.entries()) {
      const text = (cells[index] ?? '').replace(/\s+/g, ' ');
      const cut = text.length > most ? `${text.slice(0, most - 1)}…` : text;
      if (cut && name) document.text(cut, margin + index * width, y, { lineBreak: false });
    }
    y += lineHeight;
  };
  const begin = () => {
    document.font('Helvetica-Bold').fontSize(7);
    write(columns);
    document.font('Helvetica').fontSize(7);
  };

  document.font('Helvetica-Bold').fontSize(14).text(title, margin, y, { lineBreak: false });
  y += 24;
  begin();
  for await (const rows of pages) {
    for (const cells of rows) {
      if (y > bottom) {
        document.addPage();
        y = margin;
        begin();
      }
      write(cells);
    }
    yield* written(document);
  }
  document.end();
  yield* written(document);
}

/** The bytes that are ready. */
function* written(document: PDFKit.PDFDocument): Generator<Uint8Array> {
  for (let chunk; (chunk = document.read() as Uint8Array | null) !== null;) yield chunk;
}

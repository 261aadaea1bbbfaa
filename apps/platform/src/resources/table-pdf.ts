import PDFDocument from 'pdfkit';
import { finished } from './pdf-bytes.ts';

/** A plain table over as many pages as it needs. */
export function tablePdf(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<Buffer> {
  const document = new PDFDocument({ size: 'A4', layout: 'landscape', margin: 36, info: { Title: title } });
  const bytes = finished(document);
  document.font('Helvetica-Bold').fontSize(14).text(title).moveDown(0.5);
  document.font('Helvetica').fontSize(7);
  document.table({
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#cccccc', padding: 3 },
    data: [[...columns], ...rows.map((row) => columns.map((_, index) => (row[index] ?? '').slice(0, 120)))],
  });
  document.end();
  return bytes;
}

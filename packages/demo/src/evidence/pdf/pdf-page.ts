import PDFDocument from 'pdfkit';

export type Pdf = PDFKit.PDFDocument;

export interface PdfStyle {
  accent: string;
  body: string;
  bold: string;
  italic: string;
}

/** The looks learners choose between. */
export const pdfStyles: PdfStyle[] = [
  { accent: '#1f4e79', body: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  { accent: '#7a3b0f', body: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
  { accent: '#2f6b3a', body: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' },
  { accent: '#5b2a66', body: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' },
];

export const margin = 62;
export const textWidth = 595.28 - 2 * margin;

/** A document whose bytes depend on its content only: the date is given, so that the file’s own id does not vary. */
export function createPdf(title: string, author: string, date: Date): Pdf {
  return new PDFDocument({
    size: 'A4',
    margins: { top: 74, bottom: 70, left: margin, right: margin },
    bufferPages: true,
    lang: 'en-ZA',
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: date, ModDate: date },
  });
}

export function heading(pdf: Pdf, style: PdfStyle, text: string, size = 15): void {
  if (pdf.y > pdf.page.height - 170) pdf.addPage();
  pdf.moveDown(0.5).font(style.bold).fontSize(size).fillColor(style.accent);
  pdf.text(text, margin, pdf.y, { width: textWidth }).moveDown(0.35);
}

export function paragraph(pdf: Pdf, style: PdfStyle, text: string, size = 11): void {
  pdf.font(style.body).fontSize(size).fillColor('#1c1c1c');
  pdf.text(text, margin, pdf.y, { width: textWidth, lineGap: 3 }).moveDown(0.75);
}

/** Writes the running head and foot on every page after the first, then gives the bytes. */
export async function finishPdf(pdf: Pdf, style: PdfStyle, head: string, foot: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const { count } = pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pdf.switchToPage(index);
    // Text below the bottom margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf.font(style.body).fontSize(8.5).fillColor('#666666');
    if (index > 0) pdf.text(head, margin, 40, { width: textWidth, lineBreak: false });
    pdf.text(foot, margin, 800, { width: textWidth - 80, lineBreak: false });
    pdf.text(`Page ${index + 1} of ${count}`, margin + textWidth - 80, 800, {
      width: 80,
      align: 'right',
      lineBreak: false,
    });
  }
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

/**
 * An empty PDF. What writes it is read when the first is asked for: with its typefaces it takes a tenth of a second, which nobody
 * waits for who starts a platform, and memory, which one that writes none does not need.
 */
export async function newDocument(options: PDFKit.PDFDocumentOptions): Promise<PDFKit.PDFDocument> {
  const { default: PDFDocument } = await import('pdfkit');
  return new PDFDocument(options);
}

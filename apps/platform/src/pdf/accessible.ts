// The types of the library do not know what is newest in it.
const options: object = {
  tagged: true,
  lang: 'en-ZA',
  pdfVersion: '1.7',
  displayTitle: true,
  subset: 'PDF/UA',
};

/** What makes a PDF one that can be read out, and says so (PDF/UA-1). */
export const accessible = options as PDFKit.PDFDocumentOptions;

/** What has the cells of a table read out as such; without it they are words that stand beside each other. */
export const readOutIn = (document: PDFKit.PDFDocument): object => ({ structParent: document });

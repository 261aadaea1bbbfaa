/** Bytes that a signature may take, with its certificates. */
export const mostOfSignature = 12_000;
/** Stands where the places of what is signed come, and is as long as they are at most. */
export const placeholder = 9_999_999_999;

interface Field {
  /** Whose seal it is. */
  name: string;
  reason: string;
  at: Date;
}

/** What pdfkit has and does not tell in its types. */
interface Inner {
  _root: { data: Record<string, unknown> };
  _acroform: { fonts: object; defaultFont: string };
  page: PDFKit.PDFPage & { annotations: unknown[]; dictionary: unknown };
  ref(data: object): { end(): void };
}

/**
 * Leaves room for a signature in a document that is about to end: a field that is not seen (ISO 32000-1, 12.7.4.5 and 12.8.1),
 * since what readers say of it stands beside the pages.
 */
export function leaveRoomForSignature(document: PDFKit.PDFDocument, { name, reason, at }: Field): void {
  const inner = document as unknown as Inner;
  const text = (words: string) => new String(words);
  const signature = inner.ref({
    Type: 'Sig',
    Filter: 'Adobe.PPKLite',
    SubFilter: 'ETSI.CAdES.detached',
    ByteRange: [0, placeholder, placeholder, placeholder],
    Contents: Buffer.alloc(mostOfSignature),
    Name: text(name),
    Reason: text(reason),
    M: at,
  });
  signature.end();
  const field = inner.ref({
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Sig',
    T: text('Seal'),
    // Hidden and locked.
    F: 130,
    Rect: [0, 0, 0, 0],
    V: signature,
    P: inner.page.dictionary,
  });
  field.end();
  inner.page.annotations.push(field);
  // Both flags: there is a signature, and who changes the file appends to it.
  inner._root.data['AcroForm'] = inner.ref({ SigFlags: 3, Fields: [field], DR: { Font: {} } });
  // It ends the form at the end of the document, and wants to know of a font, which a field without words does not have.
  inner._acroform = { fonts: {}, defaultFont: 'none' };
}

import PDFDocument from 'pdfkit';
import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { finished } from '../../../pdf/pdf-bytes.ts';
import { startTypeface } from '../../../pdf/pdf-fonts.ts';
import { drawCertificate } from './certificate-page.ts';
import { drawFrames } from './frame.ts';
import { drawStatement } from './statement-pages.ts';
import { titleOf } from './paper-words.ts';
import { penOf } from './pen.ts';

/**
 * The paper of a certificate or statement of results: tagged, A4 landscape, worthy of a frame. It says what was issued and
 * nothing else, so that it can be drawn at any time.
 * @param address where it is checked; stands on it as words and as a QR code
 */
export function certificatePdf(snapshot: CertificateSnapshot, address: string): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margins: { top: 56, bottom: 56, left: 64, right: 64 },
    bufferPages: true,
    tagged: true,
    lang: 'en-ZA',
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: `${titleOf(snapshot)} ${snapshot.number}`,
      Author: snapshot.account.name,
      CreationDate: new Date(`${snapshot.issuedOn}T12:00:00Z`),
    },
  });
  const bytes = finished(document);
  startTypeface(document);
  const pen = penOf(document);
  (snapshot.type === 'certificate' ? drawCertificate : drawStatement)(document, pen, snapshot, address);
  drawFrames(document, snapshot);
  document.end();
  return bytes;
}

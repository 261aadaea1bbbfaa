import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { fontOf, writable } from '../../../pdf/pdf-fonts.ts';
import { nameOf } from './paper-words.ts';
import { grey } from './pen.ts';

/** The frame of every page, and its number where there are several; artifacts, which nobody is read out. */
export function drawFrames(
  document: PDFKit.PDFDocument,
  { account, learner, number }: CertificateSnapshot,
): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    const { width, height } = document.page;
    // Outside the margins text would start a new page, so they step aside.
    document.page.margins = { ...document.page.margins, top: 0, bottom: 0 };
    document.markContent('Artifact', { type: 'Layout' });
    document
      .lineWidth(2.5)
      .strokeColor(account.colour)
      .rect(24, 24, width - 48, height - 48)
      .stroke();
    document
      .lineWidth(0.5)
      .rect(30, 30, width - 60, height - 60)
      .stroke();
    if (count > 1)
      document
        .font(fontOf.regular)
        .fontSize(8)
        .fillColor(grey)
        .text(
          writable(`${nameOf(learner)} · ${number} · page ${page - start + 1} of ${count}`),
          64,
          height - 46,
          {
            width: width - 128,
            align: 'right',
            lineBreak: false,
          },
        );
    document.endMarkedContent();
  }
}

import { correction, generate } from 'lean-qr';
import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import { grey } from './pen.ts';
import type { Pen } from './pen.ts';
import { drawPicture } from './pictures.ts';
import type { Pictures } from '../layout/pictures.ts';

const codeSize = 82;
const lineWidth = 190;
/** How high the foot is: what stands above it ends before it. */
export const footHeight = 122;

/** Who signs, and where the paper can be checked. */
export function drawFoot(
  document: PDFKit.PDFDocument,
  pen: Pen,
  { signatories, number, replaces, account }: CertificateSnapshot,
  address: string,
  pictures: Pictures,
): void {
  const { width, height, margins } = document.page;
  const top = height - margins.bottom - footHeight + 8;
  const codeLeft = width - margins.right - codeSize;
  for (const [index, { name, role, signatureFileId }] of signatories.entries()) {
    const x = margins.left + index * (lineWidth + 28);
    const place = { x, y: top + 4, width: lineWidth, height: 46 };
    if (signatureFileId) drawPicture(document, pictures.get(signatureFileId), `Signature of ${name}`, place);
    document.markContent('Artifact', { type: 'Layout' });
    document
      .lineWidth(0.75)
      .strokeColor('#111827')
      .moveTo(x, top + 52)
      .lineTo(x + lineWidth, top + 52)
      .stroke();
    document.endMarkedContent();
    pen(name, { tag: 'P', face: 'bold', size: 10.5, x, y: top + 58, width: lineWidth, leastSize: 7 });
    pen(role, { tag: 'P', size: 9, colour: grey, x, y: top + 73, width: lineWidth });
  }
  drawCode(document, address, codeLeft, top);
  const words = { tag: 'P', size: 8, colour: grey, width: 420, align: 'right' } as const;
  const place = { ...words, x: width - margins.right - words.width };
  const edition = replaces ? ` · replaces ${replaces}` : '';
  pen(`Number ${number}${edition}`, {
    ...place,
    size: 9,
    face: 'bold',
    colour: account.colour,
    y: top + codeSize + 6,
  });
  pen(`Check it at ${address}`, { ...place, y: top + codeSize + 19, leastSize: 5 });
}

/** A QR code as squares, so that it stays sharp at any size. */
function drawCode(document: PDFKit.PDFDocument, address: string, left: number, top: number): void {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const unit = codeSize / code.size;
  document.addStructure(
    document.struct('Figure', { alt: `QR code of ${address}` }, [
      () => {
        for (let y = 0; y < code.size; y++)
          for (let x = 0; x < code.size; x++)
            if (code.get(x, y)) document.rect(left + x * unit, top + y * unit, unit, unit);
        document.fillColor('#111827').fill();
      },
    ]),
  );
}

import type { CertificateSnapshot } from '../../../database/certificate-snapshot.ts';
import type { Pictures } from '../layout/pictures.ts';

interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  align?: 'center' | 'right';
}

/** A picture as large as its place allows, with the words that stand for it. */
export function drawPicture(
  document: PDFKit.PDFDocument,
  picture: Buffer | undefined,
  alt: string,
  { x, y, width, height, align }: Place,
): void {
  if (!picture) return;
  const look: PDFKit.Mixins.ImageOption = { fit: [width, height], valign: 'center' };
  if (align) look.align = align;
  const draw = () => void document.image(picture, x, y, look);
  // A figure has to say where it is.
  const options = { alt, bbox: [x, y, x + width, y + height] as [number, number, number, number] };
  document.addStructure(document.struct('Figure', options, [draw]));
}

const [top, height] = [44, 46];

/** Logos of a certificate: two in the corners, one above the name of the account. Says whether it is one. */
export function drawLogos(
  document: PDFKit.PDFDocument,
  { logos = [], account }: CertificateSnapshot,
  pictures: Pictures,
): boolean {
  const { width: page, margins } = document.page;
  const [first, second] = logos;
  const alt = `Logo of ${account.name}`;
  const place = { y: top, height, width: 170 };
  if (!first) return false;
  if (!second) {
    drawPicture(document, pictures.get(first), alt, {
      ...place,
      x: page / 2 - 120,
      width: 240,
      align: 'center',
    });
    return true;
  }
  drawPicture(document, pictures.get(first), alt, { ...place, x: margins.left });
  const right = { ...place, x: page - margins.right - place.width, align: 'right' } as const;
  drawPicture(document, pictures.get(second), 'Second logo', right);
  return false;
}

/** Logos of a statement stand in a row at its right. */
export function drawLogosInRow(
  document: PDFKit.PDFDocument,
  { logos = [], account }: CertificateSnapshot,
  pictures: Pictures,
): void {
  const { width: page, margins } = document.page;
  const width = 150;
  for (const [index, id] of logos.entries())
    drawPicture(document, pictures.get(id), index === 0 ? `Logo of ${account.name}` : 'Second logo', {
      x: page - margins.right - (logos.length - index) * width,
      y: top,
      width,
      height,
      align: 'right',
    });
}

import { imageSize } from 'image-size';
import type { SKRSContext2D } from '@napi-rs/canvas';

const images: Record<string, 'image/jpeg' | 'image/png' | 'image/webp'> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/webp': 'image/webp',
};

/** Bytes that are written into: they are in memory as a whole, and several times as much while they are worked on. */
export const mostMarkedBytes = 60_000_000;
/** Pixels of an image, four bytes each once it is decoded, however few it takes as a file. */
const mostPixels = 64_000_000;

/** Whether words can be written into bytes of this kind. */
export const takesWatermark = (mediaType: string): boolean =>
  mediaType === 'application/pdf' || Object.hasOwn(images, mediaType);

/**
 * The same with words across it, written into the bytes: each page of a PDF, or an image as it is seen.
 * @throws where the bytes cannot be read as what they say that they are, or would take more memory than there is for one
 */
export async function withWatermark(bytes: Buffer, mediaType: string, words: string): Promise<Buffer> {
  const kind = images[mediaType];
  return kind ? onImage(bytes, kind, words) : onPdf(bytes, words);
}

async function onPdf(bytes: Buffer, words: string): Promise<Buffer> {
  const { PDFDocument, StandardFonts, degrees, rgb } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const font = await document.embedFont(StandardFonts.Helvetica);
  // Of other letters the standard typeface knows nothing, and refuses them.
  const known = words.replace(/[^\x20-\x7e\xa0-\xff]/g, '?');
  const grey = { font, color: rgb(0.35, 0.38, 0.42) };
  for (const page of document.getPages()) {
    const { width, height } = page.getSize();
    const size = Math.max(9, Math.min(width, height) / 26);
    for (const part of [0.15, 0.5, 0.85])
      page.drawText(known, {
        ...grey,
        x: width * 0.08,
        y: height * part - size * 3,
        size,
        opacity: 0.22,
        rotate: degrees(24),
      });
    page.drawText(known, { ...grey, x: 12, y: 8, size: 7, opacity: 0.9 });
  }
  return Buffer.from(await document.save());
}

async function onImage(
  bytes: Buffer,
  kind: 'image/jpeg' | 'image/png' | 'image/webp',
  words: string,
): Promise<Buffer> {
  // Told by the head of the file, before anything of it is decoded.
  const { width, height } = imageSize(bytes);
  if (width * height > mostPixels) throw new Error(`An image of ${width} × ${height} is too large.`);
  const { createCanvas, loadImage } = await import('@napi-rs/canvas');
  const image = await loadImage(bytes);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  writeAcross(context, image.width, image.height, words);
  return kind === 'image/png'
    ? canvas.encode('png')
    : canvas.encode(kind === 'image/webp' ? 'webp' : 'jpeg', 88);
}

/** Light letters with a dark edge are read on whatever lies below. */
function writeAcross(context: SKRSContext2D, width: number, height: number, words: string): void {
  const size = Math.max(12, Math.round(Math.min(width, height) / 22));
  context.font = `${size}px sans-serif`;
  context.lineWidth = Math.max(1, size / 12);
  for (const part of [0.2, 0.5, 0.8]) {
    context.save();
    context.translate(width * 0.06, height * part + size);
    context.rotate(-0.25);
    context.globalAlpha = 0.4;
    context.strokeStyle = '#1c2128';
    context.strokeText(words, 0, 0, width * 0.95);
    context.fillStyle = '#ffffff';
    context.fillText(words, 0, 0, width * 0.95);
    context.restore();
  }
}

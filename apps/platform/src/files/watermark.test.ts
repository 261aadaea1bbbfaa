import { createCanvas, loadImage } from '@napi-rs/canvas';
import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { finished } from '../pdf/pdf-bytes.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { takesWatermark, withWatermark } from './watermark.ts';

const words = 'Fatima Jacobs, 2026-11-23 09:41';

async function pdf(): Promise<Buffer> {
  const document = new PDFDocument();
  document.text('The first page').addPage().text('The second page');
  const bytes = finished(document);
  document.end();
  return bytes;
}

function picture(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#336699';
  context.fillRect(0, 0, width, height);
  return canvas;
}

/** Colours that an image has. */
async function coloursOf(bytes: Buffer): Promise<Set<string>> {
  const image = await loadImage(bytes);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += 4) colours.add(data.subarray(at, at + 3).join());
  return colours;
}

describe('words that are written into a file', () => {
  it('stand on each page of a PDF, beside what stood there', async () => {
    const pages = await readPdf(await withWatermark(await pdf(), 'application/pdf', words));
    expect(pages).toHaveLength(2);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(words);
      expect(page).toContain(index === 0 ? 'The first page' : 'The second page');
    }
  });

  it.each(['image/png', 'image/jpeg', 'image/webp'])(
    'lie across an image (%s), which stays as large',
    async (type) => {
      const bytes = await picture(320, 200).encode(type.slice(6) as 'png');
      const marked = await withWatermark(bytes, type, words);
      const { width, height } = await loadImage(marked);
      expect([takesWatermark(type), width, height]).toEqual([true, 320, 200]);
      expect((await coloursOf(marked)).size).toBeGreaterThan((await coloursOf(bytes)).size + 20);
    },
  );

  it('are written into nothing that takes more memory than it seems', async () => {
    const bytes = await picture(1, 1).encode('png');
    // The head says how large it is: 30,000 pixels in each direction, which are 3.6 GB.
    bytes.writeUInt32BE(30_000, 16);
    bytes.writeUInt32BE(30_000, 20);
    await expect(withWatermark(bytes, 'image/png', words)).rejects.toThrow('30000 × 30000 is too large');
  });

  it('are not written into what is no such file', async () => {
    for (const type of ['image/png', 'application/pdf'])
      await expect(withWatermark(Buffer.from('something else'), type, words)).rejects.toThrow();
    expect([takesWatermark('video/mp4'), takesWatermark('toString')]).toEqual([false, false]);
  });
});

import type { Bars, Tone } from '../paper/paper.ts';
import { fontOf, writable } from './pdf-fonts.ts';

const [rowHeight, barHeight, wordsWidth, gap] = [17, 10, 92, 8];
/** Points that labels have: more where the page lies on its side. */
const labelWidthIn = (width: number): number => (width > 600 ? 280 : 150);
/** Told apart by how dark they are, so that they are on paper without colours as well. */
const fills: Record<Tone, string> = { dark: '#1f4e79', middle: '#c77d2b', light: '#98a3b0' };
const [ink, grey] = ['#111827', '#4b5563'];
const size = 8.5;
/** More would be no picture any more; the table behind it says all of them. */
const mostRows = 30;

/** How high a chart is; nothing where there is none. */
export const heightOfBars = ({ rows }: Bars): number =>
  rows.length === 0 || rows.length > mostRows ? 0 : 34 + rows.length * rowHeight;

/**
 * Draws bars as one figure, whose words stand for it: all of one scale that begins at nothing. Its table comes behind it.
 */
export function drawBars(document: PDFKit.PDFDocument, bars: Bars): void {
  const height = heightOfBars(bars);
  if (height === 0) return;
  const { page } = document;
  if (document.y + height > page.height - page.margins.bottom) document.addPage();
  const [left, top] = [document.page.margins.left, document.y];
  const width = document.page.width - left - document.page.margins.right;
  const alt = writable(bars.alt);
  // A figure has to say where it is.
  const options = { alt, bbox: [left, top, left + width, top + height] as [number, number, number, number] };
  const figure = document.struct('Figure', options, [() => draw(document, bars, { left, top, width })]);
  document.addStructure(figure);
  document.fillColor('black');
  document.x = left;
  document.y = top + height;
}

interface Place {
  left: number;
  top: number;
  width: number;
}

function draw(
  document: PDFKit.PDFDocument,
  { title, legend, rows }: Bars,
  { left, top, width }: Place,
): void {
  const write = (words: string, x: number, y: number, room: number, colour: string, bold = false) =>
    document
      .font(bold ? fontOf.bold : fontOf.regular)
      .fontSize(size)
      .fillColor(colour)
      .text(writable(words), x, y, { width: room, lineBreak: false, ellipsis: true, height: size + 2 });
  write(title, left, top, width, ink, true);
  let x = left;
  for (const { tone, words } of legend) {
    document.rect(x, top + 15, 8, 8).fill(fills[tone]);
    write(words, x + 12, top + 14.5, 160, grey);
    x += 12 + document.widthOfString(writable(words)) + 18;
  }
  const labelWidth = labelWidthIn(width);
  const room = width - labelWidth - wordsWidth - 2 * gap;
  const longest = Math.max(1, ...rows.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)));
  for (const [index, { label, parts, words }] of rows.entries()) {
    const y = top + 29 + index * rowHeight;
    write(label, left, y + 1, labelWidth, ink);
    let at = left + labelWidth + gap;
    for (const { tone, value } of parts) {
      const length = (value / longest) * room;
      if (length > 0) document.rect(at, y, length, barHeight).fill(fills[tone]);
      at += length;
    }
    write(words, left + width - wordsWidth, y + 1, wordsWidth, ink);
  }
}

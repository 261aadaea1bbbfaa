import { fontOf, writable } from '../../../pdf/pdf-fonts.ts';
import type { Face } from '../../../pdf/pdf-fonts.ts';

interface Look {
  /** The tag that a reader of the document meets. */
  tag: 'H1' | 'H2' | 'P';
  face?: Face;
  size: number;
  colour?: string;
  align?: 'left' | 'center' | 'right';
  x?: number;
  y?: number;
  width?: number;
  /** The size shrinks to this until the words stand in one line. */
  leastSize?: number;
}

/** Writes tagged text. */
export type Pen = (words: string, look: Look) => void;

export const grey = '#4b5563';

export const penOf =
  (document: PDFKit.PDFDocument): Pen =>
  (words, { tag, face = 'regular', size, colour = '#111827', align = 'left', x, y, width, leastSize }) => {
    const text = writable(words);
    const room = width ?? document.page.width - document.page.margins.left - document.page.margins.right;
    document.font(fontOf[face]).fontSize(size);
    const least = leastSize ?? size;
    for (let tried = size; tried > least && document.widthOfString(text) > room; tried -= 1)
      document.fontSize(tried - 1);
    const left = x ?? document.page.margins.left;
    document.addStructure(
      document.struct(tag, {}, [
        () => {
          document.fillColor(colour).text(text, left, y ?? document.y, { width: room, align, lineGap: 1 });
        },
      ]),
    );
    document.fillColor('black');
  };

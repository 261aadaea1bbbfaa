import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);
const file = (face: string) => resolve(`pdfjs-dist/standard_fonts/LiberationSans-${face}.ttf`);

/**
 * Where the faces of the typeface Liberation Sans (SIL Open Font License) lie, to be given to `document.font`: the
 * fonts that every viewer has know the letters of western Europe alone, and write others as something else. Not by a
 * registered name: pdfkit goes back to the file behind it after each cell of a table, and reads it anew each time.
 */
export const fontOf = { regular: file('Regular'), bold: file('Bold'), italic: file('Italic') } as const;
export type Face = keyof typeof fontOf;

/** What pdfkit does not tell in its types: the font in use, as it was read. */
interface ReadFont {
  unitsPerEm: number;
  characterSet: number[];
  glyphForCodePoint(point: number): { advanceWidth: number };
}

/** Widths of all characters that the typeface has, as parts of its size; those of its faces are alike. */
const advances = new Map<string, number>();

/** Begins a document with the typeface, embedded; from then on it is known what can be written, and how wide it is. */
export function startTypeface(document: PDFKit.PDFDocument): void {
  // Bold is the wider one: what has room in it has room in the others.
  document.font(fontOf.bold);
  if (advances.size > 0) return;
  const { font } = (document as unknown as { _font: { font: ReadFont } })._font;
  for (const point of font.characterSet)
    advances.set(String.fromCodePoint(point), font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm);
}

/** Stands for a character that cannot be written. */
export const box = '□';

/**
 * A text as the typeface can write it, once a document began with it: a letter whose accent it lacks stands without
 * the accent, any other character that it lacks is a box.
 */
export const writable = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text : text.normalize('NFC').replace(/[^\x20-\x7e\n]/gu, characterFor);

/** The same with all its texts as the typeface can write them. */
export function writableIn<Value>(value: Value): Value;
export function writableIn(value: unknown): unknown {
  if (typeof value === 'string') return writable(value);
  if (Array.isArray(value)) return value.map((each) => writableIn<unknown>(each));
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, writableIn<unknown>(each)]));
}

function characterFor(character: string): string {
  if (advances.has(character)) return character;
  // Marks go with the letter before them, and what only joins or directs others is not seen.
  if (/[\p{M}\p{C}]/u.test(character)) return '';
  const letter = character.normalize('NFD').slice(0, 1);
  return letter !== character && advances.has(letter) ? letter : box;
}

const viewers = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/**
 * The face to write a text in where there are very many: the letters of western Europe in the viewer's own,
 * which are as wide and are written in a quarter of the time.
 */
export const quickFace = (text: string, face: keyof typeof viewers): string =>
  /^[\x20-\x7e\xa0-\xff…–—‘’“”•€]*$/.test(text) ? viewers[face] : fontOf[face];

/** Points that a writable text takes in a line, rather more than less. */
export function widthOf(text: string, size: number): number {
  let width = 0;
  for (const character of text) width += advances.get(character) ?? 1;
  return width * size;
}

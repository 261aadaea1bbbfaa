import { once } from '@/ui/once.ts';

/**
 * Fonts whose letters are as wide as those of Helvetica, Times and Courier, by the names that pdf.js looks for. It also takes
 * wider ones, like DejaVu, which then stand on top of each other.
 */
const asWide = [
  ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo', 'Nimbus Sans', 'TeX Gyre Heros', 'FreeSans'],
  ['Times New Roman', 'Times', 'Liberation Serif', 'Nimbus Roman', 'Tinos', 'TeX Gyre Termes', 'FreeSerif'],
  ['Courier New', 'Courier', 'Liberation Mono', 'Nimbus Mono', 'Cousine', 'TeX Gyre Cursor', 'FreeMono'],
];

/** What stands in for them is as wide, and a file of this application for each of its styles. */
export const packagedFonts = [
  ...['Regular', 'Bold', 'Italic', 'BoldItalic'].map((style) => `LiberationSans-${style}.ttf`),
  ...['Serif', 'Fixed'].flatMap((family) =>
    ['', 'Bold', 'Italic', 'BoldItalic'].map((style) => `Foxit${family}${style}.pfb`),
  ),
];

/**
 * Whether this machine has the fonts that a PDF may name and not bring along, as Windows and macOS have and tablets and many
 * a Linux have not.
 */
export const hasStandardFonts = once(async () => {
  const found = await Promise.all(asWide.map(isOneHere));
  return found.every(Boolean);
});

async function isOneHere(names: readonly string[]): Promise<boolean> {
  const sources = names.map((name) => `local("${name}")`).join(', ');
  try {
    await new FontFace('a font of this machine', sources).load();
    return true;
  } catch {
    return false;
  }
}

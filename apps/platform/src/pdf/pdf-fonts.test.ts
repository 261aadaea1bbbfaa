import PDFDocument from 'pdfkit';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../testing/read-pdf.ts';
import { finished } from './pdf-bytes.ts';
import { fontOf, startTypeface, widthOf, writable, writableIn } from './pdf-fonts.ts';

const document = () => {
  const pdf = new PDFDocument();
  startTypeface(pdf);
  return pdf;
};

describe('a text in a PDF', () => {
  it.each([
    ['Zanele O’Brien – 5 €', 'Zanele O’Brien – 5 €'],
    ['Žluťoučký kůň', 'Žluťoučký kůň'],
    ['Žluťoučký'.normalize('NFD'), 'Žluťoučký'],
    ['Ελένη Жанна Łukasz', 'Ελένη Жанна Łukasz'],
    ['Tshivenḓa ṱ Ṋ', 'Tshivenda t N'],
    ['名前', '□□'],
    ['a😀b', 'a□b'],
    ['a\u200db\u0007c', 'abc'],
  ])('that is %j is written as %j', async (text, expected) => {
    const pdf = document();
    expect(writable(text)).toBe(expected);
    for (const font of Object.values(fontOf)) pdf.font(font).text(writable(text));
    const bytes = finished(pdf);
    pdf.end();
    const [page] = await readPdf(await bytes);
    expect(page!.split(expected)).toHaveLength(4);
  });

  it('is measured as wide as it is, or a little wider', () => {
    const pdf = document();
    for (const font of [fontOf.regular, fontOf.bold, 'Helvetica', 'Helvetica-Bold'])
      for (const text of ['WWWW', 'illicit', 'Zanele Ndlovu', 'zanele@example.org']) {
        const width = pdf.font(font).fontSize(7).widthOfString(text);
        expect(widthOf(text, 7)).toBeGreaterThan(width - 0.5);
        expect(widthOf(text, 7)).toBeLessThan(width * 1.3 + 1);
      }
  });

  it('is found wherever it lies', () => {
    const value = { a: ['名', { b: '名', c: 1 }], d: null, e: new Date(0) };
    expect(writableIn(value)).toEqual({ a: ['□', { b: '□', c: 1 }], d: null, e: new Date(0) });
  });
});

import {
  Document,
  Footer,
  Header,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { FileChild } from 'docx';
import type { About, Paper } from './paper.ts';
import { runs, writable } from './word-text.ts';
import type { Look } from './word-text.ts';
import { wordTable } from './word-table.ts';

/** Twentieths of a point, in which Word measures; A4 with the margins of the PDF. */
const [page, margin] = [{ width: 11_906, height: 16_838 }, 960];
const right = page.width - 2 * margin;
const [grey, warning] = ['5B6470', 'A3261B'];
/** As wide as that of the PDF, and on every computer that opens Word's files. */
const typeface = 'Arial';

/** A document for Word, with headings, tables and a language that assistive technology finds. */
export function wordPaper({ title, author, running: [left, beside], stamp }: About): Paper {
  const children: FileChild[] = [];
  const write = (text: string, look: Look, after: number) =>
    children.push(new Paragraph({ children: runs(text, look), spacing: { after } }));
  const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
    children.push(new Paragraph({ heading: level, keepNext: true, children: runs(text) }));
  const line = (...texts: (string | ReturnType<typeof pageNumbers>)[]) =>
    new Paragraph({
      tabStops: [{ type: TabStopType.RIGHT, position: right }],
      children: texts.map((text) =>
        typeof text === 'string' ? new TextRun({ text: writable(text), color: grey, size: 16 }) : text,
      ),
    });

  return {
    title(words, below) {
      heading(words, HeadingLevel.HEADING_1);
      write(below, { color: grey, size: 21 }, 160);
    },
    heading: (words) => void heading(words, HeadingLevel.HEADING_2),
    subheading(words, under) {
      heading(words, HeadingLevel.HEADING_3);
      if (under) write(under, { color: grey, size: 18 }, 60);
    },
    paragraph: (words) => void write(words || 'None.', {}, 100),
    small: (words) => void write(words, { color: grey, size: 17 }, 100),
    facts: (rows) =>
      void children.push(
        ...wordTable({
          columns: [
            { head: '', width: 132 },
            { head: '', width: 367 },
          ],
          rows: rows.map(([label, value]) => ({ cells: [label, value] })),
          isPlain: true,
        }),
      ),
    // Its table says the same, and is worked on; a picture is not.
    bars: () => undefined,
    table: (table) => void children.push(...wordTable(table)),
    signature: (words) => void write(words, { italics: true, size: 36 }, 60),
    done() {
      const document = new Document({
        title,
        creator: author,
        lastModifiedBy: author,
        styles: {
          default: {
            document: {
              run: { font: typeface, size: 19, language: { value: 'en-ZA' } },
              paragraph: { spacing: { line: 264 } },
            },
            heading1: styleOf(40, 60),
            heading2: styleOf(25, 80, 240),
            heading3: styleOf(20, 60, 180),
          },
        },
        sections: [
          {
            properties: {
              page: { size: page, margin: { top: 1360, bottom: 1200, left: margin, right: margin } },
            },
            headers: {
              default: new Header({
                children: [...(stamp ? [stampLine(stamp)] : []), line(left, `\t${beside}`)],
              }),
            },
            footers: { default: new Footer({ children: [line(left, pageNumbers())] }) },
            children,
          },
        ],
      });
      return Packer.toBuffer(document);
    },
  };
}

const stampLine = (words: string) =>
  new Paragraph({ children: runs(words, { bold: true, color: warning, size: 20 }) });

const styleOf = (size: number, after: number, before = 0) => ({
  run: { size, bold: true, color: '000000', font: typeface },
  paragraph: { spacing: { before, after } },
});

const pageNumbers = () =>
  new TextRun({
    color: grey,
    size: 16,
    children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES],
  });

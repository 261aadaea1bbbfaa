import { inTurns } from '../kernel/in-turns.ts';
import type { Step } from '../kernel/in-turns.ts';
import { accessible } from '../pdf/accessible.ts';
import { newDocument } from '../pdf/new-document.ts';
import { finished } from '../pdf/pdf-bytes.ts';
import { fontOf, startTypeface, writable } from '../pdf/pdf-fonts.ts';
import type { Face } from '../pdf/pdf-fonts.ts';
import { drawBars } from '../pdf/pdf-bars.ts';
import { tableByPages } from '../pdf/pdf-table.ts';
import { leaveRoomForSignature } from '../pdf/seal/signature-field.ts';
import { sealed } from '../pdf/seal/seal.ts';
import type { Seal } from '../pdf/seal/seal.ts';
import type { About, Paper } from './paper.ts';

const margin = 48;
const grey = '#5b6470';
const warning = '#a3261b';

/** A tagged PDF of A4 pages, sealed where it is what counts. */
export async function pdfPaper({ title, author, at, running, stamp }: About, seal?: Seal): Promise<Paper> {
  const document = await newDocument({
    size: 'A4',
    margins: { top: 68, bottom: 60, left: margin, right: margin },
    bufferPages: true,
    ...accessible,
    info: { Title: title, Author: author, CreationDate: at },
  });
  const bytes = finished(document);
  startTypeface(document);

  const tagged = (type: string, write: () => void) =>
    document.addStructure(document.struct(type, {}, [write]));
  /** A heading stands with at least some lines of what it is about. */
  const keepTogether = (height: number) => {
    if (document.y + height > document.page.height - document.page.margins.bottom) document.addPage();
  };
  const text = (type: string, face: Face, size: number, colour: string, words: string) => {
    document.x = margin;
    tagged(type, () =>
      document.font(fontOf[face]).fontSize(size).fillColor(colour).text(writable(words), { lineGap: 2 }),
    );
    document.fillColor('black');
  };

  // Noted as it is written, and drawn when it is done: of hundreds of portfolios that takes seconds, in which others call as well.
  const steps: Step[] = [];
  const later = (step: Step) => void steps.push(step);
  const paper: Paper = {
    title: (words, below) =>
      later(() => {
        text('H1', 'bold', 20, 'black', words);
        text('P', 'regular', 10.5, grey, below);
        document.moveDown(0.6);
      }),
    heading: (words, height = 96) =>
      later(() => {
        keepTogether(Math.min(height, 400));
        document.moveDown(0.9);
        text('H2', 'bold', 12.5, 'black', words);
        document.moveDown(0.25);
      }),
    subheading: (words, beside) =>
      later(() => {
        keepTogether(84);
        document.moveDown(0.6);
        text('H3', 'bold', 10, 'black', words);
        if (beside) text('P', 'regular', 9, grey, beside);
        document.moveDown(0.2);
      }),
    paragraph: (words) =>
      later(() => {
        text('P', 'regular', 9.5, 'black', words || 'None.');
        document.moveDown(0.2);
      }),
    small: (words) =>
      later(() => {
        text('P', 'regular', 8.5, grey, words);
        document.moveDown(0.2);
      }),
    facts: (rows) =>
      later(() =>
        tableByPages(document, {
          columns: [
            { head: '', width: 132 },
            { head: '', width: 367 },
          ],
          rows: rows.map(([label, value]) => ({ cells: [label, value] })),
          isPlain: true,
        }),
      ),
    bars: (bars) =>
      later(() => {
        document.moveDown(0.4);
        drawBars(document, bars);
        document.moveDown(0.4);
      }),
    table: (table) => later(() => tableByPages(document, table)),
    signature: (words) =>
      later(() => {
        keepTogether(90);
        text('P', 'italic', 18, 'black', words);
      }),
    async done() {
      later(() => runningHeads(document, running));
      if (stamp) later(() => stampPages(document, stamp));
      await inTurns(steps);
      if (seal) leaveRoomForSignature(document, { ...seal, at });
      document.end();
      return seal ? sealed(bytes, seal) : bytes;
    },
  };
  return paper;
}

/** Written when the number of pages is known; artifacts, which no reader reads out on every page. */
function* runningHeads(document: PDFKit.PDFDocument, [left, right]: About['running']): Generator<void> {
  const { start, count } = document.bufferedPageRange();
  const line = (words: string, y: number, align: 'left' | 'right') =>
    document.text(writable(words), margin, y, {
      width: document.page.width - 2 * margin,
      align,
      lineBreak: false,
      ellipsis: true,
    });
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Outside the margins text would start a new page, so they step aside.
    document.page.margins = { ...document.page.margins, top: 0, bottom: 0 };
    document.markContent('Artifact', { type: 'Pagination' });
    document.font(fontOf.regular).fontSize(8).fillColor(grey);
    if (page > start) {
      line(left, 36, 'left');
      line(right, 36, 'right');
    }
    line(left, document.page.height - 36, 'left');
    line(`Page ${page - start + 1} of ${count}`, document.page.height - 36, 'right');
    document.endMarkedContent();
    yield;
  }
}

/** Whoever has it read out has to know it as well, once: on the pages behind the first it is an artifact. */
function* stampPages(document: PDFKit.PDFDocument, words: string): Generator<void> {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    document.page.margins = { ...document.page.margins, top: 0, bottom: 0 };
    const write = () =>
      document
        .font(fontOf.bold)
        .fontSize(10)
        .fillColor(warning)
        .text(writable(words), margin, 18, { width: document.page.width - 2 * margin, lineBreak: false });
    if (page === start) document.addStructure(document.struct('P', {}, [write]));
    else {
      document.markContent('Artifact', { type: 'Pagination' });
      write();
      document.endMarkedContent();
    }
    yield;
  }
}

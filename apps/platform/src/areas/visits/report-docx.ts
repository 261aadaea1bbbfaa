import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { wordsOf } from './report-words.ts';
import type { VisitReport } from './report-form.ts';

const line = (text: string, bold = false) => new Paragraph({ children: [new TextRun({ text, bold })] });

const heading = (text: string) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_2, spacing: { before: 240 } });

const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        children: head.map((text) => new TableCell({ children: [line(text, true)] })),
      }),
      ...rows.map(
        (cells) => new TableRow({ children: cells.map((text) => new TableCell({ children: [line(text)] })) }),
      ),
    ],
  });

/** The report as a document that the body can go on writing in. */
export function reportDocx(report: VisitReport): Promise<Buffer> {
  const words = wordsOf(report);
  return Packer.toBuffer(
    new Document({
      title: words.title,
      creator: report.signature,
      sections: [
        {
          children: [
            new Paragraph({ text: words.title, heading: HeadingLevel.HEADING_1 }),
            ...words.facts.flatMap(([label, value]) => [line(label, true), line(value)]),
            heading('Results'),
            table(words.resultHead, words.results),
            ...(words.checklist.length > 0
              ? [heading('Checklist'), table(words.checklistHead, words.checklist)]
              : []),
            ...(words.points.length > 0
              ? [heading('Findings, questions and conditions'), table(words.pointHead, words.points)]
              : []),
            heading('Signature'),
            line(words.signed),
          ],
        },
      ],
    }),
  );
}

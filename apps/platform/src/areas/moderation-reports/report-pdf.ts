import PDFDocument from 'pdfkit';
import { fewestPairs, rulesOfEvidence } from '@moderator/moderation';
import { finished } from '../../pdf/pdf-bytes.ts';
import { registerFonts, writable, writableIn } from '../../pdf/pdf-fonts.ts';
import type { reportContent } from './report-content.ts';

type Content = Awaited<ReturnType<typeof reportContent>> & {
  number: string;
  irregularities: string;
  recommendations: string;
  signedBy: { name: string };
  signature: string;
  signedAt: string;
};

const decisionLabels = {
  upheld: 'Upheld',
  overturned: 'Overturned',
  referred_back: 'Referred back',
} as const;
const grey = '#5b6470';

/** The moderation report as a tagged PDF of A4 pages. */
export function reportPdf(content: Content, account: string): Promise<Buffer> {
  const signedAt = new Date(content.signedAt);
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 64, left: 56, right: 56 },
    bufferPages: true,
    tagged: true,
    lang: 'en-ZA',
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: `Moderation report ${content.number}`,
      Author: content.signedBy.name,
      CreationDate: signedAt,
    },
  });
  const bytes = finished(document);
  registerFonts(document);
  const report = writableIn(content);
  const heading = (text: string) => {
    if (document.y > 700) document.addPage();
    document.moveDown(1).font('bold').fontSize(12).fillColor('black').text(text).moveDown(0.3);
    document.font('regular').fontSize(9.5);
  };
  const paragraph = (text: string) => document.text(text || 'None.', { lineGap: 2 });

  document.font('regular').fontSize(9).fillColor(grey).text(writable(account)).moveDown(0.4);
  document.font('bold').fontSize(20).fillColor('black').text('Moderation report').moveDown(0.2);
  document
    .font('regular')
    .fontSize(10)
    .fillColor(grey)
    .text(`${report.number}  ·  ${report.batch.title}`)
    .fillColor('black');

  heading('Scope');
  paragraph(report.scope);
  heading('Sample');
  paragraph(report.sampling);
  heading('Outcome of the moderation');
  paragraph(
    `${report.batch.decided} attempts moderated: ${report.batch.upheld} upheld, ${report.batch.overturned} overturned, ${report.batch.returned} referred back.`,
  );
  heading('Agreement between assessors and moderators');
  paragraph(agreementSentence(report.agreement));

  heading('Findings');
  table(
    document,
    ['Learner and decision', 'Outcome', 'Assessor', 'Moderator', 'Finding'],
    report.findings.map((row, index) => [
      report.findings[index - 1]?.attemptId === row.attemptId ? '' : learnerCell(row),
      row.outcome,
      row.assessor ?? '–',
      row.moderator ?? '–',
      [row.agreed === null ? '' : row.agreed ? 'Agree.' : 'Differ.', row.comment].filter(Boolean).join(' '),
    ]),
    [110, 130, 55, 58, '*'],
  );

  heading('Rules of evidence');
  table(
    document,
    ['Rule', 'Met', 'Not met', 'Remarks and the evidence cited'],
    report.vacs.map((row) => [
      rulesOfEvidence[row.rule].word,
      String(row.passed),
      String(row.failed),
      row.comments
        .map(
          (each) =>
            `${each.learner}: ${each.comment}${each.evidence.length > 0 ? ` [${each.evidence.join('; ')}]` : ''}`,
        )
        .join('\n') || '–',
    ]),
    [80, 45, 50, '*'],
  );

  heading('Irregularities');
  paragraph(report.irregularities);
  heading('Recommendations');
  paragraph(report.recommendations);
  heading('Signature');
  document.font('italic').fontSize(18).text(report.signature);
  document
    .font('regular')
    .fontSize(9)
    .fillColor(grey)
    .text(
      `Signed electronically by ${report.signedBy.name} on ${signedAt.toLocaleString('en-ZA', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Africa/Johannesburg' })} (SAST)`,
    );
  footers(document, report.number);
  document.end();
  return bytes;
}

/** The learner stands once, with the decision, at the first of their outcomes. */
const learnerCell = ({ learner, decision }: Content['findings'][number]): string =>
  decision ? `${learner}\n${decisionLabels[decision]}` : learner;

function agreementSentence({ pairs, agreed, raw, kappa, ac1 }: Content['agreement']): string {
  if (pairs === 0) return 'No outcome has been judged by both.';
  const counts = `${agreed} of ${pairs} judgements agree`;
  if (raw === null) return `${counts}. With fewer than ${fewestPairs} pairs no coefficient is given.`;
  if (!kappa || !ac1)
    return `${counts} (${(raw * 100).toFixed(1)} %). Everybody gave one and the same result, so no coefficient is defined.`;
  const interval = (each: { value: number; low: number; high: number }) =>
    `${each.value.toFixed(2)} (95 % interval ${each.low.toFixed(2)} to ${each.high.toFixed(2)})`;
  return `${counts} (${(raw * 100).toFixed(1)} %). Cohen's kappa ${interval(kappa)}; Gwet's AC1 ${interval(ac1)}.`;
}

function table(
  document: PDFKit.PDFDocument,
  head: string[],
  rows: string[][],
  columnStyles: (number | '*')[],
): void {
  document.fontSize(8.5);
  document.table({
    columnStyles,
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: '#d5d9de', padding: 4 },
    data: [head.map((text) => ({ text, type: 'TH' as const, font: { src: 'bold' } })), ...rows],
  });
  document.x = document.page.margins.left;
  document.font('regular').fontSize(9.5);
}

function footers(document: PDFKit.PDFDocument, number: string): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    document.switchToPage(page);
    // Below the margin text would start a new page, so the margin steps aside.
    document.page.margins.bottom = 0;
    document
      .font('regular')
      .fontSize(8)
      .fillColor(grey)
      .text(`${number}  ·  page ${page - start + 1} of ${count}`, 56, document.page.height - 40, {
        lineBreak: false,
      });
  }
}

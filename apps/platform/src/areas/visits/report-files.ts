import { csvHead, csvLines } from '../../spreadsheets/csv-writer.ts';
import type { Call, FileReply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { pdfPaper } from '../../paper/pdf-paper.ts';
import type { About, Paper } from '../../paper/paper.ts';
import type { VisitReport } from './report-form.ts';
import { outcomeWords, wordsOf } from './report-words.ts';
import { readVisit } from './visit-rows.ts';

/** Printed from what was signed, so that it says the same whenever it is asked for. */
export async function downloadVisitReport({ queries, params }: Call<'downloadVisitReport'>) {
  const { report } = await readVisit(queries, params.id);
  if (!report)
    refuse(
      'wrong_state',
      'This visit is not signed in its room, so there is no report of it. Nothing was changed.',
    );
  return { file: await fileOf(report, params.type) };
}

async function fileOf(report: VisitReport, type: string): Promise<FileReply> {
  const name = `verification-${report.startsOn}.${type}`;
  if (type === 'csv') return { stream: csvOf(report), mediaType: 'text/csv; charset=utf-8', name };
  if (type === 'pdf')
    return { stream: await writeVisit(report, pdfPaper), mediaType: 'application/pdf', name };
  // What writes for Word is large, and seldom asked for.
  const { wordPaper } = await import('../../paper/word-paper.ts');
  return {
    stream: await writeVisit(report, wordPaper),
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    name,
  };
}

function csvOf(report: VisitReport): Buffer {
  const { resultHead, results } = wordsOf(report);
  return Buffer.from(
    csvHead([...resultHead, 'Result of the visit']) +
      csvLines(results.map((row) => [...row, outcomeWords[report.outcome]])),
  );
}

function writeVisit(report: VisitReport, open: (about: About) => Paper): Promise<Buffer> {
  const words = wordsOf(report);
  const paper = open({
    title: words.title,
    author: report.signature,
    at: new Date(report.signedAt),
    running: [words.title, `${report.startsOn} to ${report.endsOn}`],
  });
  const table = (head: readonly string[], widths: readonly number[], rows: readonly string[][]) =>
    paper.table({
      columns: head.map((title, place) => ({ head: title, width: widths[place]! })),
      rows: rows.map((cells) => ({ cells })),
    });
  paper.title(words.title, outcomeWords[report.outcome]);
  paper.facts(words.facts);
  paper.heading('Results');
  table(words.resultHead, [90, 110, 62, 62, 62, 113], words.results);
  if (words.checklist.length > 0) {
    paper.heading('Checklist');
    table(words.checklistHead, [240, 70, 189], words.checklist);
  }
  if (words.points.length > 0) {
    paper.heading('Findings, questions and conditions');
    table(words.pointHead, [56, 90, 160, 58, 135], words.points);
  }
  paper.heading('Signature');
  paper.signature(report.signature);
  paper.small(words.signed);
  return paper.done();
}

import type { OpenPaper } from '../../paper/paper.ts';
import type { VisitReport } from './report-form.ts';
import { outcomeWords, wordsOf } from './report-words.ts';

/** @param open what it is written on */
export async function writeVisit(report: VisitReport, open: OpenPaper): Promise<Buffer> {
  const words = wordsOf(report);
  const paper = await open({
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

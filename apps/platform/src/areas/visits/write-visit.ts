import type { OpenPaper } from '../../paper/paper.ts';
import type { VisitReport } from './report-form.ts';
import { wordsOf } from './report-words.ts';

/** What a heading, a line and a signature take on a page; each further line of so many letters adds its height. */
const signatureHeight = 112;
const lettersInLine = 90;
const lineHeight = 14;

/** @param open what it is written on */
export async function writeVisit(report: VisitReport, open: OpenPaper): Promise<Buffer> {
  const words = wordsOf(report);
  const paper = await open({
    title: words.name,
    author: report.signature,
    at: new Date(report.signedAt),
    running: [words.name, words.running],
  });
  const table = (head: readonly string[], widths: readonly number[], rows: readonly string[][]) =>
    paper.table({
      columns: head.map((title, place) => ({ head: title, width: widths[place]! })),
      rows: rows.map((cells) => ({ cells })),
    });
  paper.title(words.title, words.below);
  paper.facts(words.facts.filter(([, value]) => value !== ''));
  if (words.people.length > 0) {
    paper.heading('People');
    table(['As', 'Name', 'Registration'], [80, 150, 269], words.people);
  }
  paper.heading('Results');
  table(words.resultHead, [84, 136, 58, 58, 58, 105], words.results);
  if (words.checklist.length > 0) {
    paper.heading('Checklist');
    table(words.checklistHead, [240, 70, 189], words.checklist);
  }
  if (words.points.length > 0) {
    paper.heading('Findings, questions and conditions');
    table(words.pointHead, [56, 90, 160, 58, 135], words.points);
  }
  // What is concluded and who signed it stand on one page, so that no signature stands alone.
  const more = Math.floor(words.result.length / lettersInLine) * lineHeight;
  paper.heading('Result and signature', signatureHeight + more);
  paper.paragraph(words.result);
  paper.signature(report.signature);
  paper.small(words.signed);
  return paper.done();
}

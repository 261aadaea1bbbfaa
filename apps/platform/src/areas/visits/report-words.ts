import { dayIn } from '../../attempts/days.ts';
import type { VisitReport } from './report-form.ts';

export const outcomeWords = {
  endorsed: 'Endorsed',
  endorsed_with_conditions: 'Endorsed with conditions',
  not_endorsed: 'Not endorsed',
} as const;

const kindWords = { remote: 'Remote', on_site: 'On site' } as const;
const answerWords: Record<string, string> = {
  yes: 'Yes',
  partly: 'Partly',
  no: 'No',
  not_applicable: 'Does not apply',
};
const pointWords: Record<string, string> = {
  finding: 'Finding',
  question: 'Question',
  condition: 'Condition',
};

/** A visit in words, as every form of its report says it. */
export function wordsOf(report: VisitReport) {
  const { sample } = report;
  const drawn = report.noSampleReason
    ? `None of ${sample.of}. ${report.noSampleReason}`
    : sample.seed
      ? `${sample.size} of ${sample.of}; ${sample.percentage} % drawn by the keyed hash of the seed ${sample.seed}.`
      : `${sample.size} of ${sample.of}, chosen by hand.`;
  return {
    title: `Verification by ${report.body}`,
    facts: [
      ['Result', outcomeWords[report.outcome]],
      ['Days', `${report.startsOn} to ${report.endsOn}, ${kindWords[report.kind].toLowerCase()}`],
      ['Batches', report.batches.join('; ')],
      ['Scope', report.scope || 'All of the batches.'],
      ['Sample', drawn],
      ['Findings', report.findings || 'None.'],
    ] as [string, string][],
    resultHead: ['Learner', 'Outcome', ...report.columns.map(({ title }) => title), 'Comment'],
    results: report.rows.map((row) => [
      row.learner,
      row.outcome,
      ...report.columns.map(({ of }) => row[of] || 'Not looked at'),
      row.comment,
    ]),
    checklistHead: ['Question', 'Answer', 'Comment'],
    checklist: report.checklist.map(({ question, answer, comment }) => [
      question,
      answerWords[answer] ?? '',
      comment,
    ]),
    pointHead: ['Kind', 'About', 'What it says', 'Due', 'Answer of the provider'],
    points: report.points.map((point) => [
      pointWords[point.kind] ?? point.kind,
      point.about,
      point.text,
      point.dueOn ?? '',
      point.answer ?? '',
    ]),
    signed: `${report.signature}, ${dayIn(new Date(report.signedAt))}`,
  };
}

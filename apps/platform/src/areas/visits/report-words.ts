import { timeZone } from '../../attempts/days.ts';
import {
  dayOf,
  dayWords,
  daysWords,
  instantWords,
  registrationWords,
  withNumber,
} from '../../attempts/paper-words.ts';
import type { AboutVisit, RegisteredPerson, VisitReport } from './report-form.ts';

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
  const { about } = report;
  const title = `Verification by ${report.body}`;
  const signedAt = instantWords(report.signedAt, about?.timeZone ?? timeZone);
  return {
    title,
    name: about ? `Verification report ${about.number}` : title,
    fileName: `verification-${about?.number ?? report.startsOn}`,
    below: [about?.number, outcomeWords[report.outcome]].filter(Boolean).join(' · '),
    running: about?.providers.map(({ name }) => name).join('; ') || daysWords(report.startsOn, report.endsOn),
    facts: [
      ...(about ? aboutRows(about) : []),
      ['Batches', report.batches.join('; ')],
      ['Visit', `${daysWords(report.startsOn, report.endsOn)}, ${kindWords[report.kind].toLowerCase()}`],
      ['Scope', report.scope || 'All of the batches.'],
      ['Sample', drawn],
    ] as [string, string][],
    people: about
      ? [
          ...peopleRows('Assessor', about.assessors),
          ...peopleRows('Moderator', about.moderators),
          ...peopleRows('Verifier', [{ name: report.signature, registration: about.registration }]),
        ]
      : [],
    result: `${outcomeWords[report.outcome]}. ${report.findings}`.trim(),
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
      point.dueOn ? dayWords(point.dueOn) : '',
      point.answer ?? '',
    ]),
    signed: about
      ? `Verifier of ${report.body}: ${registrationWords(about.registration)}. Signed electronically on ${signedAt}.`
      : `Signed electronically on ${signedAt}.`,
  };
}

/** Whose work was verified, and by which reports. */
const aboutRows = ({ providers, programmes, reports, sites }: AboutVisit): [string, string][] => [
  ['Provider', providers.map((each) => withNumber(each.name, each.accreditationNumber)).join('; ')],
  ['Programme', programmes.map(programmeWords).join('; ')],
  ['Sites', sites.map((each) => withNumber(each.name, each.accreditationNumber)).join('; ')],
  [
    'Reports verified',
    reports.map((each) => `${each.number}, signed by ${each.signedBy} on ${dayOf(each.signedAt)}`).join('; '),
  ],
];

const programmeWords = ({ title, registrationNumber, nqfLevel, credits }: AboutVisit['programmes'][number]) =>
  [
    `${title} (${registrationNumber})`,
    nqfLevel === null ? '' : `NQF level ${nqfLevel}`,
    credits === null ? '' : `${credits} credits`,
  ]
    .filter(Boolean)
    .join(', ');

const peopleRows = (role: string, people: readonly RegisteredPerson[]): string[][] =>
  people.map(({ name, registration }) => [role, name, registrationWords(registration)]);

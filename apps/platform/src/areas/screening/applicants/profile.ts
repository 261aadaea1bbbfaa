import { pdfPaper } from '../../../paper/pdf-paper.ts';
import type { Paper } from '../../../paper/paper.ts';
import { collections } from '../../../documents/collections.ts';
import { dayIn } from '../../../attempts/days.ts';
import type { Call } from '../../../kernel/call.ts';
import { accountOf, findApplicant, noteRead } from './applicant.ts';
import { resultsOf } from './results.ts';
import { summaryOf } from './summary.ts';

const { accounts } = collections;

type Summary = Awaited<ReturnType<typeof summaryOf>>;
type Results = Awaited<ReturnType<typeof resultsOf>>;

const metWords = new Map<boolean | null, string>([
  [true, 'Met'],
  [false, 'Not met'],
  [null, 'Not known yet'],
]);
/** The width of a page within its margins, in points. */
const pageWidth = 499;
const dayOf = (at: string | Date): string => dayIn(new Date(at));
const perCent = (score: number | null) => (score === null ? 'None yet' : `${score} %`);

/** Summary and results of an application as a paper. */
export async function exportApplicantProfile(call: Call<'exportApplicantProfile'>) {
  const { vacancy, application } = await findApplicant(call);
  await noteRead(call, 'exported profile', application);
  const [summary, results, account] = [
    await summaryOf(call, vacancy, application),
    await resultsOf(call, vacancy, application),
    await accounts.get(call.queries, accountOf(vacancy)),
  ];
  const title = `${summary.candidate.name}: ${vacancy.body.title}`;
  const paper = await pdfPaper({
    title,
    author: account.body.name,
    at: call.now,
    running: [account.body.name, `${vacancy.body.title}, ${dayIn(call.now)}`],
  });
  writeSummary(paper, summary);
  writeResults(paper, results);
  return {
    file: {
      stream: await paper.done(),
      mediaType: 'application/pdf',
      name: `profile-${dayIn(call.now)}.pdf`,
    },
  };
}

function writeSummary(paper: Paper, summary: Summary): void {
  paper.title(summary.candidate.name, summary.vacancy.name);
  paper.facts([
    ['State', summary.state],
    ['Applied', dayOf(summary.appliedAt)],
    ['Tested', summary.testedAt ? dayOf(summary.testedAt) : 'Not yet'],
    ['Score', perCent(summary.score)],
    ['Email', summary.email ?? ''],
    ['Contact number', summary.phoneNumber ?? ''],
  ]);
  paper.heading('What is asked for');
  paper.small('Figures propose; a person decides, and says why.');
  table(
    paper,
    ['Requirement', 'Standing'],
    summary.requirements.map(({ requirement, met }) => [requirement, metWords.get(met) ?? '']),
  );
  table(
    paper,
    ['Asked', 'Answered'],
    summary.answers.map(({ text, value }) => [text, wordOf(value)]),
  );
  table(
    paper,
    ['Document', 'Sent'],
    [
      ...summary.documents.map((each) => [each.title, dayOf(each.sentAt)]),
      ...summary.missing.map((each) => [each, 'Missing']),
    ],
  );
  paper.heading('How it came here');
  table(
    paper,
    ['Day', 'State', 'By', 'Why'],
    summary.history.map((step) => [dayOf(step.at), step.to, step.by?.name ?? '', step.reason ?? '']),
  );
}

function writeResults(paper: Paper, results: Results): void {
  for (const { test, score, tries } of results) {
    paper.heading(test.name);
    paper.facts([['Score', perCent(score)]]);
    for (const each of tries)
      table(
        paper,
        ['Question', 'Answer', 'Key', 'Marks'],
        each.questions.map((one) => [
          one.question,
          one.answer,
          one.key,
          `${one.marks ?? '–'} of ${one.most}`,
        ]),
      );
  }
}

const wordOf = (value: boolean | number | string): string =>
  typeof value === 'boolean' ? (value ? 'Yes' : 'No') : String(value);

/** A table that is wide as the paper; none where there is nothing in it. */
function table(paper: Paper, heads: readonly string[], rows: readonly (readonly string[])[]): void {
  if (rows.length === 0) return;
  const width = pageWidth / heads.length;
  paper.table({ columns: heads.map((head) => ({ head, width })), rows: rows.map((cells) => ({ cells })) });
}

import { answerInWords, keyInWords } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import { currentRegistration } from '../../../content/registrations/rows.ts';
import { questionsOfTry } from '../../../content/submissions/paper-of-try.ts';
import { triesOf } from '../../../content/submissions/rows.ts';
import type { Submission } from '../../../content/submissions/rows.ts';
import type { Queries } from '../../../database/database.ts';
import type { Call, Reply, RequestContext } from '../../../kernel/call.ts';
import type { Application } from '../../../content/applications/rows.ts';
import type { Vacancy } from '../applying/own.ts';
import { findApplicant, noteRead } from './applicant.ts';
import { testScoresOf } from './summary.ts';

type Results = Reply<'listApplicantResults'>['data'];
type TestTry = Results[number]['tries'][number];

export async function listApplicantResults(call: Call<'listApplicantResults'>) {
  const { vacancy, application } = await findApplicant(call);
  await noteRead(call, 'read results', application);
  return { data: await resultsOf(call, vacancy, application), next: null };
}

/** What somebody did in each test of a vacancy, with what is right. */
export async function resultsOf(
  call: Pick<RequestContext, 'queries' | 'now'>,
  vacancy: Vacancy,
  application: Application,
): Promise<Results> {
  const { queries } = call;
  const results: Results = [];
  for (const score of await testScoresOf(call, vacancy, application)) {
    const { user_id: userId } = application;
    const registration = userId ? await currentRegistration(queries, userId, score.test.id) : undefined;
    const tries = userId && registration ? await triesOf(queries, userId, registration.id) : [];
    const presented: TestTry[] = [];
    for (const each of tries) presented.push(await presentTry(queries, each));
    results.push({ ...score, tries: presented });
  }
  return results;
}

async function presentTry(queries: Queries, submission: Submission): Promise<TestTry> {
  const questions = await questionsOfTry(queries, submission);
  const got = (id: string) => submission.marks[id]?.got ?? null;
  return {
    try: submission.number,
    startedAt: submission.started_at,
    submittedAt: submission.submitted_at,
    seconds: submission.active_seconds,
    score: submission.score,
    flags: [
      ...(submission.late ? (['late'] as const) : []),
      ...(Object.keys(submission.sequences).length > 1 ? (['takenOver'] as const) : []),
      ...(submission.auto_submitted ? (['autoSubmitted'] as const) : []),
    ],
    outcomes: await outcomesOf(queries, questions, got),
    questions: questions.map((question) => ({
      question: question.text,
      answer: answerInWords(question, submission.answers[question.id] ?? null),
      key: keyInWords(question),
      marks: got(question.id),
      most: question.marks,
    })),
  };
}

/** Marks by outcome, of questions that name one. */
async function outcomesOf(
  queries: Queries,
  questions: readonly KeyedQuestion[],
  got: (id: string) => number | null,
): Promise<TestTry['outcomes']> {
  const ids = [...new Set(questions.flatMap(({ outcomeId }) => outcomeId ?? []))];
  if (ids.length === 0) return [];
  const outcomes = await queries
    .selectFrom('outcome')
    .select(['id', 'code', 'title'])
    .where('id', 'in', ids)
    .execute();
  return outcomes.map(({ id, code, title }) => {
    const own = questions.filter(({ outcomeId }) => outcomeId === id);
    const sum = (of: (question: KeyedQuestion) => number) => own.reduce((total, each) => total + of(each), 0);
    return {
      outcome: { id, name: `${code} ${title}` },
      marks: sum((each) => got(each.id) ?? 0),
      most: sum(({ marks }) => marks),
    };
  });
}

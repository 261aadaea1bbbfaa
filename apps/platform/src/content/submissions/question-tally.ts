import type { KeyedQuestion, Response } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import type { Submission } from './rows.ts';

/** Longer answers are told apart by how they begin. */
const longest = 100;

/**
 * Adds a try that is marked to the figures of its questions: how often each was given and answered, what it got, and that
 * by what the whole try got; -1 times where it is marked anew. Rows are only added, so that nobody waits for whoever hands in at the same time.
 */
export async function addToTally(
  queries: Queries,
  submission: Submission,
  questions: readonly KeyedQuestion[],
  times: 1 | -1 = 1,
): Promise<void> {
  if (questions.length === 0) return;
  const got = (id: string) => submission.marks[id]?.got ?? 0;
  const total = questions.reduce((sum, { id }) => sum + got(id), 0);
  const rows = questions.flatMap((question) => {
    const response = submission.answers[question.id];
    const of = {
      client_id: submission.client_id,
      account_id: submission.account_id,
      question_id: question.id,
      question_revision: question.revision,
      given: times,
    };
    const mark = got(question.id);
    const sums = {
      answered: response ? times : 0,
      mark: times * mark,
      mark_squared: times * mark ** 2,
      mark_by_total: times * mark * total,
      total: times * total,
      total_squared: times * total ** 2,
    };
    const nothing = { answered: 0, mark: 0, mark_squared: 0, mark_by_total: 0, total: 0, total_squared: 0 };
    const chosen = response ? chosenIn(response) : [];
    return [
      { ...of, answer: null, ...sums },
      ...chosen.map((answer) => ({ ...of, answer: answer.slice(0, longest), ...nothing })),
    ];
  });
  await queries.insertInto('question_tally').values(rows).execute();
}

/** What was chosen or typed, where there is something to be counted. */
function chosenIn(response: Response): string[] {
  if ('colour' in response) return [response.colour];
  if ('colours' in response) return response.colours;
  if ('value' in response) return [String(response.value)];
  if ('pairs' in response) return response.pairs.map(({ left, right }) => `${left} → ${right}`);
  if ('order' in response) return [response.order.join(' → ')];
  return 'fileIds' in response ? [] : [response.text.trim().toLowerCase()];
}

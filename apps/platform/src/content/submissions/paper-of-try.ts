import { asAsked, corrected, fromShown, givenQuestions, readResponse, toShown } from '@moderator/learning';
import type { AskedQuestion, KeyedQuestion, Response } from '@moderator/learning';
import { keyBySeed } from '@moderator/moderation';
import { keyedHash } from '../../attempts/keyed-hash.ts';
import type { Queries } from '../../database/database.ts';
import { keyedPaper } from '../papers.ts';
import type { Submission } from './rows.ts';

type OfTry = Pick<
  Submission,
  | 'assessment_id'
  | 'paper_revision'
  | 'marked_revision'
  | 'registration_id'
  | 'number'
  | 'rules'
  | 'device_id'
>;

const inOrder = (key: string, ids: readonly string[]) => keyBySeed(key, ids, keyedHash).map(({ id }) => id);

/**
 * By which the questions of a try are drawn and shuffled. What lies on devices is the same for everybody, as nobody knows there which
 * try it will be.
 */
const keyOf = ({ device_id, assessment_id, paper_revision, registration_id, number }: OfTry) =>
  device_id === null ? `${registration_id} ${number}` : `${assessment_id} ${paper_revision}`;

/** How questions lie on devices: all of them, in their order. */
export const orderOnDevices = { shuffle: 'none', draw: null } as const;

/** A paper as it lies on a device, without its keys. */
export async function paperOnDevice(
  queries: Queries,
  { deviceId, assessmentId, revision }: { deviceId: string; assessmentId: string; revision: number },
): Promise<AskedQuestion[]> {
  const of: OfTry = {
    assessment_id: assessmentId,
    paper_revision: revision,
    marked_revision: null,
    registration_id: assessmentId,
    number: 1,
    rules: orderOnDevices,
    device_id: deviceId,
  };
  const questions = await questionsOfTry(queries, of);
  return questions.map((question, place) => askedIn(of, question, place));
}

/**
 * The questions of a try with the keys that count for it, in its order.
 * @param known its paper, where that is known already
 */
export async function questionsOfTry(
  queries: Queries,
  submission: OfTry,
  known?: readonly KeyedQuestion[],
): Promise<KeyedQuestion[]> {
  const { assessment_id: id, paper_revision: asked, marked_revision: marked } = submission;
  const paper = known ?? (await keyedPaper(queries, id, asked));
  const questions = givenQuestions(paper, submission.rules, keyOf(submission), inOrder);
  return marked === null ? questions : corrected(questions, await keyedPaper(queries, id, marked));
}

/** A question as this try puts it, at its place in it. */
export const askedIn = (submission: OfTry, question: KeyedQuestion, place: number): AskedQuestion => ({
  ...asAsked(question, submission.rules, keyOf(submission), inOrder),
  position: place + 1,
});

/** What is stored as the answer to a question, as this try shows it. */
export const shownResponse = (submission: OfTry, question: KeyedQuestion, response: Response): Response =>
  toShown(question, response, keyOf(submission), inOrder);

interface Sent {
  questionId: string;
  response: unknown;
}

export interface Taken {
  /** By question; null takes an answer back. */
  answers: Record<string, Response | null>;
  refused: { path: string; code: 'invalid_input'; message: string }[];
}

/** What of the answers that somebody sent fits the questions of their try, in the names of the paper. */
export function takeAnswers(
  submission: OfTry,
  questions: readonly KeyedQuestion[],
  sent: readonly Sent[],
): Taken {
  const known = new Map(questions.map((question) => [question.id, question]));
  const taken: Taken = { answers: {}, refused: [] };
  const refuseAt = (path: string, message: string) =>
    void taken.refused.push({ path: `body.answers.${path}`, code: 'invalid_input', message });
  for (const [index, { questionId, response }] of sent.entries()) {
    const question = known.get(questionId);
    if (!question) {
      refuseAt(`${index}.questionId`, 'This question was not given in this try.');
      continue;
    }
    const read = readResponse(askedIn(submission, question, 0), response);
    if ('mistake' in read) {
      const { path, message } = read.mistake;
      refuseAt([index, 'response', ...(path ? [path] : [])].join('.'), message);
    } else
      taken.answers[questionId] =
        read.response && fromShown(question, read.response, keyOf(submission), inOrder);
  }
  return taken;
}

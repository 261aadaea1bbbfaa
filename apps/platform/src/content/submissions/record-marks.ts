import { answerInWords, keyInWords, scoreOf, standingScore, standingTry } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import { existing } from '../../kernel/existing.ts';
import { laterOf } from '../registrations/acting.ts';
import type { Acting } from '../registrations/acting.ts';
import { finishRegistration, openRegistration } from '../registrations/move.ts';
import { currentRegistration } from '../registrations/rows.ts';
import { findAssessment, rulesOf } from './assessments.ts';
import { questionsOfTry } from './paper-of-try.ts';
import { addToTally } from './question-tally.ts';
import { changeSubmission, triesOf } from './rows.ts';
import type { Submission } from './rows.ts';

/**
 * Writes down what a try got once all of it is marked, and what stands of all tries of the registration.
 * @param source whether rules marked all of it, or also a person
 * @param seconds of work that the registration does not know of yet
 */
export async function recordMarks(
  acting: Acting,
  submission: Submission,
  questions: readonly KeyedQuestion[],
  { source, seconds = 0 }: { source: 'own' | 'marked'; seconds?: number },
): Promise<Submission> {
  const { queries, now } = acting;
  const assessment = existing(
    await findAssessment(queries, submission.assessment_id),
    `assessment ${submission.assessment_id}`,
  );
  const { passMark, result } = rulesOf(assessment);
  const score = scoreOf(questions.map(({ id, marks }) => ({ marks, got: submission.marks[id]?.got })));
  const marked = await changeSubmission(queries, submission, {
    state: 'marked',
    score,
    passed: passMark === null || score === null ? null : score >= passMark,
    marked_at: now,
    claim_person_id: null,
    claim_expires_at: null,
  });
  await addToTally(queries, marked, questions);
  const registration = await currentRegistration(queries, marked.learner_id, marked.assessment_id, true);
  if (registration?.id !== marked.registration_id) return marked;
  const tries = await triesOf(queries, marked.learner_id, registration.id);
  const counted = tries.flatMap(({ state, surplus, score: of, marked_at: at }) =>
    state === 'marked' && !surplus && of !== null && at !== null ? [{ score: of, at }] : [],
  );
  const scores = counted.map((each) => each.score);
  // What is more than there are tries is kept, and says nothing of how they stand but when they were at work.
  if (tries.find(({ id }) => id === marked.id)?.surplus && scores.length === 0) {
    await openRegistration(acting, registration, { seconds: registration.seconds + seconds });
    return marked;
  }
  const told = tries.findLast(({ state, surplus }) => state === 'marked' && !surplus) ?? marked;
  const asked = told.id === marked.id ? questions : await questionsOfTry(queries, told);
  const stands = passMark === null ? undefined : standingTry(scores, result, passMark);
  await finishRegistration(
    acting,
    registration,
    {
      score: standingScore(scores, result),
      passed: stands?.passed ?? null,
      source,
      settledAt: counted[stands?.place ?? 0]?.at,
      endedAt: tries.reduce<Date>((last, each) => laterOf(each.marked_at, last), now),
    },
    { seconds: registration.seconds + seconds },
    { pairs: pairsOf(told, asked), outcomeIds: asked.flatMap(({ outcomeId }) => outcomeId ?? []) },
  );
  return marked;
}

/** Longer answers are told by how they begin; whoever marked them read them to the end. */
const longest = 2000;

/** What is told of each question to whoever judges the work: what was answered, beside what is right, and its marks. */
function pairsOf(submission: Submission, questions: readonly KeyedQuestion[]) {
  const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)} …` : text);
  return [
    { label: 'Try', value: String(submission.number) },
    {
      label: 'Revision of the paper',
      value: String(submission.marked_revision ?? submission.paper_revision),
    },
    ...(submission.late_sync ? [{ label: 'Brought', value: 'late, from a device without a network' }] : []),
    ...(submission.clock_corrected ? [{ label: 'Clock', value: 'of the device, put right' }] : []),
    ...questions.map((question, place) => {
      const { got = 0, feedback } = submission.marks[question.id] ?? {};
      const answer = short(answerInWords(question, submission.answers[question.id] ?? null));
      const lines = [
        answer,
        `Key: ${short(keyInWords(question))}`,
        `Marks: ${got} of ${question.marks}`,
        ...(feedback ? [`Feedback: ${feedback}`] : []),
      ];
      return { label: `${place + 1}. ${short(question.text)}`, value: lines.join('\n') };
    }),
  ];
}

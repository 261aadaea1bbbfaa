import { markOf } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import { finishRegistration } from '../registrations/move.ts';
import type { Acting } from '../registrations/move.ts';
import { currentRegistration } from '../registrations/rows.ts';
import { questionsOfTry } from './paper-of-try.ts';
import { recordMarks } from './record-marks.ts';
import { changeSubmission, closesAt, isOverdue } from './rows.ts';
import type { Submission } from './rows.ts';

interface How {
  /** Whether its time ran out, and nobody handed it in. */
  byTime?: boolean;
  /** Whether it was handed in when what was sent did not count any more. */
  late?: boolean;
}

/**
 * Hands a try in with what is saved: what a rule marks is marked at once, the rest waits for an assessor.
 * @param submission open, and locked behind its registration by the caller
 */
export async function finishTry(
  acting: Acting,
  submission: Submission,
  { byTime = false, late = false }: How,
  given?: readonly KeyedQuestion[],
): Promise<Submission> {
  const { queries, now } = acting;
  const questions = given ?? (await questionsOfTry(queries, submission));
  const marks = Object.fromEntries(
    questions.flatMap((question) => {
      const got = markAtOnce(question, submission);
      return got === undefined ? [] : [[question.id, { got }]];
    }),
  );
  const isMarked = questions.every(({ id }) => marks[id]);
  const submitted = await changeSubmission(queries, submission, {
    state: isMarked ? 'marked' : 'marking',
    submitted_at: (byTime || late) && submission.ends_at ? submission.ends_at : now,
    auto_submitted: byTime,
    late,
    marks: JSON.stringify(marks),
  });
  if (isMarked)
    return recordMarks(acting, submitted, questions, { source: 'own', seconds: submitted.active_seconds });
  await tellRegistration(acting, submitted);
  return submitted;
}

/** Nothing is 0, also where somebody would mark it; what is to be seen is there whether anything was answered or not. */
function markAtOnce(question: KeyedQuestion, { answers }: Submission): number | undefined {
  const response = answers[question.id] ?? null;
  return question.type === 'essay' && response === null ? 0 : markOf(question, response);
}

/** Work came in that somebody has to mark. */
async function tellRegistration(acting: Acting, submission: Submission): Promise<void> {
  const registration = await currentRegistration(
    acting.queries,
    submission.learner_id,
    submission.assessment_id,
    true,
  );
  if (registration?.id !== submission.registration_id) return;
  await finishRegistration(
    acting,
    registration,
    { score: null, passed: null, isMarked: false, source: 'own' },
    { seconds: registration.seconds + submission.active_seconds },
  );
}

/** What a device began may be closed long after, or before its last word has come: it is as if that had happened at its end. */
const asOfItsEnd = (acting: Acting, submission: Submission): Acting => {
  const end = submission.device_id === null ? null : closesAt(submission);
  return end ? { ...acting, now: end } : acting;
};

/** Hands in what ran out of time and nobody has come to yet, so that a late job is never seen. */
export async function closeOverdue(acting: Acting, tries: readonly Submission[]): Promise<Submission[]> {
  const closed: Submission[] = [];
  for (const each of tries)
    closed.push(
      each.state === 'open' && isOverdue(each, acting.now)
        ? await finishTry(asOfItsEnd(acting, each), each, { byTime: true })
        : each,
    );
  return closed;
}

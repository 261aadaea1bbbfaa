import { scoreOf, standingScore } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import { existing } from '../../kernel/existing.ts';
import { finishRegistration } from '../registrations/move.ts';
import type { Acting } from '../registrations/move.ts';
import { currentRegistration } from '../registrations/rows.ts';
import { findAssessment, rulesOf } from './assessments.ts';
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
  const scores = tries.flatMap((each) =>
    each.state === 'marked' && each.score !== null ? [each.score] : [],
  );
  const standing = standingScore(scores, result);
  await finishRegistration(
    acting,
    registration,
    { score: standing, passed: passMark === null || standing === null ? null : standing >= passMark, source },
    { seconds: registration.seconds + seconds },
  );
  return marked;
}

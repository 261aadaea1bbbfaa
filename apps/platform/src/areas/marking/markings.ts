import { isMarkedByHand, marksByHand, meanOf, settledBy } from '@moderator/learning';
import type { KeyedQuestion } from '@moderator/learning';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { SubmissionMarking } from '../../database/generated/tables.ts';
import type { Submission } from '../../content/submissions/rows.ts';
import { refuse } from '../../kernel/refusal.ts';

/** What one person says of the answers of a submission. */
export type Marking = Selectable<SubmissionMarking>;

/** All markings of a submission, in the order in which they were begun. */
export const markingsOf = (
  queries: Queries,
  { learner_id: learnerId, id }: Pick<Submission, 'learner_id' | 'id'>,
): Promise<Marking[]> =>
  queries
    .selectFrom('submission_marking')
    .selectAll()
    .where('learner_id', '=', learnerId)
    .where('submission_id', '=', id)
    .orderBy('number')
    .execute();

/** Those that were brought to the end, in the order in which they were. */
export const completedOf = (markings: readonly Marking[]): Marking[] =>
  markings
    .filter(({ completed_at: at }) => at !== null)
    .sort(
      (a, b) => (a.completed_at?.getTime() ?? 0) - (b.completed_at?.getTime() ?? 0) || a.number - b.number,
    );

/** What somebody said, as they said it. */
export const presentMarks = ({ marks }: Marking) =>
  Object.entries(marks).map(([questionId, { levels, seen, feedback = '', ...said }]) => ({
    questionId,
    ...(levels && { levels: [...levels] }),
    ...(seen && { seen: [...seen] }),
    ...(said.marks !== undefined && { marks: said.marks }),
    feedback,
  }));

/** Nobody marks their own work, nor the same work twice, nor what is not to be marked. */
export function refuseMarker(submission: Submission, markings: readonly Marking[], personId: string): void {
  if (submission.learner_id === personId) refuse('4008', 'This is your own work, so somebody else marks it.');
  if (submission.state !== 'marking')
    refuse('wrong_state', 'There is nothing to mark on this now. It may have been marked in the meantime.');
  if (markings.some(({ marker_id: marker, completed_at: at }) => marker === personId && at))
    refuse('wrong_state', 'You have marked this. Somebody else marks it now, without knowing your marks.');
}

type ByHand = Extract<KeyedQuestion, { type: 'essay' | 'observation' }>;

/** Questions of a try that wait for an assessor: what a rule marked at once, such as no answer, does not. */
export const waitingFor = (submission: Submission, questions: readonly KeyedQuestion[]): ByHand[] =>
  questions.filter(
    (question): question is ByHand => isMarkedByHand(question) && submission.marks[question.id] === undefined,
  );

type Said = Marking['marks'][string];

/** Marks of one question by what somebody said of it; undefined while something is missing. */
export function marksOf(question: ByHand, said: Said | undefined): number | undefined {
  const read = marksByHand(question, said ?? {});
  return 'marks' in read ? read.marks : undefined;
}

/**
 * The marks that count, once nobody else is to mark.
 * @param completed markings to the end, in their order
 * @returns what each question that was marked by hand got, with what its markers said; undefined while somebody is missing
 */
export function settle(
  submission: Submission,
  waiting: readonly ByHand[],
  completed: readonly Marking[],
): Submission['marks'] | undefined {
  const got = (marking: Marking, question: ByHand) => marksOf(question, marking.marks[question.id]) ?? 0;
  const sums = completed.map((marking) => waiting.reduce((sum, question) => sum + got(marking, question), 0));
  const most = waiting.reduce((sum, { marks }) => sum + marks, 0);
  const places = settledBy(sums, most, submission.is_marked_twice ? 2 : 1);
  if (!places) return undefined;
  const counting = completed.filter((_, place) => places.includes(place));
  return Object.fromEntries(
    waiting.map((question) => [
      question.id,
      {
        got: meanOf(counting.map((marking) => got(marking, question))),
        feedback: counting.map(({ marks }) => marks[question.id]?.feedback ?? '').join('\n\n'),
      },
    ]),
  );
}

import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentProgress } from '../../content/submissions/present.ts';
import { keepShown } from './lesson-progress.ts';
import { mineOf } from './my-items.ts';
import { lessonOf } from './my-registrations.ts';
import { submitAnswers } from './submissions.ts';

/** One address for a lesson and for the answers to its assessment. */
export async function submitLesson(call: Call<'submitLesson'>): Promise<Reply<'submitLesson'>> {
  const { assessmentId } = call.query;
  const { submissionId, playerId, answers, watched, ...sent } = call.body;
  if (!assessmentId) {
    const item = call.principal.onDevice ? await lessonOf(call) : (await mineOf(call)).item;
    if (item.kind !== 'lessons') refuse('not_found');
    const ranges = watched?.map(([from = 0, to = 0]): [number, number] => [from, to]);
    const registration = await keepShown(call, item, { ...sent, watched: ranges });
    const standing = presentProgress(registration, call.now);
    return { data: { submission: null, registration: standing, result: null, refused: [] } };
  }
  // The schema asks for them where there is an assessment.
  if (!submissionId || !playerId || !answers) refuse('invalid_input');
  return submitAnswers(
    call,
    { kind: call.params.kind, id: assessmentId },
    { ...sent, submissionId, playerId, answers },
  );
}

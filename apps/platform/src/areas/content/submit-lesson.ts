import type { Call, Reply } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { submitAnswers } from './submissions.ts';

/** One address for a lesson and for the answers to its assessment. */
export async function submitLesson(call: Call<'submitLesson'>): Promise<Reply<'submitLesson'>> {
  const { assessmentId } = call.query;
  const { submissionId, playerId, answers, ...sent } = call.body;
  if (!assessmentId) refuse('not_found');
  // The schema asks for them where there is an assessment.
  if (!submissionId || !playerId || !answers) refuse('invalid_input');
  return submitAnswers(
    call,
    { kind: call.params.kind, id: assessmentId },
    { ...sent, submissionId, playerId, answers },
  );
}

import { statusAt } from '@moderator/learning';
import type { Reply } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { isSummative } from '../registrations/items.ts';
import { knownScore } from '../registrations/present.ts';
import type { Registration } from '../registrations/rows.ts';
import { rulesOf } from './assessments.ts';
import type { Assessment } from './assessments.ts';
import { askedIn, questionsOfTry, shownResponse } from './paper-of-try.ts';
import type { Submission } from './rows.ts';

type Cover = Reply<'getMyAssessment'>['data'];
type Answer = Reply<'submitExamination'>['data'];

/** A score of what counts for a result is told when that is, with the registration; that of a try never. */
const shownScore = (assessment: Assessment, { score }: Submission) =>
  isSummative(assessment.body) ? null : score;

export const presentTry = (assessment: Assessment, submission: Submission): Cover['tries'][number] => ({
  submissionId: submission.id,
  try: submission.number,
  state: submission.state,
  startedAt: submission.started_at,
  endsAt: submission.ends_at,
  submittedAt: submission.submitted_at,
  autoSubmitted: submission.auto_submitted,
  score: shownScore(assessment, submission),
  surplus: submission.surplus,
  lateSync: submission.late_sync,
  clockCorrected: submission.clock_corrected,
});

/** A try that somebody works on, with its questions as it puts them and what was answered. */
export async function presentRunning(
  queries: Queries,
  submission: Submission,
  now: Date,
): Promise<NonNullable<Cover['running']>> {
  const questions = await questionsOfTry(queries, submission);
  return {
    submissionId: submission.id,
    try: submission.number,
    startedAt: submission.started_at,
    endsAt: submission.ends_at,
    graceSeconds: submission.grace_seconds,
    now,
    revision: submission.paper_revision,
    questions: questions.map((question, place) => askedIn(submission, question, place)),
    answers: questions.flatMap((question) => {
      const response = submission.answers[question.id];
      return response
        ? [{ questionId: question.id, response: { ...shownResponse(submission, question, response) } }]
        : [];
    }),
    sequence: Math.max(0, ...Object.values(submission.sequences)),
    activeSeconds: submission.active_seconds,
  };
}

export const presentSubmission = (submission: Submission, playerId: string, now: Date) => ({
  id: submission.id,
  state: submission.state,
  try: submission.number,
  sequence: submission.sequences[playerId] ?? 0,
  savedAt: submission.saved_at,
  endsAt: submission.ends_at,
  autoSubmitted: submission.auto_submitted,
  late: submission.late,
  now,
});

/** How somebody stands with something, as they are told with what they sent; what is withheld is not. */
export const presentProgress = (registration: Registration, now: Date): Answer['registration'] => ({
  id: registration.id,
  status: statusAt({ status: registration.status, closesAt: registration.closes_at }, now),
  score: knownScore(registration),
  progress: registration.progress,
  seconds: registration.seconds,
});

/**
 * What a try got, question by question, as far as its assessment tells it; null where it tells nothing (yet). What is right
 * is not told: another try, or somebody else, may get the same question.
 */
export async function presentResult(
  queries: Queries,
  assessment: Assessment,
  submission: Submission,
  now: Date,
): Promise<Answer['result']> {
  const { feedback, expiresAt } = rulesOf(assessment);
  if (submission.state !== 'marked' || isSummative(assessment.body) || feedback === 'never') return null;
  if (feedback === 'afterClose' && !(expiresAt && expiresAt <= now)) return null;
  const questions = await questionsOfTry(queries, submission);
  return {
    score: submission.score,
    passed: submission.passed,
    questions: questions.map(({ id, marks: most, explanation = null }) => {
      const { got = null, feedback: said = null } = submission.marks[id] ?? {};
      return { questionId: id, marks: got, most, explanation, feedback: said };
    }),
  };
}

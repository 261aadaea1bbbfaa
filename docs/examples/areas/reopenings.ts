import type { Client } from '@moderator/client';

/** Looks at what hangs on a signed decision, and opens one outcome of it again, for a reason. */
export async function reopenOutcome(moderator: Client, attemptId: string, code: string, reason: string) {
  const { consequences } = await moderator.getReopenings({ id: attemptId });
  if (!consequences) throw new Error('Nothing is signed.');
  if (consequences.refusal) throw new Error(consequences.refusal.sentence);
  const { attempt, outcomes } = await moderator.getWorkspace({ id: attemptId });
  const outcome = outcomes.find((each) => each.code === code);
  if (!outcome) throw new Error(`This course has no outcome ${code}.`);
  const { state, outcomes: reopened } = await moderator.reopenAttempt({
    id: attemptId,
    version: attempt.version,
    body: { outcomeIds: [outcome.id], reason },
  });
  // From now on everybody is told of these reports that they are in question.
  const reports = consequences.reports.map(({ number }) => number);
  return { state, reopened: reopened.map(({ name }) => name), reports };
}

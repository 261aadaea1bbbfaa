import type { Client } from '@moderator/client';

interface Appealing {
  learner: Client;
  manager: Client;
  /** Whose result a report has released. */
  attemptId: string;
  outcomeId: string;
}

/** A learner objects to a result in time, and the manager gives it to a moderator who had no part in it. */
export async function objectAndAssign({ learner, manager, attemptId, outcomeId }: Appealing) {
  const { refusal, until } = await learner.getAppeals({ id: attemptId });
  if (refusal) throw new Error(refusal.sentence);
  const { id, dueOn } = await learner.makeAppeal({
    id: attemptId,
    body: { outcomeIds: [outcomeId], grounds: 'The second recording was not watched.' },
  });
  const { moderators } = await manager.listAppealModerators({ id });
  const [free] = moderators;
  if (!free) throw new Error('Everybody who moderates had a part in it.');
  const { moderator } = await manager.assignAppeal({ id, body: { moderatorId: free.id } });
  return { until, dueOn, moderator: moderator?.name };
}

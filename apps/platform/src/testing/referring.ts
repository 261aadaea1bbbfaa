import type { Client } from '@moderator/client';
import { decisionBody, judge, judgementsOf, takeable } from './moderating.ts';
import { personOf } from './template.ts';
import type { TestPlatform } from './test-platform.ts';

/** An attempt in a sample that both moderators may take, of the learner, assessor and trainer who can sign in. */
export async function attemptOfStory(
  platform: TestPlatform,
  api: Client,
  other: Client,
): Promise<{ id: string; outcomeIds: string[] }> {
  const id = await takeable(api, other);
  await platform.query('update attempt set superseded_at = now() where learner_id = $1', [
    personOf('learner').id,
  ]);
  await platform.query(
    `update attempt set assessor_id = $2, allocated_to = $2, learner_id = $3, facilitator_id = $4,
       number = 1 + (select coalesce(max(number), 0) from attempt where learner_id = $3) where id = $1`,
    [id, personOf('assessor').id, personOf('learner').id, personOf('trainer').id],
  );
  return { id, outcomeIds: (await judgementsOf(platform, id)).map(({ outcome_id }) => outcome_id) };
}

/**
 * Judges and refers back what the first outcome lacks: one thing of the learner, one of the assessor.
 * @returns the id of that outcome
 */
export async function referBackOnce(
  platform: TestPlatform,
  api: Client,
  id: string,
  dueOn: string,
): Promise<string> {
  await judge(platform, api, id);
  const { attempt, outcomes } = await api.getWorkspace({ id });
  const asked = { outcomeId: outcomes[0]!.id, dueOn };
  await api.decideAttempt({
    id,
    version: attempt.version,
    body: {
      ...decisionBody('referred_back', outcomes[0]!.id),
      reason: 'The sheet has no date.',
      actions: [
        { ...asked, action: 'Date the observation sheet.', to: 'learner' },
        { ...asked, action: 'Judge it by the new sheet.', to: 'assessor' },
      ],
    },
  });
  return outcomes[0]!.id;
}

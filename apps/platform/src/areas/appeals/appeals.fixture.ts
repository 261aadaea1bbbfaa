import { randomUUID } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';

export const appeals: Fixture = {
  /** One that waits for somebody. */
  async things(platform, { accounts }) {
    const [waiting] = await platform.query<{ id: string }>(
      `insert into appeal (id, client_id, account_id, attempt_id, outcome_ids, grounds, made_by, made_at)
        select $1, a.client_id, a.account_id, a.id, array[o.id], 'Not watched.', a.learner_id, now()
        from attempt a join outcome o on o.course_id = a.course_id
        where a.account_id = $2 order by a.id, o.position limit 1 on conflict do nothing returning id`,
      [randomUUID(), accounts],
    );
    return { appeals: waiting?.id };
  },
  paths: { '/moderation/appeals': 'appeals' },
  bodies: {
    makeAppeal: ({ attempts }) => ({ outcomeIds: [attempts], grounds: 'Not watched.' }),
    assignAppeal: () => ({}),
    recordAppealVerdict: () => ({ result: 'C', comment: '' }),
    decideAppeal: () => ({ decision: 'dismissed', reasons: 'It was watched.' }),
  },
};

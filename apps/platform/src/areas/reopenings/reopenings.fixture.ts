import { randomUUID } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';

export const reopenings: Fixture = {
  /** One that waits for a manager, where something was decided in the account. */
  async things(platform, { accounts }) {
    const [waiting] = await platform.query<{ id: string }>(
      `insert into reopening (id, client_id, account_id, attempt_id, decision_id, outcome_ids, reason, asked_by, asked_at)
        select $1, d.client_id, d.account_id, d.attempt_id, d.id, array[o.id], 'Another recording.', d.moderator_id, now()
        from decision d join attempt a on a.id = d.attempt_id join outcome o on o.course_id = a.course_id
        where d.account_id = $2 order by d.id, o.position limit 1 on conflict do nothing returning id`,
      [randomUUID(), accounts],
    );
    return { reopenings: waiting?.id };
  },
  paths: { '/moderation/reopenings': 'reopenings' },
  bodies: {
    reopenAttempt: ({ attempts }) => ({ outcomeIds: [attempts], reason: 'Another recording.' }),
    answerReopening: () => ({ consents: false, note: 'Nothing speaks for it.' }),
  },
};

import { sql } from 'kysely';
import { z } from 'zod';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';
import { currentRegistration } from '../registrations/rows.ts';
import { closeOverdue } from './finish.ts';
import { findSubmission } from './rows.ts';

/** At one time; those that are left come with the next minute. */
const most = 1000;

/** Hands in what is saved of tries whose time is over, each minute. */
export const closeSubmissions = job({
  name: 'close-submissions',
  payload: z.object({}),
  failure:
    'Tries whose time is over could not be handed in. What is saved of them is kept, and it is tried again.',
  tries: Infinity,
  every: '* * * * *',
  run: (_, tools) => closeAll(tools),
});

interface Due {
  id: string;
  learner_id: string;
  client_id: string;
  account_id: string;
  assessment_id: string;
}

/** Each in a transaction of its own, so that one that fails keeps no other open. */
export async function closeAll({
  context: { database, now: clock },
  signal,
}: Pick<JobTools, 'context' | 'signal'>): Promise<void> {
  const now = clock();
  const { rows } = await database.asSystem((queries) =>
    sql<Due>`select id, learner_id, client_id, account_id, assessment_id from submission
      where state = 'open' and ends_at < ${now} and ends_at + make_interval(secs => grace_seconds) < ${now}
      order by ends_at limit ${most}`.execute(queries),
  );
  for (const due of rows) {
    signal.throwIfAborted();
    await database.asTenant({ clientId: due.client_id, accountId: due.account_id }, async (queries) => {
      await currentRegistration(queries, due.learner_id, due.assessment_id, true);
      const submission = await findSubmission(queries, due.learner_id, due.id, true);
      if (submission) await closeOverdue({ queries, now, by: null }, [submission]);
    });
  }
}

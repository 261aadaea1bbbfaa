import { sql } from 'kysely';
import { z } from 'zod';
import { enqueue } from '../jobs/enqueue.ts';
import { job } from '../jobs/job.ts';
import { nilId } from '../kernel/ids.ts';
import { mailInbox } from './mail-inbox.ts';

/** Looks whose gathered messages are to be mailed, or whose quiet hours are over. */
export const mailWhatIsDue = job({
  name: 'mail-what-is-due',
  payload: z.object({}),
  failure: 'Gathered messages could not be mailed. They stand in the inbox, and mailing is tried again.',
  tries: Infinity,
  every: '*/15 * * * *',
  run: (_, { context: { database, now } }) =>
    database.asSystem(async (queries) => {
      const { rows } = await sql<{ user_id: string; since: Date }>`
        select user_id, min(mail_at) as since from inbox_item where mail_at <= ${now()}::timestamptz
        group by user_id`.execute(queries);
      // What is tried already is not tried by another job beside.
      for (const { user_id: userId, since } of rows)
        await enqueue(
          queries,
          mailInbox,
          { userId },
          { clientId: nilId, accountId: nilId, key: `${userId} ${since.toISOString()}` },
        );
    }),
});

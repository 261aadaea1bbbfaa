import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';
import type { Job } from '../../jobs/job.ts';
import type { Submission } from './rows.ts';

/** Minutes before the end of a try at which its learner is told that it is near. */
const tellAt = [5, 1];

type Try = Pick<Submission, 'id' | 'ends_at' | 'client_id' | 'account_id'>;

/** Has a learner told, before a try that has an end is over, that it soon is: at the next of these minutes that is still to come. */
export async function tellBeforeEnd(queries: Queries, ending: Try, now: Date): Promise<void> {
  const { id, ends_at: endsAt, client_id: clientId, account_id: accountId } = ending;
  if (!endsAt) return;
  const runAt = tellAt.map((minutes) => new Date(endsAt.getTime() - minutes * 60_000)).find((at) => at > now);
  if (runAt) await enqueue(queries, tellOfClosing, { submissionId: id }, { clientId, accountId, runAt });
}

/** Tells the learner of a try that is still open, over the live line; whoever has handed it in is left alone. */
export const tellOfClosing: Job<{ submissionId: string }> = job({
  name: 'tell-of-closing',
  payload: z.object({ submissionId: z.uuid() }),
  failure:
    'Somebody could not be told that their time is nearly over. What they saved is kept, and handed in.',
  tries: 3,
  failsQuietly: true,
  run: ({ submissionId }, { context, progress }) =>
    context.database.asSystem(async (queries) => {
      await progress(queries);
      const now = context.now();
      const { rows } = await sql<Try>`
        with ending as (select * from submission where id = ${submissionId}::uuid and state = 'open' and ends_at > ${now}),
        told as (insert into event (client_id, account_id, user_id, type, subject_kind, subject_id, subject_version)
          select client_id, account_id, learner_id, 'submission.closing', 'submission', id, version from ending)
        select id, ends_at, client_id, account_id from ending`.execute(queries);
      if (rows[0]) await tellBeforeEnd(queries, rows[0], now);
    }),
});

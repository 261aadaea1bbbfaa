import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { job } from './job.ts';

/** Removes what nobody asks for any more, every hour. */
export const cleanUpDatabase = job({
  name: 'clean-up-database',
  payload: z.object({}),
  failure: 'Old entries could not be removed. Nothing is lost, and it is tried again.',
  tries: Infinity,
  every: '17 * * * *',
  run: (_, { context }) => context.database.asSystem(cleanUp),
});

/** Answers kept for repeated requests, counts of past minutes, sessions that ended, and jobs that are over. */
export async function cleanUp(queries: Queries): Promise<void> {
  await sql`delete from idempotent_answer where created_at < now() - interval '30 days'`.execute(queries);
  await sql`delete from request_count where minute < extract(epoch from now()) / 60 - 10`.execute(queries);
  await sql`delete from ended_session where expires_at < now()`.execute(queries);
  await sql`delete from job where state = 'done' and finished_at < now() - interval '30 days'`.execute(
    queries,
  );
  // Left in the queue by a process that was killed between writing down how a job ended and taking it out.
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null having count(*) > 0`.execute(queries);
  await sql`select enqueue_work_of_version_before()`.execute(queries);
}

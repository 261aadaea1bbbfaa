import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../database/database.ts';
import { periods } from '../database/personal-data.ts';
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

/** What has been kept as long as its table says, counts of past minutes, sessions that ended, and what is unread as one row. */
export async function cleanUp(queries: Queries): Promise<void> {
  await forgetReports(queries);
  for (const { table, days, since, only = 'true' } of periods)
    await sql`delete from ${sql.table(table)}
      where ${sql.ref(since)} < now() - make_interval(days => ${days}) and ${sql.raw(only)}`.execute(queries);
  await forgetWhatPackagesTold(queries);
  await forgetRemovedPosts(queries);
  await sql`delete from request_count where minute < extract(epoch from now()) / 60 - 10`.execute(queries);
  await sql`delete from ended_session where expires_at < now()`.execute(queries);
  // Left in the queue by a process that was killed between writing down how a job ended and taking it out.
  await sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null having count(*) > 0`.execute(queries);
  await sql`update inbox_item set in_inbox = false where in_inbox and expires_at < now()`.execute(queries);
  await sumUnread(queries);
  await sumDistributions(queries);
  await sql`select enqueue_work_of_version_before()`.execute(queries);
}

/** The data model of packages, which may hold what people typed, two years behind its session; evidence stays with its attempt. */
async function forgetWhatPackagesTold(queries: Queries): Promise<void> {
  await sql`update scorm_session s set cmi = '{}', other = '{}', refused = '[]'
    where s.ended_at < now() - interval '2 years' and s.cmi <> '{}'
      and not exists (select from evidence e join attempt a on a.id = e.attempt_id
        where a.learner_id = s.learner_id and e.registration_id = s.registration_id)`.execute(queries);
}

/** Files of reports go with the runs that they are of; their bytes go as those of nobody do. */
async function forgetReports(queries: Queries): Promise<void> {
  await sql`
    with gone as (delete from report_file f using report_run r
      where r.id = f.run_id and r.due_at < now() - interval '90 days' returning f.file_id)
    delete from stored_file where id in (select file_id from gone)`.execute(queries);
}

/** The text of what was removed in meetings, 30 days later; its mark stays. */
async function forgetRemovedPosts(queries: Queries): Promise<void> {
  const old = sql`removed_at < now() - interval '30 days'`;
  await sql`delete from session_post_before b using session_post p where p.id = b.post_id and p.${old}`.execute(
    queries,
  );
  await sql`update session_post set body = '', file_ids = '{}' where ${old} and body <> ''`.execute(queries);
}

/** Changes of who has got and seen what become one row each again. */
async function sumDistributions(queries: Queries): Promise<void> {
  await sql`
    with gone as (delete from distribution_tally
      where distribution_id in (select distribution_id from distribution_tally where not is_sum) returning *)
    insert into distribution_tally (distribution_id, client_id, account_id, recipients, viewed, confirmed, is_sum)
    select distribution_id, client_id, account_id, sum(recipients), sum(viewed), sum(confirmed), true from gone
    group by 1, 2, 3`.execute(queries);
}

/** Changes of what is unread become one row a kind again, so that counting reads few. */
async function sumUnread(queries: Queries): Promise<void> {
  await sql`
    with gone as (delete from inbox_unread where user_id in (select user_id from inbox_unread where not is_sum) returning *)
    insert into inbox_unread (user_id, client_id, account_id, kind, change, is_sum)
    select user_id, client_id, account_id, kind, sum(change), true from gone group by 1, 2, 3, 4 having sum(change) <> 0`.execute(
    queries,
  );
}

import { sql } from 'kysely';
import { z } from 'zod';
import { abandonedAfterMs } from '@moderator/learning';
import { end } from '../../content/packages/commit-session.ts';
import { findPackage } from '../../content/packages/package-rows.ts';
import { lockSession } from '../../content/packages/session-rows.ts';
import { job } from '../../jobs/job.ts';

/** Ends sessions of which nothing was heard for long, with what they told last: nothing depends on a page being closed. */
export const endAbandonedSessions = job({
  name: 'end-abandoned-sessions',
  payload: z.object({}),
  failure: 'Sessions that were left open could not be ended. Nothing is lost, and it is tried again.',
  tries: Infinity,
  every: '*/10 * * * *',
  async run(_, { context, signal }) {
    const now = context.now();
    const silentSince = new Date(now.getTime() - abandonedAfterMs);
    const { rows } = await context.database.asSystem((queries) =>
      sql<{ id: string; user_id: string; client_id: string; account_id: string }>`
        select id, user_id, client_id, account_id from scorm_session
        where ended_at is null and last_commit_at < ${silentSince}
        order by last_commit_at limit 1000`.execute(queries),
    );
    for (const { id, user_id: userId } of rows) {
      signal.throwIfAborted();
      await context.database.asSystem(async (queries) => {
        const session = await lockSession(queries, userId, id);
        const of = session && (await findPackage(queries, session.package_id));
        if (session && of && session.ended_at === null && session.last_commit_at < silentSince)
          await end({ queries, now, by: null }, session, of, 'abandoned');
      });
    }
    await context.database.asSystem((queries) =>
      sql`delete from scorm_launch where expires_at < ${now}::timestamptz - interval '1 day'`.execute(
        queries,
      ),
    );
  },
});

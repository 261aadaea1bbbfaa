import { sql } from 'kysely';
import { z } from 'zod';
import { end } from '../../content/packages/commit-session.ts';
import { findPackage } from '../../content/packages/package-rows.ts';
import { lockSession } from '../../content/packages/session-rows.ts';
import { moveRegistration } from '../../content/registrations/move.ts';
import type { Registration } from '../../content/registrations/rows.ts';
import type { Queries } from '../../database/database.ts';
import { inSteps } from '../../jobs/in-steps.ts';
import { job } from '../../jobs/job.ts';

/** How many are ended in one transaction. */
const together = 200;

/**
 * Ends what people have open of a package that was stopped, with what they told last, and closes what they have not
 * finished. Until it comes to them nothing they tell is taken any more.
 */
export const closeStoppedPackage = job({
  name: 'close-stopped-package',
  payload: z.object({ id: z.uuid() }),
  failure: 'Not every session of the stopped package could be ended. Nobody can go on in it all the same.',
  tries: 5,
  async run({ id }, tools) {
    await inSteps(tools, together, (queries, now) => endSessions(queries, id, now));
    await inSteps(tools, together, (queries, now) => closeRegistrations(queries, id, now));
  },
});

async function endSessions(queries: Queries, id: string, now: Date): Promise<number> {
  const of = await findPackage(queries, id);
  // Registered again meanwhile: whoever opens it again goes on.
  if (of?.state !== 'stopped') return 0;
  const { rows } = await sql<{ id: string; user_id: string }>`select id, user_id from scorm_session
    where package_id = ${id}::uuid and ended_at is null order by user_id, id limit ${together}`.execute(
    queries,
  );
  for (const row of rows) {
    const session = await lockSession(queries, row.user_id, row.id);
    if (session) await end({ queries, now, by: null }, session, of, 'stopped');
  }
  return rows.length;
}

async function closeRegistrations(queries: Queries, id: string, now: Date): Promise<number> {
  const of = await findPackage(queries, id);
  if (of?.state !== 'stopped') return 0;
  const { rows } = await sql<Registration>`select r.* from registration r
    where (r.user_id, r.id) in (select learner_id, registration_id from scorm_session
        where package_id = ${id}::uuid and mode = 'normal')
      and r.superseded_at is null and r.status = 'InProgress'
    order by r.user_id, r.id limit ${together} for update`.execute(queries);
  for (const row of rows)
    await moveRegistration({ queries, now, by: null }, row, 'closeWindow', {}, 'The package was stopped.');
  return rows.length;
}

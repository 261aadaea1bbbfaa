import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Acting } from '../registrations/acting.ts';
import { end } from './commit-session.ts';
import { findPackage } from './package-rows.ts';
import { lockSession } from './session-rows.ts';
import type { SessionRow } from './session-rows.ts';

/**
 * The packages that learners have open in a course, locked until the commit. Asked for before their attempts are locked,
 * as by whoever tells of a session: in the other order each would wait for the other.
 */
export async function lockOpenSessions(
  queries: Queries,
  { courseId, learnerIds }: { courseId: string; learnerIds: readonly string[] },
): Promise<SessionRow[]> {
  const { rows } = await sql<{ id: string; user_id: string }>`
    select s.id, s.user_id from scorm_session s
      join registration r on r.user_id = s.learner_id and r.id = s.registration_id
    where s.user_id = any(${[...learnerIds]}::uuid[]) and s.learner_id = s.user_id and s.mode = 'normal'
      and s.ended_at is null and r.course_id = ${courseId}::uuid
    order by s.user_id, s.id`.execute(queries);
  const sessions: SessionRow[] = [];
  for (const { id, user_id: userId } of rows) {
    const session = await lockSession(queries, userId, id);
    if (session?.ended_at === null) sessions.push(session);
  }
  return sessions;
}

/** Ends sessions with what they told last, so that it counts for what comes next. */
export async function endSessions(acting: Acting, sessions: readonly SessionRow[]): Promise<void> {
  for (const session of sessions) {
    const of = await findPackage(acting.queries, session.package_id);
    if (of) await end(acting, session, of, 'abandoned');
  }
}

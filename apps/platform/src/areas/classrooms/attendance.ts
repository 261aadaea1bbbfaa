import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { finishAttended } from './finish-attended.ts';
import { tenantOf } from './tell-of-meeting.ts';

/**
 * Writes down how long those who are in a meeting over the line were there while it was live, before its status changes:
 * what comes then counts anew.
 */
export const countUntilNow = (queries: Queries, sessionId: string) =>
  sql`select count_meeting_until_now(${sessionId}::uuid)`.execute(queries);

/** Who has not come by the end of a meeting was not there; who was there over the line for a minute or longer was. */
export async function writeDownAttendance(
  queries: Queries,
  meeting: { id: string; clientId: string; accountId: string | null },
): Promise<void> {
  const { rows } = await sql<{ attendance: string }>`
    update session_person set attendance = case when seconds_there >= 60 then 'present' else 'absent' end
    where session_id = ${meeting.id}::uuid and part = 'attendee' and attendance is null returning attendance`.execute(
    queries,
  );
  if (rows.some(({ attendance }) => attendance === 'present'))
    await enqueue(queries, finishAttended, { sessionId: meeting.id }, tenantOf(meeting));
}

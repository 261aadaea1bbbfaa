import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/call.ts';
import { hasRole, manages } from '../../../kernel/principal.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { stableId } from '../../../kernel/ids.ts';
import { readMeeting } from '../read-meeting.ts';
import type { Meeting } from '../read-meeting.ts';

const dayMs = 86_400_000;
/** Days after its end in which those of a meeting go on talking. */
const daysToWrite = 7;
/** What one person says in a minute, so that nobody drowns the others. */
const mostInAMinute = 10;
const minuteMs = 60_000;

/**
 * A meeting in which somebody says something now.
 * @throws RefusedError not_found, not_allowed where they are not in it, wrong_state a week behind its end
 */
export async function meetingToWriteIn(call: RequestContext, id: string): Promise<Meeting> {
  const meeting = await readMeeting(call, id);
  const { principal, queries } = call;
  const { rows } = await sql`select from session_person
    where session_id = ${id}::uuid and user_id = ${principal.userId}::uuid`.execute(queries);
  if (rows.length === 0)
    refuse(
      'not_allowed',
      'Those who are in a meeting talk in it, and you are not. Nothing was changed; ask whoever holds it.',
    );
  const onlyApplies =
    hasRole(principal, 'candidate') && !hasRole(principal, 'learner', 'trainer') && !manages(principal);
  if (onlyApplies && meeting.body.kind !== 'Screening')
    refuse('not_allowed', 'Candidates write in meetings about their application. Nothing was changed.');
  refuseLate(call, meeting);
  return meeting;
}

/** Nobody changes what was said once the meeting is over for a week. */
export function refuseLate({ now }: Pick<RequestContext, 'now'>, { body }: Meeting): void {
  if (body.status === 'planned' || body.status === 'live') return;
  if (Date.parse(String(body.endsAt)) + daysToWrite * dayMs < now.getTime())
    refuse(
      'wrong_state',
      'The meeting is over for a week, so nothing more is said in it. Nothing was changed.',
    );
}

/** @throws RefusedError too_many_requests for whoever says more in a minute than others can read */
export async function refuseFlood(
  { context, principal, now }: RequestContext,
  what: 'posts' | 'comments',
): Promise<void> {
  const minute = Math.floor(now.getTime() / minuteMs);
  const said = await context.database.countRequests(stableId(what, principal.userId), minute, 1);
  if (said <= mostInAMinute) return;
  const waitSeconds = Math.ceil((minuteMs - (now.getTime() % minuteMs)) / 1000);
  refuse(
    'too_many_requests',
    `You have written ${mostInAMinute} ${what} in this minute. Nothing was changed; go on in ${waitSeconds} seconds.`,
    { headers: { 'retry-after': String(waitSeconds) } },
  );
}

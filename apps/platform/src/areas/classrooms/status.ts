import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { changed } from '../../documents/document.ts';
import { inSteps } from '../../jobs/in-steps.ts';
import { job } from '../../jobs/job.ts';
import type { Call } from '../../kernel/call.ts';
import { anybody } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { countUntilNow, writeDownAttendance } from './attendance.ts';
import { attendeesOf, tellOfMeeting } from './tell-of-meeting.ts';
import { meetingThatIsLed } from './read-meeting.ts';
import type { Meeting } from './read-meeting.ts';

const sessions = collections['classroom-sessions'];

type Status = NonNullable<Meeting['body']['status']>;

/** Which status may follow which. */
const machine: Record<Status, readonly Status[]> = {
  planned: ['live', 'cancelled'],
  live: ['ended'],
  ended: ['live'],
  cancelled: ['planned'],
};

const hourMs = 3_600_000;
/** Hours after its end in which a meeting is taken up again, and after which one that nobody ended ends by itself. */
const hoursToTakeUp = 24;
const hoursToEnd = 2;

/** Changes how far a meeting is; what has ended knows of everybody whether they came. */
export async function changeSessionStatus(call: Call<'changeSessionStatus'>) {
  const { queries, params, query, body } = call;
  const meeting = await meetingThatIsLed(call, params.id);
  const { from, to } = query;
  await countUntilNow(queries, meeting.id);
  const after = await sessions.revise(
    call,
    meeting.id,
    (now) => {
      const status = now.status ?? 'planned';
      if (status !== from)
        refuse('wrong_state', `It is ${status}, not ${from}: somebody was faster. Nothing was changed.`);
      if (!machine[status].includes(to))
        refuse(
          'wrong_state',
          `What is ${status} can become ${machine[status].join(' or ')}. Nothing was changed.`,
        );
      return { ...now, status: to };
    },
    `${from} to ${to}`,
  );
  if (from === 'cancelled' && Date.parse(String(meeting.body.startsAt)) <= call.now.getTime())
    refuse(
      'wrong_state',
      'It was to have begun already, so it stays cancelled. Nothing was changed; plan another one.',
    );
  if (from === 'ended') await refuseTakingUp(call, meeting, body.reason);
  if (to === 'ended') await writeDownAttendance(queries, meeting);
  if (to === 'cancelled')
    await tellOfMeeting(call, 'session.cancelled', await attendeesOf(queries, meeting.id), after);
  if (from === 'cancelled')
    await tellOfMeeting(call, 'session.added', await attendeesOf(queries, meeting.id), after);
  return changed(after);
}

/** What ended is taken up again by whoever holds it, within a day, and says why. */
async function refuseTakingUp(
  { queries, principal, now }: Call<'changeSessionStatus'>,
  { id, body }: Meeting,
  reason: string | undefined,
): Promise<void> {
  if (body.trainerId !== principal.userId)
    refuse('not_allowed', 'Whoever holds a meeting takes it up again. Nothing was changed.');
  if (!reason?.trim()) {
    const sentence = 'Say why it is taken up again. Nothing was changed.';
    refuse('invalid_input', sentence, { errors: [{ path: 'body.reason', message: sentence }] });
  }
  const { rows } = await sql<{ at: Date | null }>`
    select max(at) as at from document_history where kind = 'classroom-sessions' and id = ${id}::uuid and action = 'live to ended'`.execute(
    queries,
  );
  const endedAt = rows[0]?.at;
  if (endedAt && endedAt.getTime() + hoursToTakeUp * hourMs < now.getTime())
    refuse(
      'wrong_state',
      'It ended more than a day ago, so it stays ended. Nothing was changed; plan another one.',
    );
}

/** Meetings that are ended in one transaction. */
const atATime = 100;

/** Ends meetings that nobody ended two hours after they were to end. */
export const endMeetings = job({
  name: 'end-meetings',
  payload: z.object({}),
  failure: 'Meetings that are over could not be ended. It is tried again.',
  tries: Infinity,
  every: '*/10 * * * *',
  run: (_, tools) => inSteps(tools, atATime, endOverdue),
});

async function endOverdue(queries: Queries, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; client_id: string; account_id: string }>`
    select id, client_id, account_id from document where kind = 'classroom-sessions' and deleted_at is null
      and body ->> 'status' = 'live' and (body ->> 'endsAt')::timestamptz < ${new Date(now.getTime() - hoursToEnd * hourMs)}
    order by id limit ${atATime}`.execute(queries);
  for (const { id, client_id: clientId, account_id: accountId } of rows) {
    const principal = { ...anybody, clientId, accountId };
    await countUntilNow(queries, id);
    await sessions.revise(
      { queries, principal },
      id,
      (body) => ({ ...body, status: 'ended' }),
      'live to ended',
    );
    await writeDownAttendance(queries, { id, clientId, accountId });
  }
  return rows.length;
}

import { sql } from 'kysely';
import type { HooksOf } from '../../documents/hooks.ts';
import { inOrder } from '../../documents/periods.ts';
import { hasRole, manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { ownTeaching } from '../../people/own-teaching.ts';
import { refuseWithoutRole } from '../../people/refuse-without-role.ts';
import { attendeesOf, tellOfMeeting } from './tell-of-meeting.ts';
import { meetingsOf, roomsOfMeetings } from './meetings.ts';
import { isStaff } from './staff.ts';

export const classroomHooks: HooksOf<'classrooms'> = {
  /** Who learns finds their way to every room; who only applies, reviews or visits sees where their own meetings are. */
  visible: async ({ queries, principal }) =>
    isStaff(principal) || hasRole(principal, 'learner') ? undefined : roomsOfMeetings(queries, principal),

  /** Where a virtual place is joined is told those who meet there. */
  async shown({ queries, principal }, documents) {
    if (isStaff(principal) || documents.every(({ body }) => !body.meetingUrl)) return [...documents];
    const own = await roomsOfMeetings(queries, principal);
    return documents.map((document) => {
      const { meetingUrl: _, ...body } = document.body;
      return own.includes(document.id) ? document : { ...document, body };
    });
  },
};

const longest = 86_400_000;

interface Times {
  startsAt: string | Date;
  endsAt: string | Date;
}
const hasMoved = (before: Times, after: Times): boolean =>
  Date.parse(String(before.startsAt)) !== Date.parse(String(after.startsAt)) ||
  Date.parse(String(before.endsAt)) !== Date.parse(String(after.endsAt));

export const classroomSessionHooks: HooksOf<'classroom-sessions'> = {
  visible: async ({ queries, principal }) =>
    manages(principal) ? undefined : meetingsOf(queries, principal),

  isOwn: (principal, { body }) => body.trainerId === principal.userId,

  beforeWrite(write) {
    const after = inOrder(ownTeaching(write, 'trainerId'), 'startsAt', 'endsAt');
    if (Date.parse(String(after.endsAt)) - Date.parse(String(after.startsAt)) > longest) {
      const sentence =
        'A meeting ends within a day of its beginning. Nothing was changed; make one for each day.';
      refuse('invalid_input', sentence, { errors: [{ path: 'body.endsAt', message: sentence }] });
    }
    return after;
  },

  async beforeRemove(_request, { body }) {
    if (body.status === 'live' || body.status === 'ended')
      refuse('wrong_state', 'People met in it, so it stays. Nothing was changed.');
  },

  /** Whoever holds a meeting is in it. */
  async written(request, { before, document }) {
    const { queries } = request;
    const { id, clientId, accountId, body } = document;
    if (before && hasMoved(before, body) && body.status === 'planned')
      await tellOfMeeting(request, 'session.moved', await attendeesOf(queries, id), document);
    await refuseWithoutRole(queries, body, before, { trainerId: 'trainer' });
    if (before?.trainerId === body.trainerId) return;
    await sql`delete from session_person where session_id = ${id}::uuid and user_id = ${before?.trainerId ?? null}::uuid
      and attendance is null`.execute(queries);
    await sql`insert into session_person (session_id, user_id, client_id, account_id, part)
      values (${id}::uuid, ${body.trainerId}::uuid, ${clientId}::uuid, ${accountId}::uuid, 'host')
      on conflict (session_id, user_id) do update set part = 'host'`.execute(queries);
  },
};

import { calls } from '@moderator/contract';
import { collections } from '../../documents/collections.ts';
import type { Place } from '../../http/events/presence.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { countUntilNow } from './attendance.ts';
import { readMeeting } from './read-meeting.ts';
import type { Meeting } from './read-meeting.ts';
import { tenantOf } from './tell-of-meeting.ts';

/** Minutes before its time from which on a meeting begins by whoever holds it being there. */
const minutesBefore = 15;

/** Whoever is in a meeting, or manages it, can be there over the line; of a Web meeting that is what joining it is. */
export const meetingPlace: Place = {
  opens: calls.getSessionDetails,
  async enter(call) {
    const meeting = await readMeeting(call, call.params.id);
    if (isBegunBy(call, meeting)) {
      await countUntilNow(call.queries, meeting.id);
      await collections['classroom-sessions'].revise(
        call,
        meeting.id,
        (body) => ({ ...body, status: body.status === 'planned' ? 'live' : body.status }),
        'planned to live',
      );
    }
    return tenantOf(meeting);
  },
};

/** A Web meeting begins once whoever holds it is there, at its time and not days ahead of it. */
function isBegunBy({ principal, now }: RequestContext, { body }: Meeting): boolean {
  const [startsAt, endsAt] = [body.startsAt, body.endsAt].map((at) => Date.parse(String(at))) as [
    number,
    number,
  ];
  return (
    body.kind === 'Web' &&
    (body.status ?? 'planned') === 'planned' &&
    body.trainerId === principal.userId &&
    startsAt - minutesBefore * 60_000 <= now.getTime() &&
    now.getTime() < endsAt
  );
}

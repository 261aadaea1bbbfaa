import { collections } from '../../documents/collections.ts';
import { readDocument } from '../../documents/read.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { manages } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

type Asking = Pick<RequestContext, 'context' | 'queries' | 'principal'>;
export type Meeting = Awaited<ReturnType<typeof readMeeting>>;

/** A meeting that somebody is in, or manages. */
export const readMeeting = (call: Asking, id: string) =>
  readDocument(call, collections['classroom-sessions'], id);

/** Whether somebody holds a meeting or manages it. */
export const leads = ({ principal }: Asking, { body }: Meeting): boolean =>
  manages(principal) || body.trainerId === principal.userId;

/** @throws RefusedError not_allowed for those who only come to it */
export async function meetingThatIsLed(call: Asking, id: string): Promise<Meeting> {
  const meeting = await readMeeting(call, id);
  if (!leads(call, meeting)) refuse('not_allowed', 'Somebody else holds this meeting. Nothing was changed.');
  return meeting;
}

import { calendarPath } from '../inbox/calendar-feed.ts';
import { unsubscribePath } from '../inbox/unsubscribing.ts';

/** Links that whoever has them may use. */
const secretLink = new RegExp(`^(${calendarPath}|${unsubscribePath}).*`);

/**
 * What the log has of a request: its address without the query, which may hold names and numbers of people, and without what
 * makes a link secret.
 */
export const loggedRequest = (request: { method: string; url: string; id?: string }) => ({
  id: request.id,
  method: request.method,
  path: request.url.split('?')[0]!.replace(secretLink, '$1…'),
});

import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { calendarPath } from '../inbox/calendar-feed.ts';
import type { CalendarFeed } from '../inbox/calendar-feed.ts';
import { sendProblem } from './problems.ts';
import { RefusedError } from '../kernel/refusal.ts';
import type { RequestsOfNobody } from './requests-of-nobody.ts';

type LinkRequest = FastifyRequest<{ Params: { token: string } }>;

/** Programs ask again and again: what has not changed is said to be so. */
export function registerCalendarFeeds(
  app: FastifyInstance,
  read: CalendarFeed,
  ofNobody: RequestsOfNobody,
): void {
  app.get(`${calendarPath}:token.ics`, async (request: LinkRequest, reply) => {
    ofNobody.count(request);
    const text = await read(request.params.token);
    if (text === undefined) return sendProblem(reply, new RefusedError('not_found', gone));
    const version = `"${createHash('sha256').update(text).digest('base64url')}"`;
    void reply.headers({
      etag: version,
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'content-disposition': 'inline; filename="schedules.ics"',
    });
    if (request.headers['if-none-match'] === version) return reply.code(304).send();
    return reply.type('text/calendar; charset=utf-8').send(text);
  });
}

const gone =
  'This calendar link is no longer valid. Whoever it belongs to makes another one in the settings of their inbox.';

import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { refuse } from '../kernel/refusal.ts';
import type { EndedSessions, LogoutMessage } from './ended-sessions.ts';
import type { TokenVerifier } from './tokens.ts';

/** Where the identity service says that a session has ended. */
export const logoutPath = '/back-channel-logout';

const event = 'http://schemas.openid.net/event/backchannel-logout';
/** Seconds: how old a message may be, and how far clocks may be apart. */
const oldest = 300;
const tolerance = 5;
const headTypes = ['logout+jwt', 'jwt', undefined];

interface Parts {
  tokens: TokenVerifier;
  sessions: EndedSessions;
  /** The clients of which sessions are taken. */
  clients: readonly string[];
}

/** Takes what the identity service says of sessions that have ended, without a sign-in: the signature says whose word it is. */
export function registerLogoutMessages(app: FastifyInstance, { tokens, sessions, clients }: Parts): void {
  void app.register(async (scope) => {
    scope.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 20_000 },
      (_, body, done) => done(null, new URLSearchParams(body)),
    );
    scope.post(logoutPath, async (request, reply) => {
      const form = request.body;
      const sent = form instanceof URLSearchParams ? form.getAll('logout_token') : [];
      const [token] = sent;
      if (sent.length !== 1 || !token) refuseMessage('It has to hold one logout_token, as a form.');
      const message = await read(token, request.raw);
      if (!(await sessions.end(message))) refuseMessage('It has been taken before.');
      return reply.code(200).header('cache-control', 'no-store').send();
    });
  });

  async function read(token: string, request: IncomingMessage): Promise<LogoutMessage> {
    const { claims, type } = await tokens.genuine(token, request, () =>
      refuseMessage('It is not signed as it should be.'),
    );
    const { jti, sid, sub, iat, aud, events } = claims;
    const now = Date.now() / 1000;
    if (!headTypes.includes(type)) refuseMessage('It is a token of another kind.');
    if (![aud].flat().some((each) => typeof each === 'string' && clients.includes(each)))
      refuseMessage('It is meant for another application.');
    if (typeof iat !== 'number' || iat > now + tolerance || iat < now - oldest)
      refuseMessage('Its time is not as it should be.');
    if (typeof jti !== 'string' || jti === '' || jti.length > 200) refuseMessage('It has no id (jti).');
    if (!isObject(events) || !isObject(events[event]))
      refuseMessage('It does not say that a session has ended.');
    if ('nonce' in claims) refuseMessage('It holds a nonce, as none of its kind may.');
    const [session, person] = [named(sid), named(sub)];
    if (session === undefined && person === undefined)
      refuseMessage('It names neither a session nor a person.');
    return { id: jti, sid: session, sub: person, at: iat };
  }
}

/** A name without signs that the database does not keep. */
const named = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' && value.length <= 200 && !value.includes('\0')
    ? value
    : undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function refuseMessage(fault: string): never {
  refuse('invalid_input', `This is no message that a session has ended. ${fault} Nothing was changed.`);
}

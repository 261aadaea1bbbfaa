import { createSigner } from 'fast-jwt';
import { createPrivateKey, randomUUID } from 'node:crypto';
import type { IdentityKeys } from './keys.ts';
import { clientId, realmPath } from './realm.ts';
import type { EndedSession } from './records.ts';

/** Brings a logout token to the application's server at an origin. */
export type LogoutMessenger = (origin: string, token: string) => Promise<void>;

const event = 'http://schemas.openid.net/event/backchannel-logout';
const goodForSeconds = 120;

/**
 * Tells of sessions that have ended by logout tokens, as OpenID Connect Back-Channel Logout 1.0 has them.
 * @param failed told where one did not arrive: who signs out does so all the same
 */
export function tellEnds(
  key: IdentityKeys['signing'],
  send: LogoutMessenger,
  failed: (error: unknown) => void,
): (sessions: EndedSession[]) => Promise<void> {
  const pem = createPrivateKey({ key, format: 'jwk' }).export({ type: 'pkcs8', format: 'pem' });
  const sign = createSigner({
    key: pem.toString(),
    algorithm: 'RS256',
    kid: key.kid,
    header: { alg: 'RS256', typ: 'logout+jwt' },
  });
  return async (sessions) => {
    await Promise.all(
      sessions.map(({ sid, userId, origin }) => {
        const iat = Math.floor(Date.now() / 1000);
        const times = { iat, exp: iat + goodForSeconds };
        const of = { iss: `${origin}${realmPath}`, aud: clientId, sub: userId, sid };
        return send(origin, sign({ ...of, ...times, jti: randomUUID(), events: { [event]: {} } })).catch(
          failed,
        );
      }),
    );
  };
}

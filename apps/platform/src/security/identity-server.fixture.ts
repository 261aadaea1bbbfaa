import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SignJWT } from 'jose';
import type { JWTPayload } from 'jose';

/** How a service is feeling. */
type Mood = 'well' | 'failing' | 'silent';

/** An identity service that tests can break: it gives its keys and signs tokens as a Keycloak does. */
export interface IdentityServer {
  /** What IDENTITY_URL is set to. */
  url: string;
  /** How often it was asked for its keys. */
  lookUps(): number;
  is(mood: Mood): void;
  /** Signs with another key from now on, and gives that one alone, as after a realm has changed its keys. */
  changeKey(): void;
  /** An access token as a realm without further settings writes it, with these claims changed. */
  token(subject: string, claims?: JWTPayload, head?: Record<string, string | undefined>): Promise<string>;
  stop(): Promise<void>;
}

/** @param more answers what is none of its keys; false where it is not its affair either */
export async function startIdentityServer(
  more: (request: IncomingMessage, response: ServerResponse) => boolean = () => false,
): Promise<IdentityServer> {
  let { privateKey, key } = newKey('realm-key');
  let [mood, lookUps]: [Mood, number] = ['well', 0];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const asksKeys = path === '/realms/moderator/protocol/openid-connect/certs';
    if (asksKeys) lookUps++;
    if (mood === 'silent') return;
    if (mood === 'well' && more(request, response)) return;
    const answer = asksKeys
      ? { keys: [key] }
      : path === '/realms/moderator/.well-known/openid-configuration'
        ? { issuer: url }
        : undefined;
    response.writeHead(mood === 'failing' ? 500 : answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(
      mood === 'failing' ? '<html>Gone</html>' : JSON.stringify(answer ?? { error: 'Realm does not exist' }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/moderator`;
  return {
    url,
    lookUps: () => lookUps,
    is: (next) => void (mood = next),
    changeKey: () => void ({ privateKey, key } = newKey(`realm-key-${lookUps}-${Date.now()}`)),
    token: (subject, claims = {}, head = {}) => {
      const now = Math.floor(Date.now() / 1000);
      const usual = { iss: url, sub: subject, aud: 'account', azp: 'moderator', typ: 'Bearer' };
      return new SignJWT({ iat: now, exp: now + 300, ...usual, scope: 'openid profile email', ...claims })
        .setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT', ...head })
        .sign(privateKey);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey, key: { ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' } };
}

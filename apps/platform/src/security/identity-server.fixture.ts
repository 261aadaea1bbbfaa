import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
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
  /** An access token as a realm without further settings writes it, with these claims changed. */
  token(subject: string, claims?: JWTPayload, head?: Record<string, string | undefined>): Promise<string>;
  stop(): Promise<void>;
}

export async function startIdentityServer(): Promise<IdentityServer> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'realm-key', use: 'sig', alg: 'RS256' };
  let [mood, lookUps]: [Mood, number] = ['well', 0];
  const server = createServer((_, response) => {
    lookUps++;
    if (mood === 'silent') return;
    response.writeHead(mood === 'well' ? 200 : 500, { 'content-type': 'application/json' });
    response.end(mood === 'well' ? JSON.stringify({ keys: [key] }) : '<html>Gone</html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/realms/moderator`;
  return {
    url,
    lookUps: () => lookUps,
    is: (next) => void (mood = next),
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

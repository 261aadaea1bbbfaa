import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedDatabase } from '../database/supervisor.ts';
import type { Log } from '../log.ts';
import { silentLog } from '../silent-log.ts';
import { createIdentity } from './identity.ts';
import { identityMigrations } from './migration.ts';
import type { TestBrowser } from './browser.fixture.ts';

export const realm = '/realms/moderator';
export const endpoints = `${realm}/protocol/openid-connect`;

/** Starts a database, an identity service over it and a web server in front, on two origins. */
export async function startTestIdentity() {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-identity-'));
  const database = await startEmbeddedDatabase({ directory: join(directory, 'db'), log: silentLog });
  const pool = new pg.Pool(database.connection);
  // The database ends its connections while the pool is still closing them.
  pool.on('error', () => undefined);
  for (const text of Object.values(identityMigrations)) await pool.query(text);
  const logged: string[] = [];
  const note = (details: object, message: string) =>
    void logged.push(`${message} ${JSON.stringify(details)}`);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  const allowed = new Set<string>();
  const identity = await createIdentity({ database: pool, origins: (origin) => allowed.has(origin), log });
  const server = createServer((request, response) => identity.handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const otherOrigin = `http://localhost:${port}`;
  allowed.add(origin).add(otherOrigin);
  return {
    identity,
    pool,
    logged,
    origin,
    otherOrigin,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await identity.stop();
      await pool.end();
      await database.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

export type TestIdentity = Awaited<ReturnType<typeof startTestIdentity>>;

/** Adds somebody new, with a username of their own. */
export async function addPerson({ identity }: TestIdentity) {
  const userId = randomUUID();
  const person = { userId, username: `naledi-${userId.slice(0, 8)}`, password: 'correct horse battery' };
  await identity.createAccount({
    ...person,
    accountIds: ['account-1'],
    scope: 'site',
    claims: { name: 'Naledi Mokoena', email: 'naledi@example.org' },
  });
  return person;
}

/** The address that keycloak-js would send the browser to, and the verifier it keeps. */
export function authorization(origin: string, extra: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: 'moderator',
    redirect_uri: `${origin}/due-assessments?view=mine`,
    response_type: 'code',
    response_mode: 'query',
    scope: 'openid',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { url: `${origin}${endpoints}/auth?${query}`, verifier };
}

/** Opens the login page and answers its address and text. */
export async function openLogin(browser: TestBrowser, extra: Record<string, string> = {}) {
  const { url, verifier } = authorization(browser.origin, extra);
  const { url: loginUrl, response } = await browser.follow(await browser.get(url));
  return { loginUrl, verifier, response, text: await response.text() };
}

export interface Tokens {
  access_token: string;
  refresh_token: string;
  id_token: string;
  expires_in: number;
}

/** Signs in through the form and exchanges the code, as keycloak-js does. */
export async function signIn(
  browser: TestBrowser,
  person: { username: string; password: string },
): Promise<Tokens> {
  const { loginUrl, verifier } = await openLogin(browser);
  const { username, password } = person;
  const { url } = await browser.follow(
    await browser.post(loginUrl, { username, password }, { origin: browser.origin }),
  );
  const code = new URL(url).searchParams.get('code') ?? '';
  const answer = await postToken(browser.origin, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${browser.origin}/due-assessments?view=mine`,
    code_verifier: verifier,
  });
  return (await answer.json()) as Tokens;
}

export function postToken(origin: string, form: Record<string, string>): Promise<Response> {
  return fetch(`${origin}${endpoints}/token`, {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams({ client_id: 'moderator', ...form }),
  });
}

/** Reads a token as keycloak-js does, without checking it. */
export function decode(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>;
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOrigins } from '../http/origins.ts';
import { exchange, written } from '../testing/exchange.ts';
import { accounts, foreign, own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { signedToken } from '../testing/signed-token.ts';

let platform: TestPlatform;
let port: string;
/** Prefixes of the own account and of another one. */
let prefixes: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  ({ port } = new URL(platform.url));
  const rows = await platform.query<{ id: string; prefix: string }>(
    `select id, body ->> 'URLPrefix' as prefix from document where kind = 'accounts'`,
  );
  prefixes = [own, foreign].map((id) => rows.find((row) => row.id === id)!.prefix);
});
afterAll(() => platform.stop());

const ask = (host: string, path = '/api/v2/accounts/themes', more: [string, string][] = []) =>
  exchange(platform, written('GET', path, [['host', host], ...more]));

describe('a request is answered', () => {
  it.each(['localhost', '127.0.0.1', 'LOCALHOST'])('at %s', async (name) => {
    expect((await ask(`${name}:${port}`)).status).toBe(200);
  });

  it('at the sub-domain of an account, also of one that was made a moment ago', async () => {
    expect((await ask(`${prefixes[0]}.localhost:${port}`)).status).toBe(200);
    const { clientId, theme } = await (await platform.as('administrator')).getAccount({ id: own });
    const body = { name: 'New', URLPrefix: 'new-one', clientId, theme };
    await (await platform.as('administrator')).createAccount({ body });
    await expect.poll(async () => (await ask(`new-one.localhost:${port}`)).status).toBe(200);
  });

  it('to whoever asks after the health of the process by its number', async () => {
    expect((await ask('10.1.2.3:80', '/health')).status).toBe(200);
  });
});

describe('a request to a host that is none of ours is refused before anything is made of it', () => {
  it.each([
    'evil.example',
    'localhost',
    'localhost:1',
    'localhost.evil.example',
    'evil-localhost',
    'nobody.localhost',
    'a.umthombo.localhost',
    '.localhost',
    '-.localhost',
    '127.0.0.1.localhost',
    '127.1',
    '2130706433',
    '0x7f.0.0.1',
  ])('%s', async (name) => {
    const host = /:|example$/.test(name) || name === 'localhost' ? name : `${name}:${port}`;
    for (const path of [
      '/api/v2/accounts/themes',
      '/realms/moderator/.well-known/openid-configuration',
      '/',
    ]) {
      const { status, text } = await ask(host, path);
      expect([path, status, JSON.parse(text).code]).toEqual([path, 421, 'misdirected']);
    }
  });
});

describe('a request that names no host, or more than one thing, is refused', () => {
  const named = (lines: string) =>
    `GET /api/v2/accounts/themes HTTP/1.1\r\n${lines}connection: close\r\n\r\n`;
  const host = () => `host: localhost:${port}\r\n`;
  it.each<[string, () => string]>([
    ['two hosts', () => named(`${host()}${host()}`)],
    ['two hosts in other letters', () => named(`${host()}HOST: evil.example\r\n`)],
    ['no host', () => named('')],
    ['a whole address', () => `GET http://evil.example/ HTTP/1.1\r\n${host()}connection: close\r\n\r\n`],
    ['a space in the name of a header', () => named(`${host()}content-length : 3\r\n`)],
    ['two lengths', () => named(`${host()}content-length: 3\r\ncontent-length: 4\r\n`)],
    ['a length and chunks', () => named(`${host()}content-length: 3\r\ntransfer-encoding: chunked\r\n`)],
    ['a length below nothing', () => named(`${host()}content-length: -1\r\n`)],
    ['a line of a header that goes on', () => named(`${host()}x: 1\r\n 2\r\n`)],
    ['another HTTP', () => named(host()).replace('HTTP/1.1', 'HTTP/2.0')],
    ['bytes that are no text in a header', () => named(`${host()}x: a\0b\r\n`)],
  ])('%s', async (_, bytes) => {
    const { status, headers, text } = await exchange(platform, bytes());
    expect([status, headers['content-type'], JSON.parse(text).code]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
      'invalid_input',
    ]);
  });

  it('where one with one host is answered', async () => {
    expect((await exchange(platform, named(host()))).status).toBe(200);
  });
});

describe('a token', () => {
  const bearer = (token: string): [string, string] => ['authorization', `Bearer ${token}`];
  /** As the host gives it out. */
  const tokenOf = (host: string, username: string) =>
    signedToken(platform, username, { iss: `http://${host}/realms/moderator` });
  const home = '/api/v2/moderation/home';

  it('is good at the host that gave it out, and at no other', async () => {
    const hosts = prefixes.map((prefix) => `${prefix}.localhost:${port}`);
    const token = await tokenOf(hosts[0]!, 'moderator');
    expect((await ask(hosts[0]!, home, [bearer(token)])).status).toBe(200);
    for (const other of [hosts[1]!, `localhost:${port}`])
      expect([other, (await ask(other, home, [bearer(token)])).status]).toEqual([other, 401]);
  });

  it('of somebody of another account opens nothing at an account’s own address', async () => {
    const host = `${prefixes[1]}.localhost:${port}`;
    const token = await tokenOf(host, 'moderator');
    const { status, text } = await ask(host, home, [bearer(token)]);
    expect([status, JSON.parse(text).code]).toEqual([403, 'not_allowed']);
  });

  it('of an administrator is good at the address of each account of their client', async () => {
    for (const { id } of accounts.slice(0, 2)) {
      const host = `${prefixes[id === own ? 0 : 1]}.localhost:${port}`;
      const token = await tokenOf(host, 'administrator');
      expect((await ask(host, '/api/v2/accounts', [bearer(token)])).status).toBe(200);
    }
  });
});

describe('with a public address', () => {
  const { allowed, of } = createOrigins('https://moderator.example.org', () => 4600);
  const at = (host: string) => of({ headers: { host } } as never);

  it.each([
    ['moderator.example.org', 'https://moderator.example.org'],
    ['moderator.example.org:443', 'https://moderator.example.org'],
    ['umthombo.moderator.example.org', 'https://umthombo.moderator.example.org'],
    ['moderator.example.org:8443', undefined],
    ['localhost:4600', undefined],
    ['example.org', undefined],
    ['moderator.example.org.evil.example', undefined],
    ['evilmoderator.example.org', undefined],
    ['user@moderator.example.org', undefined],
  ])('a request to %s came to %s', (host, origin) => {
    expect(at(host)).toBe(origin);
    if (origin) expect(allowed(origin)).toBe(true);
  });

  it('nobody is sent to another protocol', () => {
    expect(allowed('http://moderator.example.org')).toBe(false);
  });
});

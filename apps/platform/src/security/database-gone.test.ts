import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { outageOf } from '../http/outages.ts';
import { operations } from '@moderator/contract';
import { bodyOf } from '../testing/calls.ts';
import { raw } from '../testing/raw.ts';
import { own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { thingsOf } from '../testing/things.ts';
import { startDatabaseLine } from '../database/line.fixture.ts';
import type { DatabaseLine } from '../database/line.fixture.ts';

let line: DatabaseLine;
let platform: TestPlatform;
let team: unknown;
beforeAll(async () => {
  line = await startDatabaseLine();
  const application = await mkdtemp(join(tmpdir(), 'moderator-page-'));
  await mkdir(join(application, 'assets'));
  await writeFile(
    join(application, 'index.html'),
    '<script id="settings" type="application/json">{}</script>',
  );
  platform = await startTestPlatform('demo', {
    through: line.through,
    applicationDirectory: application,
    // So short that a test waits for it; a database that is well answers in a hundredth of it.
    databasePatience: { connectMs: 1_500, statementMs: 2_000, lockMs: 1_000, answerMs: 2_500 },
  });
  team = bodyOf(
    operations.find(({ id }) => id === 'createTeam')!,
    await thingsOf(platform, own),
  );
  // Their tokens are there before anything fails.
  for (const who of ['moderator', 'learner', 'administrator']) await platform.token(who);
});
afterAll(async () => {
  line.is('well');
  await platform.stop();
  await line.stop();
});
afterEach(async () => {
  line.is('well');
  await expect.poll(async () => (await fetch(`${platform.url}/health`)).status).toBe(200);
});

const table = () => {
  const body = new FormData();
  body.append('file', new File(['a,b\n1,2\n'], 'a.csv', { type: 'text/csv' }));
  return body;
};
const realm = '/realms/moderator/protocol/openid-connect';
/** What a browser asks the sign-in for: a page, and a token for the one before. */
const signIns: [string, number, () => Promise<Response>][] = [
  [
    'a page',
    303,
    () => {
      const query = new URLSearchParams({
        client_id: 'moderator',
        redirect_uri: `${platform.url}/`,
        response_type: 'code',
        scope: 'openid',
        code_challenge: 'a'.repeat(43),
        code_challenge_method: 'S256',
      });
      return fetch(`${platform.url}${realm}/auth?${query}`, {
        redirect: 'manual',
        headers: { accept: 'text/html' },
      });
    },
  ],
  [
    'a token',
    400,
    () => {
      const body = { grant_type: 'refresh_token', client_id: 'moderator', refresh_token: 'none' };
      return fetch(`${platform.url}${realm}/token`, { method: 'POST', body: new URLSearchParams(body) });
    },
  ],
  ['the account', 200, () => fetch(`${platform.url}/realms/moderator/account`)],
];
const calls: [string, () => ReturnType<typeof raw>][] = [
  ['a list', () => raw(platform, 'GET', '/moderation/home', { as: 'moderator' })],
  ['a change', () => raw(platform, 'POST', '/teams', { as: 'administrator', body: team })],
  ['an upload', () => raw(platform, 'POST', '/files', { as: 'learner', body: table() })],
  ['a public call', () => raw(platform, 'GET', '/accounts/themes')],
];

describe('with a database that is well', () => {
  it.each(calls)('%s is answered', async (_, call) => {
    expect((await call()).status).toBeLessThan(300);
  });
  it.each(signIns)('the sign-in answers with %s', async (_, status, ask) => {
    expect((await ask()).status).toBe(status);
  });
});

describe.each(['cut', 'silent'] as const)('while the line to the database is %s', (state) => {
  it.each(calls)('%s is told to come back, and what is safe', async (_, call) => {
    line.is(state);
    const { status, headers, body } = await call();
    expect([status, body.code, Number(headers.get('retry-after')) > 0]).toEqual([503, 'unavailable', true]);
    expect(body.detail).toMatch(/is safe/);
  });

  it.each(signIns)(
    'the sign-in that is asked for %s says that it cannot, and when to come back',
    async (_, __, ask) => {
      line.is(state);
      const answer = await ask();
      const text = await answer.text();
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([503, true]);
      expect(text).toMatch(/is safe/);
      if (answer.headers.get('content-type')?.includes('json'))
        expect(JSON.parse(text).error).toBe('temporarily_unavailable');
    },
  );

  it('the page is served, with the look that was seen last or that of the platform', async () => {
    line.is(state);
    const answer = await fetch(`${platform.url}/`);
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('"clientId":"moderator"'),
    ]);
  });

  it('the health says so, to everybody who asks', async () => {
    line.is(state);
    const answers = await Promise.all([1, 2, 3].map(() => fetch(`${platform.url}/health`)));
    for (const answer of answers)
      expect([answer.status, await answer.json()]).toEqual([
        503,
        {
          status: 'unavailable',
          database: 'unreachable',
          accounts: 'ok',
          identity: 'embedded',
          files: 'ok',
          scanner: 'none',
          disk: expect.any(String),
        },
      ]);
  });
});

describe('in a database that is well', () => {
  it('what is held for long makes nobody wait for ever', async () => {
    const [held] = await platform.query<{ id: string }>(
      `select id from document where kind = 'teams' limit 1`,
    );
    const holder = new pg.Client(platform.connection);
    await holder.connect();
    await holder.query('begin');
    await holder.query(`select from document where kind = 'teams' and id = $1 for update`, [held!.id]);
    const answer = () =>
      raw(platform, 'DELETE', `/teams/${held!.id}`, { as: 'administrator', headers: { 'if-match': '"1"' } });
    const { status, body } = await answer();
    expect([status, body.detail]).toEqual([
      503,
      expect.stringContaining('Somebody else is changing the same thing'),
    ]);
    await holder.end();
    expect((await answer()).status).toBeLessThan(300);
  });

  it.each([
    ['no room left', '53100', 'no room left'],
    ['a statement that takes too long', '57014', 'took longer than one request may'],
  ])('%s is said, with what is safe', async (_, code, sentence) => {
    await platform.query(`
      create function fail() returns trigger language plpgsql as $$ begin raise exception using errcode = '${code}'; end $$;
      create trigger fail before insert on stored_file for each row execute function fail()`);
    const { status, body } = await raw(platform, 'POST', '/files', { as: 'learner', body: table() });
    await platform.query('drop function fail cascade');
    expect([status, body.detail]).toEqual([503, expect.stringContaining(sentence)]);
    expect(body.detail).toContain('othing was changed');
    expect((await raw(platform, 'POST', '/files', { as: 'learner', body: table() })).status).toBe(201);
  });
});

describe('an error', () => {
  it.each([
    [{ code: 'ENOSPC' }, 'disk'],
    [{ code: 'EDQUOT' }, 'disk'],
    [{ code: '53300' }, 'database'],
    [{ code: '57P01' }, 'database'],
    [{ code: '08006' }, 'database'],
    [{ code: 'ECONNREFUSED' }, 'database'],
    [{ code: 'ENOENT', syscall: 'connect' }, 'database'],
    [new Error('timeout exceeded when trying to connect'), 'database'],
    [new Error('Query read timeout'), 'database'],
    [{ code: '55P03' }, 'lock'],
    [{ code: '40P01' }, 'lock'],
    [{ code: 'ENOENT', syscall: 'open' }, undefined],
    [{ code: '23505' }, undefined],
    [new Error('a mistake of ours'), undefined],
    [new TypeError('timeout is not a function'), undefined],
  ])('%j is an outage: %s', (error, name) => {
    expect(outageOf(error)?.name).toBe(name);
  });
});

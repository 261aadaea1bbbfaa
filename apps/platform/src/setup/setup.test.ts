import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { copyOfTemplate } from '../testing/copy-of-template.ts';
import { signInAt } from '../testing/sign-in.ts';
import { testConfig } from '../testing/test-config.ts';
import { setupCommand } from './command.ts';

let work: string;
let administration: pg.Client;
const databases: string[] = [];
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'moderator-setup-'));
  await mkdir(join(work, 'assets'));
  await writeFile(join(work, 'index.html'), '<script id="settings" type="application/json">{}</script>');
  administration = new pg.Client({ ...inject('cluster'), database: 'postgres' });
  await administration.connect();
});
afterAll(async () => {
  for (const name of databases) await administration.query(`drop database if exists ${name} with (force)`);
  await administration.end();
  await rm(work, { recursive: true, force: true });
});

async function emptyDatabase(): Promise<string> {
  const name = `setup_${randomBytes(6).toString('hex')}`;
  await administration.query(copyOfTemplate(name, 'empty'));
  databases.push(name);
  return name;
}

const settingsOf = (database: string) => {
  const { host, port, user } = inject('cluster');
  return {
    DATABASE_URL: `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`,
    DATA_DIR: work,
  };
};

const people = {
  SETUP_CLIENT: 'Umfolozi Group',
  SETUP_NAME: 'Zanele',
  SETUP_SURNAME: 'Ndlovu',
  SETUP_EMAIL: 'zanele@umfolozi.example.co.za',
  SETUP_PASSWORD: 'a long enough one',
};

async function setUp(settings: Record<string, string>) {
  const said: string[] = [];
  const code = await setupCommand(settings, (line) => said.push(line), undefined);
  return { code, said: said.join('\n') };
}

/** A platform of its own on a database that may be empty, with a page to serve. */
async function started(database: string) {
  const platform = await startPlatform({
    config: testConfig(work),
    connection: { ...inject('cluster'), database },
    log: silentLog,
    applicationDirectory: Promise.resolve(work),
  });
  return {
    ...platform,
    health: async () => (await (await fetch(`${platform.url}/health`)).json()) as Record<string, string>,
    page: () => fetch(platform.url),
  };
}

describe('npm run setup', () => {
  it('makes the first account and administrator, who signs in and works; again it changes nothing', async () => {
    const database = await emptyDatabase();
    const first = await setUp({ ...settingsOf(database), ...people, SETUP_USERNAME: 'zanele' });
    expect(first).toMatchObject({ code: 0, said: expect.stringContaining('sign in as zanele') });
    const again = await setUp({ ...settingsOf(database), ...people, SETUP_USERNAME: 'somebody else' });
    expect(again).toEqual({
      code: 0,
      said: 'This platform is set up: Umfolozi Group, administered by zanele. Nothing was changed.',
    });

    const platform = await started(database);
    const token = await signInAt(platform.url, 'zanele', people.SETUP_PASSWORD);
    const api = createClient(routes, { baseUrl: `${platform.url}/api`, token: () => token });
    const accounts = await api.listAccounts({});
    expect(accounts.items.map((account) => account.URLPrefix)).toEqual(['umfolozi-group']);
    const [account] = accounts.items;
    const made = await api.createUser({
      body: {
        accountId: account!.id,
        clientId: account!.clientId,
        username: 'thabo',
        name: 'Thabo',
        surname: 'Mokoena',
        roles: ['account_manager'],
      },
    });
    expect(made.roles).toEqual(['account_manager']);
    expect((await api.listBatches({})).items).toEqual([]);
    await platform.stop();
  });

  it('tells at once everything that is missing or wrong, and changes nothing', async () => {
    const database = await emptyDatabase();
    const { code, said } = await setUp({
      ...settingsOf(database),
      ...people,
      SETUP_PREFIX: 'Um Folozi',
      SETUP_EMAIL: 'zanele',
      SETUP_SURNAME: '',
      SETUP_PASSWORD: 'short',
    });
    expect(code).toBe(1);
    for (const sentence of [
      'SETUP_PREFIX: A prefix is made of',
      'SETUP_EMAIL: This is no e-mail address',
      'SETUP_SURNAME: Give the surname.',
      'SETUP_PASSWORD: It has to have at least 8',
      'Nothing was changed.',
    ])
      expect(said).toContain(sentence);
    expect((await setUp(settingsOf(database))).said).toContain('SETUP_CLIENT is missing');
  });

  it('asks a person at the terminal, again where an answer will not do, and shows no password', async () => {
    const database = await emptyDatabase();
    const [input, output] = [new PassThrough(), new PassThrough()];
    let shown = '';
    const answers: [RegExp, string][] = [
      [/Organisation .*: $/, 'Umfolozi Group'],
      [/account.* \[Umfolozi Group\]: $/, ''],
      [/prefix.* \[umfolozi-group\]: $/, 'umfolozi'],
      [/First name.*: $/, 'Zanele'],
      [/Surname: $/, 'Ndlovu'],
      [/E-mail address: $/, 'zanele'],
      [/no e-mail address[^]*E-mail address: $/, 'zanele@example.org'],
      [/sign in with \[zanele@example\.org\]: $/, ''],
      [/Password.*: $/, 'a long enough one'],
    ];
    output.on('data', (chunk: Buffer) => {
      shown += chunk.toString();
      const [next] = answers;
      if (!next?.[0].test(shown)) return;
      answers.shift();
      input.write(`${next[1]}\n`);
    });
    const said: string[] = [];
    const code = await setupCommand(settingsOf(database), (line) => said.push(line), { input, output });
    expect([code, answers]).toEqual([0, []]);
    expect(said.join('\n')).toContain('sign in as zanele@example.org');
    expect(shown).not.toContain('a long enough one');
  });

  it('whoever leaves in the middle has changed nothing', async () => {
    const database = await emptyDatabase();
    const input = new PassThrough();
    const said: string[] = [];
    const done = setupCommand(settingsOf(database), (line) => said.push(line), {
      input,
      output: new PassThrough(),
    });
    input.end();
    expect(await done).toBe(1);
    expect(said).toEqual(['Setting up was left. Nothing was changed.']);
  });
});

describe('a platform on an empty database', () => {
  it('says that it is not set up, in health and in place of the application, until it is', async () => {
    const database = await emptyDatabase();
    const platform = await started(database);
    expect(await platform.isSetUp()).toBe(false);
    expect(await platform.health()).toMatchObject({ status: 'ok', accounts: 'none' });
    const before = await platform.page();
    expect([before.status, before.headers.get('retry-after')]).toEqual([503, '60']);
    expect(await before.text()).toContain('npm run setup');

    await setUp({ ...settingsOf(database), ...people });
    expect(await platform.health()).toMatchObject({ accounts: 'ok' });
    expect((await platform.page()).status).toBe(200);
    await platform.stop();
  });
});

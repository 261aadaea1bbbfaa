import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { timesToTry } from '../testing/budget.ts';
import { freePort } from '../testing/free-port.ts';
import { refuseWrongTallies } from '../testing/recount.ts';
import { signInAt } from '../testing/sign-in.ts';
import { own } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../..', import.meta.url));
const git = (...parameters: string[]) =>
  run('git', ['-C', root, ...parameters]).then(({ stdout }) => stdout.trim());
const migrations = 'apps/platform/src/database/migrations';

/**
 * What was published before: `RELEASE_BEFORE`, else the last tag, else what was there before the last migration. Undefined where
 * there is no history to take it from.
 */
async function releaseBefore(): Promise<string | undefined> {
  if (timesToTry(0, 1) === 0 && !process.env['RELEASE_BEFORE']) return undefined;
  const named =
    process.env['RELEASE_BEFORE'] ?? (await git('describe', '--tags', '--abbrev=0').catch(() => ''));
  if (named) return named;
  const last = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', migrations).catch(() => '');
  return last ? git('rev-parse', '--verify', `${last}^`).catch(() => undefined) : undefined;
}

const before = await releaseBefore();

it.skipIf(before === undefined)(
  'a process of the release before goes on answering, reading and writing after this one has migrated its database',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'moderator-releases-'));
    const tree = join(directory, 'before');
    await git('worktree', 'add', '--detach', tree, before!);
    // As an operator gives a database: its owner is no superuser.
    const name = `releases_${randomBytes(6).toString('hex')}`;
    const administration = new pg.Client({ ...inject('cluster'), database: 'postgres' });
    await administration.connect();
    await administration.query(`create role ${name} login nosuperuser`);
    await administration.query(`grant moderator_application to ${name}`);
    await administration.query(`create database ${name} owner ${name}`);
    const connection = { ...inject('cluster'), user: name, database: name };
    const pool = new pg.Pool({ ...connection, max: 2 });
    let old: ChildProcess | undefined;
    try {
      await shareModules(tree);
      const config = { ...testConfig(join(directory, 'data')), demonstrationData: true };
      const port = await freePort();
      old = spawn(
        process.execPath,
        [
          '--import',
          'tsx',
          join(tree, 'apps/platform/src/testing/platform-process.fixture.ts'),
          JSON.stringify({ config: { ...config, port }, connection }),
        ],
        { cwd: tree, stdio: ['ignore', 'ignore', 'inherit'] },
      );
      const oldUrl = `http://localhost:${port}`;
      // However long making its demonstration takes; what has ended will not answer any more.
      await expect
        .poll(() => old?.exitCode ?? healthOf(oldUrl), { timeout: 1_200_000, interval: 500 })
        .toBe(200);
      const applied = async () =>
        (await pool.query<{ count: number }>('select count(*)::int as count from migration')).rows[0]!.count;
      const migratedBefore = await applied();
      await worksAt(oldUrl, 'before');

      const present = await startPlatform({
        config: { ...config, demonstrationData: false },
        connection,
        log: silentLog,
      });
      expect(await applied()).toBeGreaterThan(migratedBefore);
      await worksAt(present.url, 'here');
      // The one of before has connections and plans from before, and knows nothing of what has changed.
      await worksAt(oldUrl, 'still');
      for (const url of [oldUrl, present.url])
        expect(await teamsAt(url)).toEqual(expect.arrayContaining(['before', 'here', 'still']));
      await refuseWrongTallies(pool);
      await present.stop();
      await worksAt(oldUrl, 'alone again');
    } finally {
      if (old?.exitCode === null) {
        old.kill('SIGKILL');
        await once(old, 'exit');
      }
      await pool.end();
      // A connection that is cut off while it says goodbye fails where nobody listens any more.
      const connected = async () =>
        (await administration.query('select from pg_stat_activity where datname = $1', [name])).rowCount;
      await expect
        .poll(connected, { timeout: 10_000 })
        .toBe(0)
        .catch(() => undefined);
      await administration.query(`drop database ${name} with (force)`);
      await administration.query(`drop role ${name}`);
      await administration.end();
      await git('worktree', 'remove', '--force', tree);
      await rm(directory, { recursive: true, force: true });
    }
  },
  1_800_000,
);

/** The modules of this release, but for the packages of the workspace, which are those of the other one. */
async function shareModules(tree: string): Promise<void> {
  for (const place of ['', 'apps/platform', 'apps/moderator']) {
    const from = join(root, place, 'node_modules');
    const to = join(tree, place, 'node_modules');
    if (
      await access(from).then(
        () => false,
        () => true,
      )
    )
      continue;
    await mkdir(to, { recursive: true });
    for (const name of await readdir(from))
      if (name !== '@moderator') await symlink(join(from, name), join(to, name));
  }
  const own = join(tree, 'node_modules/@moderator');
  await mkdir(own, { recursive: true });
  for (const [folder, names] of [
    ['packages', await readdir(join(tree, 'packages'))],
    ['apps', ['platform', 'moderator']],
  ] as const)
    for (const name of names) await symlink(join(tree, folder, name), join(own, name));
}

const healthOf = (url: string) =>
  fetch(`${url}/health`).then(
    ({ status }) => status,
    () => 0,
  );

/** Signs in, reads what is moderated, and stores a team and a file. */
async function worksAt(url: string, name: string): Promise<void> {
  const [moderator, manager] = [await signInAt(url, 'moderator'), await signInAt(url, 'manager')];
  const home = await fetch(`${url}/api/v2/moderation/home`, {
    headers: { authorization: `Bearer ${moderator}` },
  });
  const team = await fetch(`${url}/api/v2/teams`, {
    method: 'POST',
    headers: { authorization: `Bearer ${manager}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name, accountId: own }),
  });
  const form = new FormData();
  form.set('file', new Blob(['%PDF-1.4\n%%EOF']), 'evidence.pdf');
  const file = await fetch(`${url}/api/v2/files`, {
    method: 'POST',
    headers: { authorization: `Bearer ${moderator}` },
    body: form,
  });
  expect([name, home.status, team.status, file.status]).toEqual([name, 200, 201, 201]);
}

async function teamsAt(url: string): Promise<string[]> {
  const authorization = `Bearer ${await signInAt(url, 'manager')}`;
  const answer = await fetch(`${url}/api/v2/teams?limit=100`, { headers: { authorization } });
  const { data } = (await answer.json()) as { data: { name: string }[] };
  return data.map((team) => team.name);
}

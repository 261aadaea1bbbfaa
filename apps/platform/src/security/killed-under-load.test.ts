import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import { expect, it } from 'vitest';
import { connectionOfRunningDatabase } from '../embedded/database/supervisor.ts';
import { refuseWrongTallies } from '../testing/recount.ts';
import { timesToTry } from '../testing/budget.ts';
import { signInAt } from '../testing/sign-in.ts';
import { own } from '../testing/template.ts';

/** Platform and database are killed in turn, half of the times each. */
const kills = Number(process.env['KILLS'] ?? timesToTry(0, 100));
const [writers, uploaders] = [6, 2];
const root = fileURLToPath(new URL('../../../..', import.meta.url));

interface Load {
  goesOn: boolean;
  /** Calls that were not answered, or with 503. */
  failed: number;
}

/** What somebody was told is stored. */
interface Acknowledged {
  teams: string[];
  files: { id: string; sha256: string }[];
}

it.skipIf(kills === 0)(
  'nothing that was acknowledged is lost or doubled when platform and database are killed again and again under load',
  async () => {
    const directory = await mkdtemp(join(tmpdir(), 'moderator-kills-'));
    const port = await freePort();
    let platform = await start(directory, port, true);
    const url = `http://localhost:${port}`;
    const acknowledged: Acknowledged = { teams: [], files: [] };
    const load = { goesOn: true, failed: 0 };
    const [manager, learner] = [
      await lastingToken(directory, url, 'manager'),
      await lastingToken(directory, url, 'learner'),
    ];
    const working = [
      ...Array.from({ length: writers }, () => writeTeams(url, manager, load, acknowledged)),
      ...Array.from({ length: uploaders }, () => upload(url, learner, load, acknowledged)),
    ];
    let acknowledgedBefore = 0;
    for (let kill = 1; kill <= kills; kill++) {
      // Killed at work, not at rest: something was stored since the last time.
      const soFar = acknowledgedBefore;
      await expect
        .poll(() => acknowledged.teams.length + acknowledged.files.length, { timeout: 120_000, interval: 20 })
        .toBeGreaterThan(soFar + 5);
      await wait(Math.random() * 150);
      if (kill % 2 === 0) process.kill(await postmasterOf(directory), 'SIGKILL');
      else {
        platform.kill('SIGKILL');
        await once(platform, 'exit');
        platform = await start(directory, port);
      }
      acknowledgedBefore = acknowledged.teams.length + acknowledged.files.length;
      if (kill % 10 === 0)
        process.stdout.write(
          `${kill} kills, ${acknowledgedBefore} acknowledged, ${load.failed} answered otherwise\n`,
        );
    }
    await expect.poll(() => statusOf(url), { timeout: 60_000 }).toBe(200);
    load.goesOn = false;
    await Promise.all(working);

    const pool = new pg.Pool({ ...(await connectionOfRunningDatabase(join(directory, 'database'))), max: 2 });
    expect(await wrong(pool, directory, acknowledged)).toEqual([]);
    await refuseWrongTallies(pool);
    process.stdout.write(
      `${kills} kills: ${acknowledged.teams.length} teams and ${acknowledged.files.length} files acknowledged, ${load.failed} calls not answered or with 503.\n`,
    );
    // What is looked for is found where it is so.
    const [team] = acknowledged.teams;
    await pool.query(`delete from document where kind = 'teams' and body ->> 'name' = $1`, [team]);
    expect(await wrong(pool, directory, acknowledged)).toEqual([`${team}: 0 times, 1 in the history`]);
    await pool.end();
    platform.kill('SIGTERM');
    await once(platform, 'exit');
    await rm(directory, { recursive: true, force: true });
  },
  3_600_000 * 6,
);

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The platform as it was built for its first start, without the look whether that is current: a thousand starts look once. */
const asBuilt = `const [platform, application] = ['apps/platform/dist/main.mjs', 'apps/moderator/dist'].map((path) => process.cwd() + '/' + path);
  import(platform).then(({ main }) => main(Promise.resolve(application)))`;

async function start(directory: string, port: number, isFirst = false): Promise<ChildProcess> {
  const limits = {
    REQUESTS_PER_USER: '100000000',
    REQUESTS_PER_ACCOUNT: '100000000',
    REQUESTS_PER_ADDRESS: '100000000',
  };
  const child = spawn(process.execPath, isFirst ? ['scripts/start.mjs'] : ['-e', asBuilt], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: '',
      PORT: String(port),
      DATA_DIR: directory,
      LOG_LEVEL: 'silent',
      FILES_PER_PERSON: '10000000',
      ...limits,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('is ready at')) resolve();
    });
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code} at its start: ${said}`)));
  });
  child.removeAllListeners('exit');
  return child;
}

const postmasterOf = async (directory: string): Promise<number> =>
  Number((await readFile(join(directory, 'database/cluster/postmaster.pid'), 'utf8')).split('\n', 1)[0]);

const statusOf = (url: string) =>
  fetch(`${url}/health`).then(
    ({ status }) => status,
    () => 0,
  );

/** Sends the same request, by its key, until it is acknowledged; other answers than that it cannot be done now are mistakes. */
async function insist(
  load: Load,
  ask: () => Promise<Response>,
): Promise<{ data: { id: string } } | undefined> {
  for (; load.goesOn; load.failed++) {
    const answer = await ask().catch(() => undefined);
    if (answer?.status === 201) {
      const body = await answer.json().catch(() => undefined);
      if (body) return body as { data: { id: string } };
    } else if (answer && answer.status !== 503)
      throw new Error(`a write was answered with ${answer.status}: ${await answer.text()}`);
    await wait(200);
  }
  return undefined;
}

async function writeTeams(url: string, token: string, load: Load, done: Acknowledged) {
  while (load.goesOn) {
    const name = `Team ${randomUUID()}`;
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const stored = await insist(load, () =>
      fetch(`${url}/api/v2/teams`, {
        method: 'POST',
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ name, accountId: own }),
      }),
    );
    if (stored) done.teams.push(name);
  }
}

async function upload(url: string, token: string, load: Load, done: Acknowledged) {
  while (load.goesOn) {
    const bytes = Buffer.concat([Buffer.from('%PDF-1.4\n'), randomBytes(30_000), Buffer.from('\n%%EOF')]);
    const key = randomUUID();
    const stored = await insist(load, () => {
      const body = new FormData();
      body.set('file', new Blob([bytes]), 'evidence.pdf');
      const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key };
      return fetch(`${url}/api/v2/files`, { method: 'POST', headers, body });
    });
    if (stored)
      done.files.push({ id: stored.data.id, sha256: createHash('sha256').update(bytes).digest('hex') });
  }
}

/** A token that outlasts all kills, signed as the identity service does: sign-ins are not what is looked at here. */
async function lastingToken(directory: string, url: string, username: string): Promise<string> {
  const genuine = decodeJwt(await signInAt(url, username));
  const client = new pg.Client(await connectionOfRunningDatabase(join(directory, 'database')));
  await client.connect();
  const { rows } = await client.query<{ material: JWK & { kid: string } }>(
    `select material from identity.secret_key where purpose = 'signing'`,
  );
  await client.end();
  const { material } = rows[0]!;
  return new SignJWT({ ...genuine, exp: genuine.iat! + 86_400 })
    .setProtectedHeader({ alg: 'RS256', kid: material.kid, typ: 'at+jwt' })
    .sign(await importJWK(material, 'RS256'));
}

/** Which of what was acknowledged is not there as it should be. */
async function wrong(pool: pg.Pool, directory: string, { teams, files }: Acknowledged): Promise<string[]> {
  const counted = await pool.query<{ name: string; times: number; histories: number }>(
    `select name, (select count(*)::int from document d where d.kind = 'teams' and d.body ->> 'name' = name) as times,
      (select count(*)::int from document_history h where h.kind = 'teams' and h.body ->> 'name' = name) as histories
     from unnest($1::text[]) name`,
    [teams],
  );
  const kept = await pool.query<{ id: string; sha256: string }>(
    'select id, sha256 from stored_file where id = any($1::uuid[])',
    [files.map(({ id }) => id)],
  );
  const digests = new Map(kept.rows.map((row) => [row.id, row.sha256]));
  const bytes = await Promise.all(
    files.map(async ({ id, sha256 }) => {
      const stored = await readFile(join(directory, 'files', id.slice(0, 2), id)).catch(() =>
        Buffer.alloc(0),
      );
      const isThere = createHash('sha256').update(stored).digest('hex') === sha256;
      return isThere && digests.get(id) === sha256 ? [] : [`the file ${id}`];
    }),
  );
  return [
    ...counted.rows
      .filter(({ times, histories }) => times !== 1 || histories !== 1)
      .map(({ name, times, histories }) => `${name}: ${times} times, ${histories} in the history`),
    ...bytes.flat(),
  ];
}

import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import pg from 'pg';
import { expect, onTestFinished } from 'vitest';
import { connectionOfRunningDatabase } from '../embedded/database/supervisor.ts';
import { timesToTry } from '../testing/budget.ts';
import { freePort } from '../testing/free-port.ts';
import { signInAt } from '../testing/sign-in.ts';

/** Platform and database are killed in turn, half of the times each. */
export const kills = Number(process.env['KILLS'] ?? timesToTry(0, 100));
const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** What goes on while a platform is killed. */
export interface Load {
  goesOn: boolean;
  /** Calls that were not answered, or with 503. */
  failed: number;
}

/** The built platform with a database of its own, which are killed under their load. */
export interface KilledPlatform {
  url: string;
  directory: string;
  /** A token that outlasts all kills, signed as the identity service does: sign-ins are not what is looked at here. */
  lastingToken(username: string): Promise<string>;
  /**
   * Kills platform and database in turn, each time when something was acknowledged since the last; ends the load when both
   * are up again.
   * @param acknowledged how much was acknowledged so far
   */
  killAgainAndAgain(load: Load, acknowledged: () => number): Promise<void>;
  /** Asks the database as its owner. */
  asOwner<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T>;
}

/** Starts a platform to be killed; when the test is over it ends, and its files and its database are removed. */
export async function startToBeKilled(): Promise<KilledPlatform> {
  const directory = await mkdtemp(join(tmpdir(), 'moderator-kills-'));
  const port = await freePort();
  let platform = await start(directory, port, true);
  onTestFinished(async () => {
    platform.kill('SIGTERM');
    await once(platform, 'exit');
    await rm(directory, { recursive: true, force: true });
  });
  const url = `http://localhost:${port}`;
  const asOwner = async <T>(work: (pool: pg.Pool) => Promise<T>): Promise<T> => {
    const pool = new pg.Pool({ ...(await connectionOfRunningDatabase(join(directory, 'database'))), max: 2 });
    // The database may be ended while a connection still rests in it.
    pool.on('error', () => undefined);
    return work(pool).finally(() => pool.end());
  };
  return {
    url,
    directory,
    asOwner,
    lastingToken: (username) => lastingToken(asOwner, url, username),
    killAgainAndAgain: async (load, acknowledged) => {
      let before = 0;
      for (let kill = 1; kill <= kills; kill++) {
        // Killed at work, not at rest: something was stored since the last time.
        const soFar = before;
        await expect.poll(acknowledged, { timeout: 120_000, interval: 20 }).toBeGreaterThan(soFar + 5);
        await wait(Math.random() * 150);
        if (kill % 2 === 0) process.kill(await postmasterOf(directory), 'SIGKILL');
        else {
          platform.kill('SIGKILL');
          await once(platform, 'exit');
          platform = await start(directory, port);
        }
        before = acknowledged();
        if (kill % 10 === 0)
          process.stdout.write(`${kill} kills, ${before} acknowledged, ${load.failed} answered otherwise\n`);
      }
      await expect.poll(() => statusOf(url), { timeout: 60_000 }).toBe(200);
      load.goesOn = false;
    },
  };
}

/** Sends the same request, by its key, until it is acknowledged; other answers than that it cannot be done now are mistakes. */
export async function insist<Body>(
  load: Load,
  ask: () => Promise<Response>,
): Promise<{ data: Body } | undefined> {
  for (; load.goesOn; load.failed++) {
    const answer = await ask().catch(() => undefined);
    if (answer?.ok) {
      const body = await answer.json().catch(() => undefined);
      if (body) return body as { data: Body };
    } else if (answer && answer.status !== 503)
      throw new Error(`a call was answered with ${answer.status}: ${await answer.text()}`);
    await wait(200);
  }
  return undefined;
}

/** Ends with whoever started it, however they end: then nobody holds the other end of what it reads. */
const untilAlone = `process.stdin.resume().once('close', () => process.kill(process.pid, 'SIGTERM'));`;
const firstStart = `${untilAlone} import(process.cwd() + '/scripts/start.mjs')`;

/** The platform as it was built for its first start, without the look whether that is current: a thousand starts look once. */
const asBuilt = `${untilAlone} const [platform, application] = ['apps/platform/dist/main.mjs', 'apps/moderator/dist'].map((path) => process.cwd() + '/' + path);
  import(platform).then(({ main }) => main(Promise.resolve(application)))`;

async function start(directory: string, port: number, isFirst = false): Promise<ChildProcess> {
  const limits = {
    REQUESTS_PER_USER: '100000000',
    REQUESTS_PER_ACCOUNT: '100000000',
    REQUESTS_PER_ADDRESS: '100000000',
  };
  const child = spawn(process.execPath, ['-e', isFirst ? firstStart : asBuilt], {
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
    stdio: ['pipe', 'pipe', 'inherit'],
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

async function lastingToken(
  asOwner: KilledPlatform['asOwner'],
  url: string,
  username: string,
): Promise<string> {
  const genuine = decodeJwt(await signInAt(url, username));
  const { rows } = await asOwner((pool) =>
    pool.query<{ material: JWK & { kid: string } }>(
      `select material from identity.secret_key where purpose = 'signing'`,
    ),
  );
  const { material } = rows[0]!;
  return new SignJWT({ ...genuine, exp: genuine.iat! + 86_400 })
    .setProtectedHeader({ alg: 'RS256', kid: material.kid, typ: 'at+jwt' })
    .sign(await importJWK(material, 'RS256'));
}

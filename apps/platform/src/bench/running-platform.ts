import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { decodeJwt, importJWK, SignJWT } from 'jose';
import type { JWK } from 'jose';
import pg from 'pg';
import { existing } from '../kernel/existing.ts';
import { signInAt } from '../testing/sign-in.ts';
import { connectionOfRunningDatabase } from '../embedded/database/supervisor.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * The platform as `npm start` starts it, in a process of its own.
 * @param kept a data directory to use and to keep; otherwise one is made and removed
 * @param settings beside those of every measurement
 */
export async function startMeasuredPlatform(kept?: string, settings: Record<string, string> = {}) {
  const directory = kept ?? (await mkdtemp(join(tmpdir(), 'moderator-bench-')));
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const [, ...asStarted] = scripts.start.split(' ');
  const child = spawn(process.execPath, asStarted, {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: directory,
      REQUESTS_PER_USER: '100000000',
      REQUESTS_PER_ACCOUNT: '100000000',
      REQUESTS_PER_ADDRESS: '100000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready at (http:\S+)/.exec(output);
      if (ready) resolve(ready[1]!);
    });
    child.once('exit', (code) => reject(new Error(`the platform ended with ${code}: ${output}`)));
  });
  return {
    url,
    /** Asks on a connection of the owner of the database. */
    async connected<Answer>(work: (connection: pg.ClientBase) => Promise<Answer>): Promise<Answer> {
      const client = new pg.Client(await connectionOfRunningDatabase(join(directory, 'database')));
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    /** Runs one statement as the owner of the database. */
    async query(text: string, values: unknown[] = []) {
      return this.connected(
        async (connection) => (await connection.query(text, values)).rows as Record<string, unknown>[],
      );
    },
    /** Where another platform reaches the same database. */
    async databaseUrl() {
      const reached = await connectionOfRunningDatabase(join(directory, 'database'));
      const { user, database, host } = existing(reached, 'database that runs');
      return `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;
    },
    /** Megabytes that the process of the platform takes now; its database is another process. */
    async megabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
    },
    /** Seconds of a processor that the process of the platform has had since its start. */
    async busySeconds() {
      const fields = (await readFile(`/proc/${child.pid}/stat`, 'utf8')).split(') ')[1]!.split(' ');
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      if (!kept) await rm(directory, { recursive: true, force: true });
    },
  };
}

export type MeasuredPlatform = Awaited<ReturnType<typeof startMeasuredPlatform>>;

/** Tokens end after minutes; a run lasts longer. */
const tokenLasts = 120_000;

/** Gives the token of somebody who signs in again whenever theirs is about to end. */
export function tokenOf(url: string, username: string, password = username): () => Promise<string> {
  let known: { token: Promise<string>; until: number } | undefined;
  return () => {
    if (!known || known.until < Date.now())
      known = { token: signInAt(url, username, password), until: Date.now() + tokenLasts };
    return known.token;
  };
}

/** Signs tokens as the identity service does, for a thousand sign-ins would measure how passwords are checked. */
export async function signerFor(platform: MeasuredPlatform, url: string, username: string, password: string) {
  const genuine = decodeJwt(await signInAt(url, username, password));
  const [row] = await platform.query(
    `select material from identity.secret_key where purpose = 'signing' order by 1 limit 1`,
  );
  const material = row!['material'] as JWK & { kid: string };
  const key = await importJWK(material, 'RS256');
  return (userId: string, minutes: number) =>
    new SignJWT({ ...genuine, sub: userId, exp: Math.floor(Date.now() / 1000) + minutes * 60 + 600 })
      .setProtectedHeader({ alg: 'RS256', kid: material.kid, typ: 'at+jwt' })
      .sign(key);
}

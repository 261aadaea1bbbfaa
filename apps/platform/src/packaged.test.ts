import { execFile, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { copyOfTemplate } from './testing/copy-of-template.ts';
import { nodeOf, releases } from './testing/node-of.ts';
import { signInAt } from './testing/sign-in.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../../', import.meta.url));
const [cluster, demonstrationFiles] = [inject('cluster'), inject('filesDirectory')];

let directory: string;
let environment: NodeJS.ProcessEnv;
const database = `packaged_${randomBytes(6).toString('hex')}`;

const ask = async (sentence: string) => {
  const administration = new pg.Client({ ...cluster, database: 'postgres' });
  await administration.connect();
  await administration.query(sentence);
  await administration.end();
};

/** What is started where nothing of the sources is beside it: neither packages of its own nor npm's. */
const program = () => join(directory, 'packaged/moderator.mjs');

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'moderator-packaged-'));
  await run(process.execPath, ['scripts/package.mjs', join(directory, 'packaged')], { cwd: root });
  await ask(copyOfTemplate(database, 'demo'));
  await cp(join(demonstrationFiles, 'files'), join(directory, 'data/files'), { recursive: true });
  environment = {
    PATH: process.env['PATH'],
    DATABASE_URL: `postgres://${cluster.user}@${encodeURIComponent(cluster.host)}:${cluster.port}/${database}`,
    DATA_DIR: join(directory, 'data'),
    PORT: '0',
  };
}, 300_000);

afterAll(async () => {
  await ask(`drop database if exists ${database} with (force)`);
  await rm(directory, { recursive: true, force: true });
});

describe('what npm run package makes', () => {
  it('is small: an image of it beside Debian and Node is under 400 MB', async () => {
    const { stdout } = await run('du', ['-sk', join(directory, 'packaged')]);
    expect(Number.parseInt(stdout)).toBeLessThan(150_000);
  });

  describe.each(releases)('on Node %i', async (release) => {
    const node = await nodeOf(release);
    let url: string;
    let platform: ChildProcess;
    let complaints = '';
    const get = async (path: string, token?: string) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
      const answer = await fetch(`${url}${path}`, { headers });
      return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
    };

    beforeAll(async () => {
      if (!node) return;
      const child = spawn(node, [program(), 'start'], { cwd: directory, env: environment });
      platform = child;
      child.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
      for await (const line of createInterface(child.stdout)) {
        url = /ready at (http\S+)/.exec(line)?.[1] ?? '';
        if (url) break;
      }
      child.stdout.resume();
    });

    it.skipIf(!node)('works from sign-in to a report for reading and for Word', async () => {
      expect((await get('/')).bytes.toString()).toContain('<div id="root"');
      expect((await get('/api/docs')).status).toBe(200);
      expect((await get('/api/docs/areas/batches')).bytes.toString()).toContain('function drawBatch(');
      const token = await signInAt(url, 'manager');
      const api = createClient(routes, { baseUrl: `${url}/api`, token: () => token });
      for (const [type, start] of [
        ['pdf', '%PDF'],
        ['xlsx', 'PK'],
      ] as const) {
        const table = Buffer.from(await (await api.exportUsers({ type })).blob.arrayBuffer());
        expect(table.subarray(0, start.length).toString()).toBe(start);
      }
      const [batch] = (await api.listBatches({ query: { state: ['reported'] } })).items;
      const report = async (kind: string) =>
        (await get(`/api/v2/moderation/batches/${batch?.id}/report/${kind}`, token)).bytes.toString('latin1');
      expect(await report('pdf')).toMatch(/^%PDF/);
      expect(await report('docx')).toMatch(/^PK/);
    });

    it.skipIf(!node)('ends when it is told to, and nobody reads what libraries think of Node', async () => {
      platform.kill('SIGTERM');
      expect(await once(platform, 'exit')).toEqual([0, null]);
      expect(complaints).toBe('');
    });
  });

  it('makes the demonstration in a process of its own, and goes on with it where that was killed', async () => {
    const empty = `first_${randomBytes(6).toString('hex')}`;
    await ask(copyOfTemplate(empty, 'empty'));
    onTestFinished(() => ask(`drop database if exists ${empty} with (force)`));
    const settings = {
      ...environment,
      DATABASE_URL: environment['DATABASE_URL']?.replace(database, empty),
      DATA_DIR: join(directory, 'first'),
    };
    const start = () => {
      const platform = spawn(process.execPath, [program(), 'start'], { cwd: directory, env: settings });
      onTestFinished(() => void platform.kill('SIGKILL'));
      return { platform, lines: createInterface(platform.stdout)[Symbol.asyncIterator]() };
    };
    const first = start();
    let complaints = '';
    first.platform.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
    expect((await first.lines.next()).value).toContain('Making the demonstration data');
    const { stdout: maker } = await run('pgrep', ['-P', String(first.platform.pid), '-f', 'making-process']);
    process.kill(Number(maker), 'SIGKILL');
    expect(await once(first.platform, 'exit')).toEqual([1, null]);
    expect(complaints).toContain('its process ended with SIGKILL.\nWhat was made is kept; start again');

    const { lines } = start();
    const said: string[] = [];
    for await (const line of lines) if (said.push(line) === 3) break;
    expect(said).toEqual([
      expect.stringContaining('Making the demonstration data'),
      expect.stringContaining('Demonstration data is ready: Umthombo Skills Academy'),
      expect.stringContaining('ready at http://localhost:'),
    ]);
    await expect(run('pgrep', ['-f', join(directory, '.*making-process')])).rejects.toMatchObject({
      code: 1,
    });
    expect(await signInAt(said[2]?.split(' ').at(-1) ?? '', 'manager')).toBeTruthy();
    // The whole of a demonstration is made in it, once and a part.
  }, 180_000);

  it('carries out the commands of an operator, and says which there are', async () => {
    const { stdout } = await run(process.execPath, [program(), 'audit:verify'], { env: environment });
    expect(stdout).not.toBe('');
    const unknown = run(process.execPath, [program(), 'explode'], { env: environment });
    await expect(unknown).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('setup') as string,
    });
  });
});

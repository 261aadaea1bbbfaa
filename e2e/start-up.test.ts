import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '@moderator/client';
import {
  claimAttempt,
  getWorkspace,
  listAttempts,
  recordVerdict,
  saveDraft,
} from '@moderator/contract/routes';
import { signInAt } from '../apps/platform/src/testing/sign-in.ts';
import { beginnings } from './support/beginnings.ts';
import { startSecond } from './support/journey.ts';
import { root, startSystem } from './support/system.ts';
import type { RunningSystem } from './support/system.ts';

/** Runs the start to its end and says what it printed and how it ended. */
function attemptStart(settings: Record<string, string>): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve) => child.once('exit', (code) => resolve({ code, errors })));
}

const filesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { recursive: true }).length : 0;

/** Starts on this data directory and ends it with SIGKILL while the demonstration is being made. */
async function killWhileMaking(dataDirectory: string): Promise<void> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: dataDirectory },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  // Files of evidence are there from the middle of the making on; the folder, and whose it is, from the start on.
  const watch = setInterval(() => filesIn(join(dataDirectory, 'files')) > 5 && child.kill('SIGKILL'), 20);
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await once(child, 'exit');
  clearInterval(watch);
  expect(output).toContain('Making the demonstration data');
  expect(output).not.toContain('Demonstration data is ready');
}

async function apiOf(system: RunningSystem) {
  const token = await signInAt(system.url, 'moderator');
  const routes = { claimAttempt, getWorkspace, listAttempts, recordVerdict, saveDraft };
  return createClient(routes, { baseUrl: `${system.url}/api`, token: () => token });
}

/** What people read at a first start; a warning of a library is no such line. */
const ownLines = [
  /^(Building the platform|Building the application|Making the demonstration data); this happens once …$/,
  // Systems of other journeys may start on a fresh clone at the same moment.
  /^Another process is building; this one goes on when it is done …$/,
  /^Demonstration data is ready: .+\.$/,
  /^Moderator is ready at http:\/\/localhost:\d+$/,
  /^Open http:\/\/localhost:\d+ and sign in; each password is the same as the username:$/,
  /^ {2}\w+ +[\p{L} ]+ {2,}[\p{L}, ]+ \([\p{L} ]+\)$/u,
  /^Everything is kept in \S+ {2}Stop with Ctrl\+C\.$/,
];

const emptyDraft = { comments: {}, findings: [], reason: '', actions: [], judgements: {}, notes: '' };

describe('starting', () => {
  let system: RunningSystem;
  let scratch: string;
  beforeAll(async () => {
    scratch = await mkdtemp(join(tmpdir(), 'moderator-start-'));
    system = await startSecond();
  });
  afterAll(async () => {
    await system.stop();
    await system.remove();
    await rm(scratch, { recursive: true, force: true });
  });

  it('prints what is made, the address and the sign-ins at the first start, and no line of anybody else', async () => {
    const { output } = await beginnings();
    expect(output).toMatch(/Moderator is ready at http:\/\/localhost:\d+/);
    expect(output).toMatch(/ {2}moderator +Nomvula Khumalo/);
    const foreign = output.split('\n').filter((line) => line && !ownLines.some((own) => own.test(line)));
    expect(foreign.join('\n')).toBe('');
  });

  it('answers that it is healthy', async () => {
    const response = await fetch(`${system.url}/health`);
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        status: 'ok',
        database: 'ok',
        accounts: 'ok',
        identity: 'embedded',
        disk: 'ok',
        files: 'ok',
        scanner: 'none',
      },
    ]);
  });

  it('refuses a second start on the same data directory and leaves the first alone', async () => {
    const second = await attemptStart({ DATA_DIR: system.dataDirectory });
    expect(second.code).toBe(1);
    expect(second.errors).toContain('Another Moderator is already running on the data directory');
    expect((await fetch(`${system.url}/health`)).status).toBe(200);
  });

  it('says in a sentence that the port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, errors } = await attemptStart({ DATA_DIR: join(scratch, 'port'), PORT: String(port) });
    server.close();
    expect([code, errors]).toEqual([1, expect.stringContaining(`Port ${port} is taken by another program.`)]);
  });

  it.each([
    ['a wrong PORT', { PORT: 'x' }, 'PORT is "x"'],
    [
      'a missing PostgreSQL',
      { POSTGRES_DIR: '/nowhere' },
      'POSTGRES_DIR is /nowhere, where no PostgreSQL runs',
    ],
    [
      'an unreachable database',
      { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' },
      'The database none at 127.0.0.1:1 cannot be reached',
    ],
  ])('says in a sentence what is wrong with %s', async (_, settings, sentence) => {
    const { code, errors } = await attemptStart({ DATA_DIR: join(scratch, 'wrong'), ...settings });
    expect([code, errors]).toEqual([1, expect.stringContaining(sentence)]);
    // Nobody is told where in the code it was noticed, nor what is secret.
    expect(errors).not.toMatch(/secret|^ +at /m);
  });

  it('says in a sentence that the data directory cannot be written', async () => {
    const file = join(scratch, 'a-file');
    await writeFile(file, '');
    const { code, errors } = await attemptStart({ DATA_DIR: join(file, 'inside') });
    expect([code, errors]).toEqual([1, expect.stringContaining('cannot be written')]);
  });

  it('completes the demonstration after a first start that was killed in the middle of making it', async () => {
    const directory = join(scratch, 'killed');
    await killWhileMaking(directory);
    const second = await startSystem({ DATA_DIR: directory });
    try {
      const api = await apiOf(second);
      const undisturbed = await apiOf(system);
      for (const state of ['open', 'assessed', 'in_sample', 'reported', 'certificated'] as const) {
        const query = { query: { state: [state], limit: 500 } };
        // Attempts that open by themselves have other ids each time.
        const whose = async (asked: typeof api) =>
          (await asked.listAttempts(query)).items
            .map((each) => `${each.learner.id} ${each.course.id}`)
            .sort();
        expect([state, await whose(api)]).toEqual([state, await whose(undisturbed)]);
      }
    } finally {
      await second.stop();
    }
  });

  it('comes up by itself after kill -9 with everything that was acknowledged', async () => {
    const api = await apiOf(system);
    const { items } = await api.listAttempts({ query: { state: ['in_sample'] } });
    // One of two results: what follows gives one of them.
    const { id } = items.find((row) => !row.conflict && row.course.name.includes('Business'))!;
    await api.claimAttempt({ id });
    const { outcomes } = await api.getWorkspace({ id });
    await api.recordVerdict({
      id,
      outcomeId: outcomes[0]!.id,
      body: { result: 'C', comment: 'Seen before the lights went out.' },
    });
    await api.saveDraft({ id, version: 0, body: { ...emptyDraft, reason: 'half a sentence' } });

    await system.stop('SIGKILL');
    system = await startSystem({ DATA_DIR: system.dataDirectory });
    const after = await (await apiOf(system)).getWorkspace({ id });
    expect(after.attempt.claim?.mine).toBe(true);
    expect(after.outcomes[0]!.verdict?.comment).toBe('Seen before the lights went out.');
    expect(after.draft?.body.reason).toBe('half a sentence');
  });

  it('ends without a word when it is told to', async () => {
    const said = system.output();
    await system.stop();
    expect(system.output()).toBe(said);
  });
});

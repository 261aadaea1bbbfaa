import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import { signInAt } from '../testing/sign-in.ts';
import { raw } from '../testing/raw.ts';
import { testConfig } from '../testing/test-config.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { eicar, startClamd } from './clamd.fixture.ts';
import type { TestClamd } from './clamd.fixture.ts';

let clamd: TestClamd;
let platform: TestPlatform;
let directory: string;

const fileOf = (text: string) => {
  const body = new FormData();
  body.set('file', new Blob([`%PDF-1.4\n${text}\n%%EOF`]), 'portfolio.pdf');
  return body;
};
const upload = async (text: string) => {
  const { status, body } = await raw(platform, 'POST', '/files', { as: 'learner', body: fileOf(text) });
  expect(status).toBe(201);
  return body.data.id as string;
};
const download = (id: string, as = 'learner') => raw(platform, 'GET', `/files/${id}/download`, { as });
const until = (id: string, status: number) =>
  expect.poll(async () => (await download(id)).status, { timeout: 25_000, interval: 100 }).toBe(status);

beforeAll(async () => {
  clamd = await startClamd();
  directory = await mkdtemp(join(tmpdir(), 'moderator-scan-'));
  platform = await startTestPlatform('demo', { dataDirectory: directory, settings: { clamdUrl: clamd.url } });
});
afterAll(async () => {
  await platform.stop();
  await clamd.stop();
  await rm(directory, { recursive: true, force: true });
});

describe('a file that is handed in', () => {
  it('is kept back until the scanner has found nothing in it', async () => {
    clamd.is('silent');
    const id = await upload('harmless');
    const waiting = await download(id);
    expect([waiting.status, waiting.body.detail]).toEqual([409, expect.stringContaining('being checked')]);
    for (const as of ['assessor', 'moderator', 'administrator'])
      expect((await download(id, as)).status).toBe(409);
    // What hangs is cut off as a scanner that dies is.
    await clamd.stop();
    expect((await download(id)).status).toBe(409);
    const port = new URL(clamd.url).port;
    clamd = await startClamd(Number(port));
    await until(id, 200);
    expect((await download(id)).text).toContain('harmless');
  });

  it('in which something is found is kept from everybody, with what it was, and is not gone', async () => {
    const id = await upload(`a form with ${eicar} in it`);
    await expect
      .poll(async () => (await download(id)).body?.detail as string, { timeout: 25_000, interval: 100 })
      .toContain('found Eicar-Test-Signature');
    for (const as of ['learner', 'assessor', 'moderator', 'manager', 'administrator'])
      expect([as, (await download(id, as)).status]).toEqual([as, 409]);
    expect((await raw(platform, 'GET', `/files/${id}`, { as: 'learner' })).status).toBe(200);
  });

  it('is sent to the scanner whole, however large', async () => {
    const before = clamd.scanned();
    const clean = await upload('x'.repeat(3_000_000));
    const bad = await upload(`${'x'.repeat(3_000_000)}${eicar}`);
    await until(clean, 200);
    await expect
      .poll(async () => (await download(bad)).body?.detail as string, { timeout: 25_000, interval: 100 })
      .toContain('found Eicar');
    expect(clamd.scanned()).toBeGreaterThanOrEqual(before + 2);
  });
});

describe('a report of an issue', () => {
  it('is mailed without an attachment in which something was found, and says so', async () => {
    const body = fileOf(eicar);
    for (const [name, value] of Object.entries({
      from: 'learner@umthombo.example',
      to: 'support@moderator.invalid',
      title: 'With something in it',
      body: 'See what is attached.',
    }))
      body.set(name, value);
    expect((await raw(platform, 'POST', '/report/issues', { as: 'learner', body })).status).toBe(201);
    const folder = join(directory, 'mail');
    const mails = async () => {
      const names = await readdir(folder).catch(() => []);
      return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n');
    };
    await expect.poll(mails, { timeout: 25_000 }).toContain('The attachment is not sent');
    expect(await mails()).not.toContain('portfolio.pdf');
  });
});

describe('what was stored before there was a scanner', () => {
  it('is looked at once there is one', async () => {
    const later = await startTestPlatform('demo', { dataDirectory: directory });
    const own = platform;
    platform = later;
    try {
      const id = await upload(`from before ${eicar}`);
      expect((await download(id)).status).toBe(200);
      // Of everything else that is stored nothing is left to look at.
      await later.query(`update stored_file set scan = 'clean' where id <> $1`, [id]);
      const config = { ...testConfig(directory), clamdUrl: clamd.url };
      const scanning = await startPlatform({ config, connection: later.connection, log: silentLog });
      const authorization = `Bearer ${await signInAt(scanning.url, 'learner')}`;
      const status = async () =>
        (await fetch(`${scanning.url}/api/v2/files/${id}/download`, { headers: { authorization } })).status;
      await expect.poll(status, { timeout: 25_000, interval: 100 }).toBe(409);
      // Also without a scanner: what was found stays kept from everybody.
      expect((await download(id)).status).toBe(409);
      await scanning.stop();
    } finally {
      platform = own;
    }
    await later.stop();
  });
});

describe('the health', () => {
  const health = async () => (await (await fetch(`${platform.url}/health`)).json()) as Record<string, string>;

  it('tells whether the scanner answers, and goes on being well without it', async () => {
    expect(await health()).toMatchObject({ status: 'ok', scanner: 'ok' });
    clamd.is('failing');
    expect(await health()).toMatchObject({ status: 'ok', scanner: 'unreachable' });
    clamd.is('well');
  });
});

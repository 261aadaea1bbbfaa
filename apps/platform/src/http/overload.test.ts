import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestsAtOnce } from '../database/pool.ts';
import { raw } from '../testing/raw.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

/** Calls that may wait (http/admission.ts). */
const mostWaiting = 1_000;
const patient = { timeout: 20_000 };
let platform: TestPlatform;
let owner: pg.Client;
beforeAll(async () => {
  platform = await startTestPlatform('demo', {
    settings: { metricsPort: 0 },
    // However slow the machine is, nothing that is held gives up.
    databasePatience: { connectMs: 60_000, statementMs: 60_000, lockMs: 60_000, answerMs: 60_000 },
  });
  owner = new pg.Client(platform.connection);
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await platform.stop();
});

/** Calls that are worked on, or that wait for their turn, as the platform tells who watches it. */
async function calls(state: 'working' | 'waiting'): Promise<number> {
  const figures = await (await fetch(platform.metricsUrl!)).text();
  return Number(new RegExp(`^moderator_calls\\{state="${state}"\\} (\\d+)`, 'm').exec(figures)?.[1]);
}
const waiting = () => calls('waiting');

describe('a platform that has more calls than may wait', () => {
  it('tells the next one to come back, and has room again when those that wait have gone', async () => {
    const headers = { authorization: `Bearer ${await platform.token('moderator')}` };
    const list = (signal?: AbortSignal) =>
      fetch(`${platform.url}/api/v2/moderation/attempts`, { headers, signal: signal ?? null });
    await owner.query('begin; lock table attempt in access exclusive mode');
    const held = Array.from({ length: requestsAtOnce - 1 }, () => list());
    await expect.poll(() => calls('working'), patient).toBe(held.length);
    const leaving = new AbortController();
    const left = Array.from({ length: mostWaiting }, () => list(leaving.signal).catch(() => 'gone'));
    await expect.poll(waiting, patient).toBe(mostWaiting);

    const refused = await raw(platform, 'GET', '/moderation/attempts', { headers });
    expect(refused).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);

    leaving.abort();
    expect(new Set(await Promise.all(left))).toEqual(new Set(['gone']));
    await expect.poll(waiting, patient).toBe(0);
    const late = list();
    await expect.poll(waiting, patient).toBe(1);
    await owner.query('rollback');
    for (const { status } of await Promise.all([...held, late])) expect(status).toBe(200);
  });
});

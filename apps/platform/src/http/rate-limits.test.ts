import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RefusedError } from '../kernel/refusal.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { createRateLimits } from './rate-limits.ts';
import type { Principal } from '../kernel/principal.ts';
import { createDatabase } from '../database/database.ts';
import { createPool } from '../database/pool.ts';
import { randomUUID } from 'node:crypto';

let platform: TestPlatform;
let pool: ReturnType<typeof createPool>;
beforeAll(async () => {
  platform = await startTestPlatform('empty');
  pool = createPool(platform.connection, () => undefined);
});
afterAll(async () => {
  await pool.end();
  await platform.stop();
});

/** The minute that these tests are in to the end: counts of minutes long past are cleared away by the platform. */
const minuteMs = 60_000;
const thisMinute = Math.floor(Date.now() / minuteMs) * minuteMs;

/** Limits as one process has them, at a time that stands still. */
const limits = (requestsOfUser: number, requestsOfAccount: number, now = new Date(thisMinute)) =>
  createRateLimits({
    config: { requestsOfUser, requestsOfAccount } as never,
    database: createDatabase(pool),
    now: () => now,
  });
const somebody = (accountId: string = randomUUID()) =>
  ({ userId: randomUUID(), accountId, impersonatorId: null }) as Principal;

/** How many of so many requests are let through. */
async function passed(send: () => Promise<void>, requests: number) {
  let count = 0;
  for (let sent = 0; sent < requests; sent++)
    await send().then(
      () => count++,
      (error: unknown) => expect(error).toBeInstanceOf(RefusedError),
    );
  return count;
}

describe('requests a minute', () => {
  it.each([1, 7, 20, 21, 45])('are let through up to %i of a user', async (limit) => {
    const [one, person] = [limits(limit, 10_000), somebody()];
    expect(await passed(() => one.count(person), limit + 10)).toBe(limit);
  });

  it('are counted over the users of an account', async () => {
    const one = limits(10_000, 30);
    const account = randomUUID();
    const people = [somebody(account), somebody(account)];
    let turn = 0;
    expect(await passed(() => one.count(people[turn++ % 2]!), 50)).toBe(30);
    expect(await passed(() => one.count(somebody()), 5)).toBe(5);
  });

  it('are counted over all processes', async () => {
    const [one, two, person] = [limits(60, 10_000), limits(60, 10_000), somebody()];
    let turn = 0;
    expect(await passed(() => [one, two][turn++ % 2]!.count(person), 100)).toBe(60);
  });

  it('say how long to wait, and begin anew with the next minute', async () => {
    const person = somebody();
    const early = limits(3, 10_000, new Date(thisMinute + 18_000));
    await passed(() => early.count(person), 3);
    await expect(early.count(person)).rejects.toMatchObject({
      code: 'too_many_requests',
      more: { headers: { 'retry-after': '42' } },
    });
    await limits(3, 10_000, new Date(thisMinute + minuteMs)).count(person);
  });

  it('are those of the administrator who acts as somebody else', async () => {
    const [one, administrator] = [limits(5, 10_000), randomUUID()];
    const acting = () => one.count({ ...somebody(), impersonatorId: administrator });
    expect(await passed(acting, 9)).toBe(5);
  });
});

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { silentLog } from '../embedded/silent-log.ts';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { enqueue } from './enqueue.ts';
import { job } from './job.ts';
import type { Job } from './job.ts';
import { startJobs } from './start-jobs.ts';

const pace = { pollSeconds: 0.2, beatSeconds: 0.2, silenceSeconds: 1 };
const patience = { timeout: 60_000, interval: 50 };
const tenant = { clientId: randomUUID(), accountId: randomUUID() };
const failure = 'It did not work. Nothing is lost.';

let context: TestContext;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => (context = await startTestContext('empty')));
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await context.query('delete from job');
});
afterAll(() => context.stop());

const work = async (...jobs: Job[]) =>
  void stops.push(await startJobs({ pool: context.pool, context, jobs, log: silentLog, pace }));
const numbered = (run: Job<{ number: number }>['run'], more: Partial<Job<{ number: number }>> = {}) =>
  job({ name: 'numbered', payload: z.object({ number: z.int() }), failure, tries: 2, run, ...more });
const put = <Payload>(one: Job<Payload>, payload: Payload, key?: string) =>
  context.database.asTenant(tenant, (queries) =>
    enqueue(queries, one, payload, { ...tenant, ...(key ? { key } : {}) }),
  );
const rows = () =>
  context.query<{ state: string; attempts: number; error: string | null; progress: number; ahead: boolean }>(
    'select state, attempts, error, progress, run_at > now() as ahead from job order by created_at',
  );
const until = (expected: object[]) =>
  vi.waitFor(async () => expect(await rows()).toMatchObject(expected), patience);
const atOnce = () => context.query(`update job set run_at = now() where state = 'waiting'`);

it('a job runs when the transaction that enqueued it commits, and never when it does not', async () => {
  const ran: number[] = [];
  const one = numbered(async ({ number }) => void ran.push(number));
  await work(one);
  const rolledBack = context.database.asTenant(tenant, async (queries) => {
    await enqueue(queries, one, { number: 1 }, tenant);
    throw new Error('not after all');
  });
  await expect(rolledBack).rejects.toThrow('not after all');
  await put(one, { number: 2 });
  await until([{ state: 'done', progress: 100, error: null }]);
  expect(ran).toEqual([2]);
});

it('what is enqueued twice under one key runs once', async () => {
  const ran: number[] = [];
  const one = numbered(async ({ number }) => void ran.push(number));
  await put(one, { number: 1 }, 'key');
  await put(one, { number: 2 }, 'key');
  await work(one);
  await until([{ state: 'done' }]);
  expect(ran).toEqual([1]);
});

it('a job that fails is seen with its sentence, tried again later, and given up in the end', async () => {
  const seen: string[] = [];
  const one = numbered(() => Promise.reject(new Error('a secret of the machine')), {
    giveUp: async ({ number }) => void seen.push(`given up ${number}`),
  });
  await work(one);
  await put(one, { number: 7 });
  await until([{ state: 'waiting', attempts: 1, error: failure, ahead: true }]);
  await atOnce();
  await until([{ state: 'waiting', attempts: 2, error: failure, ahead: true }]);
  await atOnce();
  await until([{ state: 'failed', error: failure }]);
  expect(seen).toEqual(['given up 7']);
});

it('several platforms run each job once, and never two runs of one at a time', async () => {
  const [running, ran] = [new Set<number>(), [] as number[]];
  const one = numbered(async ({ number }) => {
    expect(running.has(number)).toBe(false);
    running.add(number);
    await context.query('select pg_sleep(0.01)');
    running.delete(number);
    ran.push(number);
  });
  await work(one);
  await work(one);
  const numbers = Array.from({ length: 60 }, (_, index) => index);
  await Promise.all(numbers.map((number) => put(one, { number })));
  await until(numbers.map(() => ({ state: 'done', attempts: 1 })));
  expect(ran.sort((a, b) => a - b)).toEqual(numbers);
});

it('work that is stopped is given back and goes on at once, with its progress seen meanwhile', async () => {
  const first = numbered(async (_, { progress, signal, context: { database } }) => {
    await database.asTenant(tenant, (queries) => progress(queries, 40));
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  await work(first);
  await put(first, { number: 1 });
  await until([{ state: 'running', progress: 40 }]);
  await stops.pop()!();
  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 0, error: null, ahead: false }]);
  await work(numbered(async () => undefined));
  await until([{ state: 'done', attempts: 1 }]);
});

it('a run that another has taken over from commits nothing more', async () => {
  let refused: unknown;
  const one = numbered(async (_, { progress, context: { database } }) => {
    await context.query('update job set lease = gen_random_uuid()');
    refused = await database.asTenant(tenant, (queries) => progress(queries, 50)).catch((error) => error);
    throw refused;
  });
  await work(one);
  await put(one, { number: 1 });
  await vi.waitFor(
    () => expect(refused).toMatchObject({ message: expect.stringContaining('taken') }),
    patience,
  );
  expect(await rows()).toMatchObject([{ state: 'running', progress: 0 }]);
});

it('a platform that was held to be dead goes on by another name', async () => {
  const one = numbered(async () => undefined);
  await work(one);
  const names = () => context.query<{ id: string }>('select id from job_process');
  await vi.waitFor(async () => expect(await names()).toHaveLength(1), patience);
  const [before] = await names();
  await context.query('delete from job_process');
  await vi.waitFor(async () => {
    expect((await names()).filter(({ id }) => id !== before!.id)).toHaveLength(1);
  }, patience);
  await put(one, { number: 1 });
  await until([{ state: 'done', attempts: 1 }]);
});

it('what comes by itself runs once for each time, also when it is told again', async () => {
  const ran: string[] = [];
  const hourly = job({
    name: 'hourly',
    payload: z.object({}),
    failure,
    tries: 2,
    run: async () => void ran.push('now'),
  });
  await work(hourly);
  const due = (ts: string) =>
    context.query(
      `select graphile_worker.add_job('hourly', json_build_object('_cron', json_build_object('ts', $1::text)))`,
      [ts],
    );
  await due('2026-11-22T05:17:00Z');
  await until([{ state: 'done' }]);
  for (const ts of ['2026-11-22T05:17:00Z', '2026-11-22T06:17:00Z']) await due(ts);
  await until([{ state: 'done' }, { state: 'done' }]);
  await vi.waitFor(
    async () =>
      expect(
        await context.query(`select from graphile_worker.jobs where task_identifier = 'hourly'`),
      ).toEqual([]),
    patience,
  );
  expect(ran).toEqual(['now', 'now']);
});

it('what comes by itself takes one place, however often its time has come while it is held up', async () => {
  let isHeldUp = true;
  const [begun, heldUp] = [[] as string[], [] as (() => void)[]];
  const minutely = job({
    name: 'minutely',
    payload: z.object({}),
    failure,
    tries: 2,
    every: '* * * * *',
    run: async () => {
      begun.push('now');
      if (isHeldUp) await new Promise<void>((resolve) => heldUp.push(resolve));
    },
  });
  const one = numbered(async () => undefined);
  await context.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('minutely', now() - interval '1 hour', now() - interval '20 minutes')`);
  await work(minutely, one);
  await vi.waitFor(() => expect(begun).toHaveLength(1), patience);
  for (const number of [1, 2, 3, 4, 5, 6]) await put(one, { number });
  await vi.waitFor(async () => {
    const states = (await rows()).map(({ state }) => state);
    expect(states.filter((state) => state === 'done')).toHaveLength(6);
  }, patience);
  expect(begun).toHaveLength(1);

  isHeldUp = false;
  for (const goOn of heldUp) goOn();
  await vi.waitFor(() => expect(begun.length).toBeGreaterThanOrEqual(20), patience);
});

it('lost connections cost a moment', async () => {
  const one = numbered(async () => undefined);
  await work(one);
  await put(one, { number: 1 });
  await until([{ state: 'done' }]);
  for (let number = 2; number < 6; number++) {
    await put(one, { number });
    // Until they are gone: what is asked next must not find one that is still there.
    await context.query(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
  }
  await vi.waitFor(async () => {
    await atOnce();
    expect((await rows()).map(({ state }) => state)).toEqual(Array(5).fill('done'));
  }, patience);
});

it('the transaction of a tenant enqueues for itself, and can do nothing else to jobs or to the queue', async () => {
  const one = numbered(async () => undefined);
  await put(one, { number: 1 });
  const asTenant = (text: string) =>
    context.database.asTenant(tenant, async (queries) => (await sql.raw(text).execute(queries)).rows);
  const elsewhere = context.database.asTenant(tenant, (queries) =>
    enqueue(queries, one, { number: 1 }, { ...tenant, accountId: randomUUID() }),
  );
  await expect(elsewhere).rejects.toThrow('row-level security');
  await expect(asTenant(`update job set state = 'done'`)).rejects.toThrow('permission denied');
  await expect(asTenant('delete from job')).rejects.toThrow('permission denied');
  await expect(asTenant('select * from graphile_worker.jobs')).rejects.toThrow('permission denied');
  await expect(asTenant(`select graphile_worker.add_job('numbered')`)).rejects.toThrow('permission denied');
  expect(await asTenant('select kind from job')).toEqual([{ kind: 'numbered' }]);
});

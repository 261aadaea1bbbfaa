import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '../../all-jobs.ts';
import { externalImportHandlers as handlers } from '../../areas/external-assessments/imports/import-calls.ts';
import { silentLog } from '../../embedded/silent-log.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import type { Call } from '../../kernel/call.ts';
import { principalOf } from '../../kernel/present-person.ts';
import type { Principal } from '../../kernel/principal.ts';
import { startPlatformProcess } from '../../testing/platform-process.ts';
import { coursesOf, own, personOf } from '../../testing/template.ts';
import { startTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { keepArchive } from './keep-archive.ts';

/** The same as usual, only sooner. */
const pace = { pollSeconds: 0.2, beatSeconds: 0.2, silenceSeconds: 1 };
const patience = { timeout: 60_000, interval: 50 };
const courseId = coursesOf(own, 'Contact Centre')[0]!;
const reference = 'KILLED-1';
const filesOfEach = 4;

let context: TestContext;
let manager: Principal;
let child: ChildProcess | undefined;
let stopJobs: (() => Promise<void>) | undefined;
beforeAll(async () => {
  context = await startTestContext('demo');
  const { id } = personOf('manager');
  manager = (await context.database.asSystem((queries) => principalOf(queries, id, false)))!;
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await stopJobs?.();
});
afterAll(() => context.stop());

const ask = <Id extends keyof typeof handlers>(id: Id, input: Partial<Pick<Call<Id>, 'params' | 'body'>>) =>
  context.database.asSystem(async (queries) => {
    const usual = { params: {}, query: {}, body: {}, version: 0, now: new Date() };
    const call = { context, queries, principal: manager, ...usual, ...input };
    return (handlers[id] as (call: unknown) => Promise<{ data: { id: string } }>)(call);
  });
const stateOf = async (id: string) =>
  (await context.query<{ state: string }>('select state from external_import where id = $1', [id]))[0]!.state;
const stored = () =>
  context.query<{ files: number }>(
    `select (select count(*)::int from evidence v where v.attempt_id = e.attempt_id) as files
      from external_assessment e where reference = $1`,
    [reference],
  );
const onDisk = async () =>
  (await readdir(join(context.config.dataDirectory, 'files'), { recursive: true })).length;

it('a process that is killed while it stores an import leaves nothing behind, and another stores all of it once', async () => {
  const learners = await context.query<{ number: string }>(
    `select body ->> 'number' as number from document u where kind = 'users' and account_id = $1 and body -> 'roles' ? 'learner'
      and body ->> 'state' = 'active' and deleted_at is null and body ->> 'number' is not null
      and not exists (select from attempt a where a.learner_id = u.id and a.course_id = $2) limit 20`,
    [own, courseId],
  );
  const codes = await context.query<{ code: string }>(
    'select code from outcome where course_id = $1 order by position',
    [courseId],
  );
  const table = [
    ['Number', ...codes.map(({ code }) => code)].join(','),
    ...learners.map(({ number }) => [number, ...codes.map(() => 'C')].join(',')),
  ].join('\n');
  const files = learners.flatMap(({ number }) =>
    Array.from({ length: filesOfEach }, (_, index) => [
      `${number}/${index}.txt`,
      strToU8(`${number} ${index}`),
    ]),
  );
  const path = join(context.config.dataDirectory, 'killed.zip');
  await writeFile(path, zipSync({ 'results.csv': strToU8(table), ...Object.fromEntries(files) }));
  const uploadId = await keepArchive(context, manager, path);
  const facts = {
    courseId,
    body: 'Services SETA',
    kind: 'workplace',
    assessedOn: '2026-05-04',
    reference,
  } as const;
  const { id } = (await ask('startExternalImport', { body: { ...facts, uploadId } })).data;
  const start = () => startPlatformProcess({ config: context.config, connection: context.connection, pace });
  // Held here, it has unpacked everything and stored nothing.
  const holding = await context.pool.connect();
  await holding.query('begin; lock table external_assessment in share mode');
  child = start();
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('draft'), patience);
  await ask('storeExternalImport', { params: { id } });
  await vi.waitFor(async () => {
    const waiting = await context.query(
      `select from pg_locks where relation = 'external_assessment'::regclass and not granted`,
    );
    expect(waiting).toHaveLength(1);
  }, patience);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holding.query('rollback');
  holding.release();
  expect(await stateOf(id)).toBe('storing');
  expect(await stored()).toEqual([]);

  const before = await onDisk();
  stopJobs = await startJobs({ pool: context.pool, context, jobs, log: silentLog, pace });
  await vi.waitFor(async () => expect(await stateOf(id)).toBe('finished'), patience);
  expect(await stored()).toEqual(learners.map(() => ({ files: filesOfEach })));
  // What was unpacked by the one that was killed is what is kept now; the archive alone is gone.
  await vi.waitFor(async () => expect(await onDisk()).toBeLessThan(before), patience);
  const kept = await context.query<{ count: number }>(
    `select count(*)::int as count from stored_file f join evidence v on v.file_id = f.id
      join external_assessment e on e.attempt_id = v.attempt_id where e.reference = $1`,
    [reference],
  );
  expect(kept).toEqual([{ count: files.length }]);
}, 120_000);

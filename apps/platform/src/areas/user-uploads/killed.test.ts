import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { jobs } from '../../all-jobs.ts';
import { silentLog } from '../../embedded/silent-log.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { startPlatform } from '../../platform.ts';
import { startPlatformProcess } from '../../testing/platform-process.ts';
import { csv, head, people } from './tables.fixture.ts';
import { startUploadWork } from './upload-work.fixture.ts';
import type { TestUploadWork } from './upload-work.fixture.ts';

/** The same as usual, only sooner. */
const pace = { pollSeconds: 0.2, beatSeconds: 0.2, silenceSeconds: 1 };
const patience = { timeout: 60_000, interval: 50 };

let uploads: TestUploadWork;
let child: ChildProcess | undefined;
let stopJobs: (() => Promise<void>) | undefined;
beforeAll(async () => {
  uploads = await startUploadWork();
  await uploads.query(`update document set body = body - 'learners' where kind = 'licences'`);
});
afterEach(async () => {
  child?.kill('SIGKILL');
  await stopJobs?.();
  stopJobs = undefined;
});
afterAll(() => uploads.stop());

const stored = (prefix: string) =>
  uploads.query(`select from document where kind = 'users' and body ->> 'username' like $1`, [`${prefix}%`]);

it('a platform that is killed in the middle of an upload is taken over from by another, which ends it', async () => {
  const id = await uploads.put(csv(head, ...people(2500, 'orphan')), 'valid');
  // Held here, the upload goes no further than its first rows.
  const holding = await uploads.pool.connect();
  await holding.query('begin; lock table user_upload_pending in share mode');
  const { config, connection } = uploads;
  child = startPlatformProcess({ config, connection, pace });
  await vi.waitFor(
    async () => expect(await uploads.upload(id)).toMatchObject({ state: 'running' }),
    patience,
  );
  stopJobs = await startJobs({ pool: uploads.pool, context: uploads, jobs, log: silentLog, pace });
  child.kill('SIGKILL');
  await once(child, 'exit');
  await holding.query('rollback');
  holding.release();
  await vi.waitFor(
    async () => expect(await uploads.upload(id)).toMatchObject({ state: 'finished' }),
    patience,
  );
  expect(await uploads.upload(id)).toMatchObject({ created: 2500, refused: 0, attempts: 2 });
  expect(await stored('orphan')).toHaveLength(2500);
}, 120_000);

it('an upload that the version before left half done goes on after the upgrade', async () => {
  const id = await uploads.put(csv(head, ...people(5, 'heirloom')), 'all');
  await uploads.query(`drop table job, job_process cascade;
    drop function put_job_into_queue, enqueue_work_of_version_before;
    drop schema graphile_worker cascade;
    delete from migration where name = '0012-jobs.sql';
    comment on table migration is null`);
  await uploads.query(
    `update user_upload set state = 'running', lease = gen_random_uuid(), leased_until = now() + interval '30 seconds',
      attempts = 1 where id = $1`,
    [id],
  );
  const { config, connection } = uploads;
  const platform = await startPlatform({ config, connection, log: silentLog });
  stopJobs = () => platform.stop();
  await vi.waitFor(
    async () => expect(await uploads.upload(id)).toMatchObject({ state: 'finished' }),
    patience,
  );
  expect(await stored('heirloom')).toHaveLength(5);
});

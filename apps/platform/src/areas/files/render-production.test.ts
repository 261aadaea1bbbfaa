import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silentLog } from '../../embedded/silent-log.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { startJobs } from '../../jobs/start-jobs.ts';
import { createEncoder } from '../../recordings/encoder.ts';
import { ffmpeg, recordingOf, withoutFfmpeg } from '../../recordings/encoder.fixture.ts';
import { startTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { clientId, personOf } from '../../testing/template.ts';
import { renderProduction } from './render-production.ts';

const pace = { pollSeconds: 0.2, beatSeconds: 0.2, silenceSeconds: 1 };
const { id: userId, accountId } = personOf('manager');

describe.skipIf(!ffmpeg)(
  `making a recording ready (${ffmpeg ? 'an encoder is here' : withoutFfmpeg})`,
  () => {
    let context: TestContext;
    beforeAll(async () => {
      const started = await startTestContext('demo');
      context = { ...started, encoder: await createEncoder(ffmpeg ?? '', { hours: 1, bytes: 1e9 }) };
    });
    afterAll(() => context.stop());

    /** A recording that is asked to be made ready. @returns the id of that */
    async function asked(profile: 'web' | 'audio', film: Buffer): Promise<string> {
      const fileId = crypto.randomUUID();
      const { size, sha256 } = await context.files.keep(fileId, film);
      const [row] = await context.query<{ id: string }>(
        `with file as (insert into stored_file (id, client_id, account_id, owner_id, name, media_type, size, sha256)
         values ($1, $2, $3, $4, 'film.mp4', 'video/mp4', $5, $6) returning id)
       insert into production (client_id, account_id, file_id, profile, created_by) values ($2, $3, $1, $7, $4) returning id`,
        [fileId, clientId, accountId, userId, size, sha256, profile],
      );
      const id = row!.id;
      await context.database.asTenant({ clientId, accountId }, (queries) =>
        enqueue(queries, renderProduction, { id }, { clientId, accountId }),
      );
      return id;
    }
    const work = () =>
      startJobs({ pool: context.pool, context, jobs: [renderProduction], log: silentLog, pace });
    const stateOf = async (id: string) =>
      (
        await context.query<{ state: string; progress: number }>(
          'select state, progress from production where id = $1',
          [id],
        )
      )[0];
    const filesOf = async (id: string) =>
      (
        await context.query<{ id: string }>(
          'select id from stored_file where production_id = $1 order by id',
          [id],
        )
      ).map((each) => each.id);
    const patience = { timeout: 60_000, interval: 50 };
    /** What runs were made in, beside where files are kept. */
    const workplaces = () => readdir(join(context.config.dataDirectory, 'files/incoming'));

    it('ends with its platform, is gone on with by the next, and leaves nothing of the first run', async () => {
      const id = await asked('web', await recordingOf({ size: '960x720', seconds: 40 }));
      const stop = await work();
      await vi.waitFor(async () => expect((await stateOf(id))?.progress).toBeGreaterThan(0), patience);
      await stop();
      expect([await stateOf(id), await filesOf(id), await workplaces()]).toEqual([
        expect.objectContaining({ state: 'running' }),
        [],
        [],
      ]);
      const stopSecond = await work();
      await vi.waitFor(
        async () => expect(await stateOf(id)).toEqual({ state: 'finished', progress: 100 }),
        patience,
      );
      await stopSecond();
      const files = await filesOf(id);
      expect(files).toHaveLength(9);
      expect(await Promise.all(files.map((each) => context.files.has(each)))).not.toContain(false);
      expect(await workplaces()).toEqual([]);
    }, 120_000);

    it('takes one recording after the other, whoever asks', async () => {
      const film = await recordingOf({ seconds: 8 });
      const ids = [await asked('audio', film), await asked('audio', film), await asked('audio', film)];
      let most = 0;
      const stop = await work();
      await vi.waitFor(
        async () => {
          const states = (await Promise.all(ids.map(stateOf))).map((each) => each?.state);
          most = Math.max(most, states.filter((state) => state === 'running').length);
          expect(states).toEqual(['finished', 'finished', 'finished']);
        },
        { ...patience, interval: 10 },
      );
      await stop();
      expect(most).toBeLessThanOrEqual(1);
    }, 120_000);
  },
);

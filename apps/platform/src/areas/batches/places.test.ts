import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@moderator/client';
import { coursesOf, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';
import { whileHeld } from '../../testing/while-held.ts';

let platform: TestPlatform;
let api: Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('moderator');
});
afterAll(() => platform.stop());

const course = coursesOf(own, 'Early Childhood')[0]!;

/** Attempts of one course that are in no batch yet. */
const free = async (): Promise<string[]> => {
  const { items } = await api.listAttempts({ query: { courseId: [course], state: ['assessed'] } });
  return items.map(({ id }) => id);
};
const placesOf = (batchId: string) =>
  platform.query('select attempt_id from batch_attempt where batch_id = $1', [batchId]);
const toBuild = (attemptIds: string[]) => ({ body: { title: 'Autumn group', courseId: course, attemptIds } });

describe('attempts that two take for a batch at once', () => {
  it('are in the batch of the first, and the second is told so', async () => {
    const attemptIds = await free();
    const build = () => api.createBatch(toBuild(attemptIds));

    const ends = await whileHeld(
      platform,
      { hold: 'select from attempt where id = any($1) for update', values: [attemptIds] },
      [build, build],
    );

    expect(ends).toEqual(['answered', 'wrong_state']);
    const batches = await platform.query('select id from batch where title = $1', ['Autumn group']);
    expect(batches).toHaveLength(1);
    const [batch] = batches as { id: string }[];
    expect(await placesOf(batch!.id)).toHaveLength(attemptIds.length);
    await api.dissolveBatch({ id: batch!.id });
    expect(await placesOf(batch!.id)).toEqual([]);
    expect((await free()).toSorted()).toEqual(attemptIds.toSorted());
  });

  it.each(["state = 'assessing'", 'superseded_at = now()'])(
    'are left where they have gone on meanwhile: %s',
    async (change) => {
      const attemptIds = await free();

      const ends = await whileHeld(
        platform,
        {
          hold: 'select from attempt where id = $1 for update',
          change: `update attempt set ${change} where id = $1`,
          values: [attemptIds[0]],
        },
        [() => api.createBatch(toBuild(attemptIds))],
      );

      expect(ends).toEqual(['wrong_state']);
      await platform.query("update attempt set state = 'assessed', superseded_at = null where id = $1", [
        attemptIds[0],
      ]);
    },
  );
});

describe('a place in a batch', () => {
  const place = `insert into batch_attempt (batch_id, attempt_id, client_id, account_id)
    select coalesce($1, batch_id), coalesce($2, attempt_id), client_id, account_id from batch_attempt limit 1`;

  it.each([
    ['batch', [randomUUID(), null]],
    ['attempt', [null, randomUUID()]],
  ])('is refused where its %s is not there', async (what, values) => {
    await expect(platform.query(place, values)).rejects.toMatchObject({
      code: '23503',
      message: expect.stringMatching(new RegExp(`^A place names an? ${what} that is not there`)),
    });
  });

  it('keeps its attempt, and no attempt without one', async () => {
    const placed = new pg.Client(platform.connection);
    await placed.connect();
    try {
      await placed.query('begin');
      // An attempt that nothing else refers to.
      const { rows } = await placed.query<{ id: string }>(
        'select attempt_id as id from batch_attempt where not sampled limit 1',
      );
      const [{ id }] = rows as [{ id: string }];
      const { rows: others } = await placed.query<{ name: string }>(
        `select distinct conrelid::regclass::text as name from pg_constraint
          where contype = 'f' and confrelid = 'attempt'::regclass`,
      );
      await placed.query('set constraints all deferred');
      for (const { name } of others) await placed.query(`delete from ${name} where attempt_id = $1`, [id]);
      await placed.query('savepoint bare');
      await expect(placed.query('delete from attempt where id = $1', [id])).rejects.toMatchObject({
        code: '23503',
        message: 'An attempt that has a place in a batch cannot be deleted.',
      });
      await placed.query('rollback to bare');
      await placed.query('delete from batch_attempt where attempt_id = $1', [id]);
      await placed.query('delete from attempt where id = $1', [id]);
    } finally {
      await placed.query('rollback');
      await placed.end();
    }
  });
});

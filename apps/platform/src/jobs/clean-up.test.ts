import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { createDatabase } from '../database/database.ts';
import { cleanUp } from './clean-up.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await startTestPlatform('empty')));
afterAll(() => platform.stop());

async function clean(): Promise<void> {
  const pool = new pg.Pool(platform.connection);
  await createDatabase(pool).asSystem(cleanUp);
  await pool.end();
}

it('keeps what packages told for two years, and what they scored for good', async () => {
  const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  for (const [last, months] of [
    [1, 23],
    [2, 25],
  ] as const)
    await platform.query(
      `insert into scorm_session (user_id, learner_id, client_id, account_id, registration_id, package_id, player_id, activity_id,
          mode, entry, cmi, score, status, ended_at, ended_by)
        values ($1, $1, $1, $1, $1, $1, $1, 'item', 'normal', 'ab-initio', '{"cmi.comments": "Mine"}', 80, 'Passed',
          now() - make_interval(months => $2), 'finish')`,
      [id(last), months],
    );
  await clean();
  expect(await platform.query('select cmi, score::int from scorm_session order by user_id')).toEqual([
    { cmi: { 'cmi.comments': 'Mine' }, score: 80 },
    { cmi: {}, score: 80 },
  ]);
});

it('keeps the answers of a month and the counts of ten minutes, and nothing older', async () => {
  const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
  for (const [last, days] of [
    [1, 29],
    [2, 31],
  ] as const)
    await platform.query(
      `insert into idempotent_answer (client_id, account_id, user_id, operation, key, request_hash, status, headers, body, created_at)
        values ($1, $1, $1, 'createTeam', $2, 'hash', 200, '{}', '{}', now() - make_interval(days => $3))`,
      [id(last), `key ${last}`, days],
    );
  for (const [last, minutes] of [
    [1, 9],
    [2, 12],
  ] as const)
    await platform.query(
      'insert into request_count (subject, minute, requests) values ($1, extract(epoch from now()) / 60 - $2, 1)',
      [id(last), minutes],
    );
  await clean();
  expect(await platform.query('select key from idempotent_answer')).toEqual([{ key: 'key 1' }]);
  expect(await platform.query('select subject from request_count')).toEqual([{ subject: id(1) }]);
});

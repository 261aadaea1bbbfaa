import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { StartupError } from '../kernel/startup-error.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { migrate } from './migrate.ts';

let platform: TestPlatform;
let pool: pg.Pool;
beforeAll(async () => {
  platform = await startTestPlatform('empty');
  pool = new pg.Pool(platform.connection).on('error', () => undefined);
});
afterAll(async () => {
  await pool.end();
  await platform.stop();
});

it.each(['create extension no_such', 'create extension if not exists no_such'])(
  'a start on a PostgreSQL without its extensions is refused in a sentence, and changes nothing: %s',
  async (asking) => {
    const starting = migrate(pool, { '9998-asking.sql': `create table half_made (); ${asking}` });
    await expect(starting).rejects.toThrow(StartupError);
    await expect(starting).rejects.toThrow(/usually delivered with: no_such\. Nothing was changed\. Install/);
    expect(await platform.query(`select to_regclass('half_made') as made`)).toEqual([{ made: null }]);
    await expect(migrate(pool)).resolves.toBeUndefined();
  },
);

it('a database whose extensions are gone is refused, though nothing is left to migrate', async () => {
  const before = { '0001-asked.sql': 'create extension no_longer' };
  await platform.query(`insert into migration (name) values ('0001-asked.sql')`);
  await expect(migrate(pool, before)).rejects.toThrow(/usually delivered with: no_longer\. Nothing/);
  await platform.query(`delete from migration where name = '0001-asked.sql'`);
});

it('a start behind a newer version is refused in a sentence, and changes nothing', async () => {
  // Those of an identity service that is not embedded any more are no newer version.
  await expect(migrate(pool)).resolves.toBeUndefined();
  await platform.query(`insert into migration (name) values ('9999-of-tomorrow.sql')`);
  const starting = migrate(pool);
  await expect(starting).rejects.toThrow(StartupError);
  await expect(starting).rejects.toThrow(
    /newer version of Moderator \(it has 9999-of-tomorrow\.sql\)\. Nothing/,
  );
  expect((await fetch(`${platform.url}/health/ready`)).status).toBe(200);
});

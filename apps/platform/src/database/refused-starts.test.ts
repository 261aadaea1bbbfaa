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

it('a start on a PostgreSQL without its extensions is refused in a sentence, and changes nothing', async () => {
  const starting = migrate(pool, {
    '9998-asking.sql': 'create table half_made (); create extension no_such',
  });
  await expect(starting).rejects.toThrow(StartupError);
  await expect(starting).rejects.toThrow(
    /lacks what it is usually delivered with: extension "no_such" is not available\. Install/,
  );
  expect(await platform.query(`select to_regclass('half_made') as made`)).toEqual([{ made: null }]);
  await expect(migrate(pool)).resolves.toBeUndefined();
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

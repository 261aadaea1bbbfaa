import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { signInsFollowed } from '../testing/jobs.ts';
import { raw } from '../testing/raw.ts';
import { signInAt } from '../testing/sign-in.ts';
import { personOf } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let one: TestPlatform;
let two: Platform;
beforeAll(async () => {
  one = await startTestPlatform();
  const config = testConfig(`${one.filesDirectory}/..`);
  two = await startPlatform({ config, connection: one.connection, log: silentLog });
});
afterAll(async () => {
  await two.stop();
  await one.stop();
});

const askedOfTwo = async (username: string, path: string) => {
  const authorization = `Bearer ${await signInAt(two.url, username)}`;
  return async () =>
    (await raw({ url: two.url } as TestPlatform, 'GET', path, { headers: { authorization } })).status;
};

describe('what one platform takes from a person is gone at the next call of another', () => {
  it('when they are switched off', async () => {
    const administrator = await one.as('administrator');
    const { id } = personOf('verifier');
    for (let turn = 0; turn < 5; turn++) {
      const ask = await askedOfTwo('verifier', '/moderation/home');
      expect(await ask()).toBe(200);
      await administrator.deactivateUser({ id });
      expect(await ask()).toBe(401);
      await signInsFollowed(one);
      await administrator.activateUser({ id });
    }
  });

  it('when they lose a role', async () => {
    const ask = await askedOfTwo('trainer', '/sites');
    const administrator = await one.as('administrator');
    for (const [roles, status] of [
      [['trainer', 'site_manager'], 200],
      [['trainer'], 403],
      [['trainer', 'site_manager'], 200],
      [['trainer'], 403],
    ] as const) {
      const { id, version } = await administrator.getUser({ id: personOf('trainer').id });
      await administrator.updateUser({ id, version, body: { roles: [...roles] } });
      expect(await ask()).toBe(status);
    }
  });
});

it('a platform whose calls all wait for the database says that it is well, and answers them later', async () => {
  const lock = new pg.Client(one.connection);
  // Dropped with its database where the test fails.
  lock.on('error', () => undefined);
  await lock.connect();
  await lock.query(`begin; lock table attempt in access exclusive mode`);
  const token = await one.token('moderator');
  const waiting = Array.from({ length: 40 }, () =>
    raw(one, 'GET', '/moderation/attempts', { headers: { authorization: `Bearer ${token}` } }),
  );
  // Until one of them has come as far as the lock.
  const waitsSql = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await one.query(waitsSql)).length === 0) continue;
  expect((await fetch(`${one.url}/health`)).status).toBe(200);
  await lock.query('commit');
  await lock.end();
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(40).fill(200));
});

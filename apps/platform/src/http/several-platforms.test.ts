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
      expect([await ask(), await ask()]).toEqual([401, 401]);
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

  it('when they go to another account, also of a call that is begun before it is known who calls', async () => {
    const { id } = personOf('moderator');
    const accounts = await one.query<{ id: string; client: string; attempt: string }>(
      `select distinct on (account_id) account_id as id, client_id as client, id as attempt from attempt
         where state = 'assessed' and superseded_at is null
         order by account_id, account_id <> (select account_id from document where id = $1), id`,
      [id],
    );
    const [before] = await one.query<{ account: string }>(
      'select account_id as account from document where id = $1',
      [id],
    );
    const own = accounts.find((account) => account.id === before?.account)!;
    const other = accounts.find((account) => account.id !== before?.account)!;
    const moveTo = (account: typeof own) =>
      one.query('update document set account_id = $2, client_id = $3 where id = $1', [
        id,
        account.id,
        account.client,
      ]);
    const authorization = `Bearer ${await signInAt(two.url, 'moderator')}`;
    const at = (method: string, path: string) =>
      raw({ url: two.url } as TestPlatform, method, path, { headers: { authorization } });
    const accountsSeen = async () => {
      const { data } = (await at('GET', '/moderation/attempts?limit=100')).body as { data: { id: string }[] };
      const ids = data.map((attempt) => attempt.id);
      const rows = await one.query<{ id: string }>(
        'select distinct account_id as id from attempt where id = any($1)',
        [ids],
      );
      return rows.map((row) => row.id);
    };
    // Often enough that who they are has changed also while their calls of a minute are counted (20 at once).
    for (const account of Array.from({ length: 30 }, (_, turn) => (turn % 2 === 0 ? own : other))) {
      await moveTo(account);
      expect(await accountsSeen()).toEqual([account.id]);
      const foreign = account === own ? other : own;
      expect((await at('POST', `/moderation/attempts/${foreign.attempt}/claim`)).status).toBe(404);
    }
    await moveTo(own);
    // The first call of theirs in their own account again is this one.
    expect((await at('POST', `/moderation/attempts/${other.attempt}/claim`)).status).toBe(404);
    const [held] = await one.query('select from claim where attempt_id = any($1)', [
      [own.attempt, other.attempt],
    ]);
    expect(held).toBeUndefined();
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

import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administratorOf, other, own, personOf } from '../testing/template.ts';
import { listen } from '../http/events/listening.fixture.ts';
import { signInsFollowed } from '../testing/jobs.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { connectQuery } from './pooler.ts';
import { hasPooler, startPooler, withoutPooler } from './pooler.fixture.ts';
import type { Pooler } from './pooler.fixture.ts';

const here = hasPooler ? 'by the transaction' : withoutPooler;

describe.skipIf(!hasPooler)(`a pooler that gives out connections (${here})`, () => {
  let pooler: Pooler;
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await startTestPlatform('demo', {
      pooler: async (database) => (pooler = await startPooler(database, connectQuery)).connection,
    });
  });
  afterAll(async () => {
    await platform.stop();
    await pooler.stop();
  });

  it('serves people of several accounts at once, each what is theirs', async () => {
    const clients = await Promise.all(
      [own, other.accountId].map((accountId) => platform.as(administratorOf(accountId))),
    );
    const answers = await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const { items } = await clients[at % 2]!.listUsers({ query: { limit: 20 } });
        return items.map(
          ({ username }) => `${at % 2} ${other.people.some((each) => each.username === username)}`,
        );
      }),
    );
    expect(new Set(answers.flat())).toEqual(new Set(['0 false', '1 true']));
  });

  it('leaves nothing of a request in a session: the next one begins bound by row-level security', async () => {
    const client = new pg.Client(pooler.connection);
    await client.connect();
    const { rows } = await client.query(
      `select current_user, current_setting('app.system') as system, current_setting('app.account', true) as account`,
    );
    await client.end();
    expect(rows).toEqual([{ current_user: pooler.connection.user, system: 'off', account: '' }]);
  });

  it('stands in no way of telling what changed', async () => {
    const listening = await listen(platform.url, await platform.token('moderator2'));
    await listening.hears('hello');
    const [free] = await platform.query<{ id: string }>(
      `select id from attempt where account_id = $1 and state = 'in_sample' and superseded_at is null
         and id not in (select attempt_id from claim) order by id limit 1`,
      [own],
    );
    await (await platform.as('moderator')).claimAttempt({ id: free!.id });
    await listening.hears('claim.changed', free!.id);
    listening.stop();
  });

  it('stands in no way of what requests leave to be done later', async () => {
    const administrator = await platform.as('administrator');
    const { id } = personOf('verifier');
    await administrator.deactivateUser({ id });
    await signInsFollowed(platform);
    expect(await platform.query(`select state from job where kind = 'keep-sign-in'`)).toEqual([
      { state: 'done' },
    ]);
  });

  it('is refused at the start where its sessions are not bound, with what it has to be told', async () => {
    let unfit: Pooler | undefined;
    const started = startTestPlatform('empty', {
      pooler: async (database) => (unfit = await startPooler(database)).connection,
    });
    await expect(started).rejects.toThrow(
      /opens sessions that are not bound by row-level security.*connect_query='set app.system to off; /,
    );
    await unfit?.stop();
  });
});

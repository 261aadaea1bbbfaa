import { sql } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { stableId } from '../kernel/ids.ts';
import type { Queries } from './database.ts';
import { createRequestPool } from './pool.ts';
import { requestTransactions } from './request-transactions.ts';
import type { RequestTransactions } from './request-transactions.ts';
import type { TenantScope } from './tenant-scope.ts';

let context: TestContext;
let pool: pg.Pool;
let transactions: RequestTransactions;
let one: TenantScope;
let other: TenantScope;

beforeAll(async () => {
  context = await startTestContext('demo');
  pool = createRequestPool({ connection: context.connection }, () => undefined);
  transactions = requestTransactions(pool);
  const accounts = await context.query<TenantScope>(
    `select client_id as "clientId", id as "accountId" from document where kind = 'accounts' order by id limit 2`,
  );
  [one, other] = accounts as [TenantScope, TenantScope];
});
afterAll(async () => {
  await pool.end();
  await context.stop();
});

const accountsSeen = async (queries: Queries) => {
  const { rows } = await sql<{ account_id: string }>`select distinct account_id from attempt`.execute(
    queries,
  );
  return rows.map((row) => row.account_id);
};
const inTenant = <Answer>(scope: TenantScope, work: (queries: Queries) => Promise<Answer>, reads = true) =>
  transactions.run(async ({ queries, enter }) => {
    await enter(scope, reads);
    return work(queries);
  });

describe('the transaction of a request', () => {
  it('sees its tenant alone, also by a statement that another tenant, or the owner, has had prepared', async () => {
    for (let turn = 0; turn < 8; turn++) {
      expect(await inTenant(one, accountsSeen)).toEqual([one.accountId]);
      expect(await inTenant(other, accountsSeen)).toEqual([other.accountId]);
      expect(await transactions.run(({ queries }) => accountsSeen(queries))).toEqual(
        expect.arrayContaining([one.accountId, other.accountId]),
      );
    }
  });

  it('sees its tenant alone when several statements are asked at once', async () => {
    const seen = await inTenant(one, (queries) =>
      Promise.all([accountsSeen(queries), accountsSeen(queries), accountsSeen(queries)]),
    );
    expect(seen).toEqual(Array.from({ length: 3 }, () => [one.accountId]));
  });

  it('keeps what is written last with all else, and nothing where the database refuses it', async () => {
    const counted = (subject: string) => ({ subject, minute: 1, requests: 1 });
    const write = (first: string, last: string) =>
      transactions.run(async ({ queries, lastly }) => {
        await queries.insertInto('request_count').values(counted(first)).execute();
        lastly(queries.insertInto('request_count').values(counted(last)));
      });
    const kept = async () =>
      (await context.query<{ subject: string }>('select subject from request_count where minute = 1')).map(
        ({ subject }) => subject,
      );
    const [first, last, refused] = [stableId('first'), stableId('last'), stableId('refused')];
    await write(first, last);
    await expect(write(refused, last)).rejects.toThrow('duplicate key');
    expect((await kept()).toSorted()).toEqual([first, last].toSorted());
    await context.query('delete from request_count where minute = 1');
  });

  it('writes what is written last in the order in which it was given', async () => {
    const subject = stableId('in order');
    await transactions.run(async ({ queries, lastly }) => {
      lastly(queries.insertInto('request_count').values({ subject, minute: 1, requests: 1 }));
      lastly(queries.updateTable('request_count').set({ requests: 2 }).where('subject', '=', subject));
    });
    const kept = await context.query(
      'delete from request_count where minute = 1 returning subject, requests',
    );
    expect(kept).toEqual([{ subject, requests: 2 }]);
  });

  it('changes nothing where it is taken back, although its work answers', async () => {
    const subject = stableId('taken back');
    const answer = await transactions.run(async ({ queries, lastly, takeBack }) => {
      await queries.insertInto('request_count').values({ subject, minute: 1, requests: 1 }).execute();
      lastly(queries.insertInto('request_count').values({ subject, minute: 2, requests: 1 }));
      takeBack();
      return 'answered';
    });
    expect(answer).toBe('answered');
    expect(await context.query('select from request_count where subject = $1', [subject])).toEqual([]);
  });

  it('is asked nothing when it is over, whatever of its work still goes on', async () => {
    const kept: Queries[] = [];
    await expect(
      inTenant(one, (queries) => {
        kept.push(queries);
        return Promise.reject(new Error('refused'));
      }),
    ).rejects.toThrow('refused');
    await inTenant(other, async (queries) => void kept.push(queries));
    for (const queries of kept) await expect(accountsSeen(queries)).rejects.toThrow('that is over');
  });

  it('is asked in the order in which it was begun, however each statement was made', async () => {
    const set = (value: string) => sql`select set_config('test.said', ${value}, true)`;
    const get = (queries: Queries) =>
      queries
        .selectFrom('document')
        .select(sql<string>`current_setting('test.said')`.as('said'))
        .limit(1)
        .executeTakeFirst();
    for (let turn = 0; turn < 3; turn++)
      await inTenant(one, async (queries) => {
        const [, first, , second] = await Promise.all([
          set('first').execute(queries),
          get(queries),
          set('second').execute(queries),
          get(queries),
        ]);
        expect([first?.said, second?.said]).toEqual(['first', 'second']);
      });
  });

  it('answers nothing where it could not be bound to its tenant, and says why', async () => {
    const seen: unknown[] = [];
    const broken = { clientId: '\0', accountId: one.accountId };
    const asked = inTenant(broken, async (queries) => seen.push(await accountsSeen(queries)));
    await expect(asked).rejects.toThrow(/invalid byte sequence/);
    await expect(inTenant(broken, async () => 'nothing asked')).rejects.toThrow(/invalid byte sequence/);
    expect(seen).toEqual([]);
  });

  describe('that is entered before it is known whether its tenant is that', () => {
    const ahead = <Answer>(
      confirmed: (asked: Promise<unknown>) => Promise<unknown>,
      work: (queries: Queries) => Promise<Answer>,
    ) =>
      transactions.run(async ({ queries, enter }) => {
        const asked = sql`select from document limit 1`.execute(queries);
        await enter(one, false, confirmed(asked));
        return work(queries);
      });

    it('answers what is asked once that holds', async () => {
      const order: string[] = [];
      const confirmed = (asked: Promise<unknown>) =>
        asked
          .then(() => new Promise((resolve) => setTimeout(resolve, 50)))
          .then(() => order.push('confirmed'));
      const seen = await ahead(confirmed, async (queries) => {
        const accounts = await accountsSeen(queries);
        order.push('answered');
        return accounts;
      });
      expect([seen, order]).toEqual([[one.accountId], ['confirmed', 'answered']]);
    });

    it('tells nothing and keeps nothing where it does not hold, also where its work asks nothing, or fails', async () => {
      const subject = stableId('not they');
      const told: unknown[] = [];
      const notThey = async (asked: Promise<unknown>) => {
        await asked;
        throw new Error('not they');
      };
      const works: ((queries: Queries) => Promise<unknown>)[] = [
        async (queries) => {
          const writing = queries.updateTable('attempt').set({ course_title: subject }).execute();
          told.push(await writing.catch(() => []), await accountsSeen(queries));
        },
        async () => undefined,
        () => Promise.reject(new Error('its own')),
        (queries) => sql`nonsense`.execute(queries),
      ];
      for (const work of works) await expect(ahead(notThey, work)).rejects.toThrow('not they');
      expect(told).toEqual([]);
      expect(await context.query('select from attempt where course_title = $1', [subject])).toEqual([]);
    });
  });

  it('is the only place where a connection of requests changes anything', async () => {
    await expect(pool.query('delete from request_count')).rejects.toThrow('read-only transaction');
  });

  it('writes all or nothing', async () => {
    const write = (title: string) => (queries: Queries) =>
      queries.updateTable('attempt').set({ course_title: title }).executeTakeFirst();
    const failing = inTenant(
      one,
      async (queries) => [await write('lost')(queries), await sql`nonsense`.execute(queries)],
      false,
    );
    await expect(failing).rejects.toThrow(/syntax error/);
    expect((await inTenant(one, write('kept'), false)).numUpdatedRows).toBeGreaterThan(0n);
    const titles = await context.query<{ title: string; own: boolean }>(
      `select distinct course_title as title, account_id = $1 as own from attempt where course_title in ('lost', 'kept')`,
      [one.accountId],
    );
    expect(titles).toEqual([{ title: 'kept', own: true }]);
  });

  it('that asks only and writes all the same has written when it answers', async () => {
    for (let turn = 0; turn < 10; turn++) {
      const number = `${turn}`;
      await inTenant(one, (queries) =>
        queries.updateTable('attempt').set({ learner_number: number }).execute(),
      );
      const [row] = await context.query('select from attempt where learner_number = $1', [number]);
      expect(row).toBeDefined();
    }
  });

  it('that the database has given up is told, though its work went through', async () => {
    const asked = transactions.run(async ({ queries }) => {
      await sql`nonsense`.execute(queries).catch(() => undefined);
      return 'done';
    });
    await expect(asked).rejects.toThrow('The transaction ended with ROLLBACK.');
  });

  it('leaves its connection to the next, whatever became of it', async () => {
    for (let turn = 0; turn < 20; turn++)
      await transactions.run(() => Promise.reject(new Error('refused'))).catch(() => undefined);
    expect(await inTenant(one, accountsSeen, false)).toEqual([one.accountId]);
    expect(pool.totalCount - pool.idleCount).toBe(0);
  });

  it('gives up a connection that has very many statements prepared', async () => {
    const before = await transactions.run(({ queries }) => pidOf(queries));
    await transactions.run(async ({ queries }) => {
      for (let turn = 0; turn < 2; turn++)
        for (let each = 0; each < 301; each++) await sql`select ${sql.lit(each)}`.execute(queries);
      expect(await pidOf(queries)).toBe(before);
    });
    expect(await transactions.run(({ queries }) => pidOf(queries))).not.toBe(before);
  });
});

async function pidOf(queries: Queries): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(queries);
  return rows[0]!.pid;
}

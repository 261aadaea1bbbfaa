import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, clientId, foreign, own, sitesOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const person = (username: string) => ({
  username,
  name: 'Counted',
  surname: 'Person',
  accountId: own,
  clientId,
  roles: ['learner' as const],
});

/** What the database would count by looking at every row. */
const counted = async (condition: string) =>
  (
    await platform.query<{ count: number }>(
      `select count(*)::int as count from document where kind = 'users' and deleted_at is null and ${condition}`,
    )
  )[0]!.count;

describe('counts that are kept', () => {
  it('are those of the rows, for an account, a site and a role', async () => {
    const api = await platform.as('manager');
    const site = sitesOf(own)[0]!;
    expect(await api.countUsers()).toEqual({ count: await counted(`account_id = '${own}'`) });
    expect(await api.countUsers({ query: { role: 'learner' } })).toEqual({
      count: await counted(`account_id = '${own}' and body -> 'roles' ? 'learner'`),
    });
    expect(await api.countUsers({ query: { siteId: site, role: 'learner' } })).toEqual({
      count: await counted(`body ->> 'siteId' = '${site}' and body -> 'roles' ? 'learner'`),
    });
  });

  it('follow creation, another role, another site, deletion and restoration', async () => {
    const api = await platform.as('manager');
    const [one, two] = sitesOf(own).slice(2) as [string, string];
    const count = async (query: object) => (await api.countUsers({ query })).count;
    const before = [
      await count({}),
      await count({ siteId: one }),
      await count({ siteId: two }),
      await count({ role: 'trainer' }),
    ];
    const since = async () => {
      const now = [
        await count({}),
        await count({ siteId: one }),
        await count({ siteId: two }),
        await count({ role: 'trainer' }),
      ];
      return now.map((value, index) => value - before[index]!);
    };
    let user = await api.createUser({ body: { ...person('counted'), siteId: one } });
    expect(await since()).toEqual([1, 1, 0, 0]);
    user = await api.updateUser({
      id: user.id,
      version: user.version,
      body: { siteId: two, roles: ['trainer'] },
    });
    expect(await since()).toEqual([1, 0, 1, 1]);
    await api.deleteUser({ id: user.id });
    expect(await since()).toEqual([0, 0, 0, 0]);
    await api.restoreUser({ id: user.id });
    expect(await since()).toEqual([1, 0, 1, 1]);
  });

  it('are the same after hundreds of changes were folded together, whoever reads first', async () => {
    const api = await platform.as('manager');
    for (let turn = 0; turn < 230; turn++) await api.createUser({ body: person(`fold${turn}`) });
    const counts = await Promise.all(Array.from({ length: 8 }, () => api.countUsers()));
    const expected = { count: await counted(`account_id = '${own}'`) };
    expect(counts).toEqual(counts.map(() => expected));
    const [{ rows } = { rows: 0 }] = await platform.query<{ rows: number }>(
      `select count(*)::int as rows from document_tally where kind = 'users'`,
    );
    expect(rows).toBeLessThan(230);
    expect(await api.countUsers()).toEqual(expected);
  });

  it('are the totals of lists that only an account narrows', async () => {
    const api = await platform.as('manager');
    const { total } = await api.listUsers({ query: { limit: 1, total: 'true' } });
    expect(total).toBe(await counted(`account_id = '${own}'`));
    const learners = await api.listUsers({ query: { limit: 1, total: 'true', roles: ['learner'] } });
    expect(learners.total).toBe(await counted(`account_id = '${own}' and body -> 'roles' ? 'learner'`));
  });

  it('show nothing of another account', async () => {
    const api = await platform.as('manager');
    expect(await api.countUsers({ query: { accountId: foreign } })).toEqual({ count: 0 });
    expect(await api.countUsers({ query: { siteId: sitesOf(foreign)[0]! } })).toEqual({ count: 0 });
    const administrator = await platform.as('administrator');
    expect((await administrator.countAccounts({ query: { clientId } })).count).toBe(accounts.length);
    expect((await administrator.countCareers({ query: { accountId: own } })).count).toBe(2);
  });
});

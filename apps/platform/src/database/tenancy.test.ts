import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import pg from 'pg';
import { nilId } from '../kernel/ids.ts';
import { asTenant as asSomeTenant } from '../testing/as-tenant.ts';
import type { TenantSettings } from '../testing/as-tenant.ts';
import { clientId, foreign, own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let connection: pg.Client;
let tables: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  const [{ database }] = (await platform.query('select current_database() as database')) as [
    { database: string },
  ];
  connection = new pg.Client({ ...inject('cluster'), database });
  await connection.connect();
  tables = (
    await platform.query<{ name: string }>(
      `select distinct table_name as name from information_schema.columns c join pg_class on relname = table_name
        where table_schema = 'public' and column_name = 'account_id' and relkind in ('r', 'p') and not relispartition
        order by 1`,
    )
  ).map((each) => each.name);
});
afterAll(async () => {
  await connection.end();
  await platform.stop();
});

const asTenant = <Row extends object>(settings: TenantSettings, text: string, values?: unknown[]) =>
  asSomeTenant<Row>(connection, settings, text, values);

/** Rows of a table that are somebody's: documents that all accounts share are read by everybody. */
const owned = (table: string) =>
  table.startsWith('document') ? `${table} where client_id <> '${nilId}'` : table;

const count = async (settings: TenantSettings, table: string) =>
  (await asTenant<{ count: string }>(settings, `select count(*) from ${owned(table)}`))[0]!.count;

/** Policies that call something outside of a sub-select without a reference to the row, or leave the tenant out. */
async function askingForEachRow() {
  const { rows } = await connection.query<{ tablename: string; policyname: string; said: string }>(
    `select tablename, policyname, concat(qual, ' ', with_check) as said from pg_policies where schemaname = 'public'`,
  );
  return rows.filter(({ said }) => {
    const once = /\( SELECT \w+\(\) AS \w+\)/g;
    return !once.test(said) || /\w\(/.test(said.replace(once, ''));
  });
}

describe('row-level security', () => {
  it('holds every table that belongs to accounts', async () => {
    const rows = await platform.query<{ relname: string }>(
      `select relname from pg_class where relname = any($1) and not relrowsecurity`,
      [tables],
    );
    expect(rows).toEqual([]);
    expect(tables.length).toBeGreaterThan(20);
  });

  it('asks who is there once for each statement, never once for each row', async () => {
    expect((await askingForEachRow()).map(({ tablename }) => tablename)).toEqual([]);

    await connection.query('begin');
    await connection.query(`create table late (client_id uuid, account_id uuid)`);
    await connection.query(`create policy tenant on late using (client_id = tenant_client())`);
    expect((await askingForEachRow()).map(({ tablename }) => tablename)).toEqual(['late']);
    await connection.query('rollback');
  });

  it('binds a role that owns nothing and may not put itself above it', async () => {
    const [role] = await platform.query(
      `select rolsuper, rolbypassrls, rolcanlogin, (select count(*) from pg_class where relowner = pg_roles.oid) as owned
        from pg_roles where rolname = 'moderator_application'`,
    );
    expect(role).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcanlogin: false,
      owned: expect.anything(),
    });
    expect(Number((role as { owned: unknown }).owned)).toBe(0);
  });

  it.each([
    ['without any settings', {}],
    ['with empty settings', { client: '', account: '' }],
    ['with an account and no client', { account: own }],
    ['with a client and no account', { client: clientId }],
    ['for another client', { client: randomUUID(), account: '*' }],
    ['for an account that does not exist', { client: clientId, account: randomUUID() }],
    ['for an account of another client', { client: randomUUID(), account: own }],
  ])('%s shows nothing of anything', async (_, settings) => {
    for (const table of tables) expect([table, Number(await count(settings, table))]).toEqual([table, 0]);
  });

  it('shows an account what is its own and nothing else', async () => {
    for (const table of tables) {
      const rows = await asTenant<{ account_id: string }>(
        { client: clientId, account: own },
        `select distinct account_id from ${owned(table)}`,
      );
      expect([table, rows.filter((row) => row.account_id !== own)]).toEqual([table, []]);
    }
    expect(Number(await count({ client: clientId, account: own }, 'attempt'))).toBeGreaterThan(50);
  });

  it('shows the whole client to those who may see all of its accounts', async () => {
    const rows = await asTenant<{ account_id: string }>(
      { client: clientId, account: '*' },
      'select distinct account_id from attempt order by 1',
    );
    expect(rows.map((row) => row.account_id)).toEqual([own, foreign].sort());
  });

  it('lets nobody write into another account, change it or take from it', async () => {
    const settings = { client: clientId, account: own };
    const put = (id: string) =>
      asTenant(
        settings,
        `insert into audit_head (account_id, client_id, sequence, hash) values ($1, $2, 0, '')`,
        [id, clientId],
      );
    await expect(put(foreign)).rejects.toThrow('row-level security');
    await expect(put(randomUUID())).rejects.toThrow('row-level security');
    const move = `update attempt set account_id = $1 where account_id = $2 returning id`;
    await expect(asTenant(settings, move, [foreign, own])).rejects.toThrow('row-level security');
    expect(await asTenant(settings, move, [own, foreign])).toEqual([]);
    expect(
      await asTenant(settings, 'delete from claim where account_id = $1 returning attempt_id', [foreign]),
    ).toEqual([]);
  });

  it.each(['audit_entry', 'decision', 'report', 'verdict_history', 'document_history'])(
    'lets nobody edit or remove what is recorded in %s',
    async (table) => {
      const settings = { client: clientId, account: own };
      await expect(asTenant(settings, `delete from ${table}`)).rejects.toThrow('permission denied');
      await expect(asTenant(settings, `update ${table} set client_id = client_id`)).rejects.toThrow(
        'permission denied',
      );
    },
  );

  it.each(['identity.credential', 'identity.secret_key', 'identity.record', 'migration'])(
    'keeps %s from requests altogether',
    async (table) => {
      await expect(asTenant({ client: clientId, account: '*' }, `select * from ${table}`)).rejects.toThrow(
        'permission denied',
      );
    },
  );
});

describe('what one account is answered', () => {
  /** Every id of the other account that could appear anywhere. */
  const foreignIds = async () =>
    (
      await platform.query<{ id: string }>(
        `select id from document where account_id = $1 union select id from attempt where account_id = $1
          union select id from outcome where account_id = $1 union select id from stored_file where account_id = $1`,
        [foreign],
      )
    ).map((each) => each.id);

  it('holds nothing of the other, in lists, counts, facets, searches and exports', async () => {
    const ids = await foreignIds();
    expect(ids.length).toBeGreaterThan(20);
    const [moderator, manager] = [await platform.as('moderator'), await platform.as('manager')];
    const query = { limit: 500 };
    const answers: unknown[] = [
      await moderator.listAttempts({ query: { queue: 'all', ...query } }),
      await moderator.getAttemptFacets(),
      await moderator.getModeratorHome(),
      await moderator.listBatches({ query }),
      await moderator.listExternalAssessments({ query }),
      await moderator.listCourses({ query }),
      await moderator.searchCourses({ query: { query: 'e' } }),
      await moderator.listLicences({ query }),
      await manager.listUsers({ query }),
      await manager.listSites({ query }),
      await manager.listAccounts({ query }),
      await manager.searchUsers({ query: { query: 'e', ...query } }),
      await manager.fetchUsers({ body: { ids } }),
      await manager.fetchSites({ body: { filter: { accountId: [foreign] } } }),
      await (await manager.exportUsers({ type: 'json' })).blob.text(),
      await (await manager.exportSites({ type: 'csv' })).blob.text(),
    ];
    const text = JSON.stringify(answers);
    expect(ids.filter((id) => text.includes(id))).toEqual([]);
    expect(text).not.toContain('Karoo');
    expect((answers[12] as { items: unknown[] }).items).toEqual([]);
    expect((answers[13] as { items: unknown[] }).items).toEqual([]);
  });

  it('counts its own and adds up', async () => {
    const moderator = await platform.as('moderator');
    const [row] = await platform.query<{ count: number }>(
      'select count(*)::int as count from attempt where account_id = $1 and superseded_at is null',
      [own],
    );
    const { total } = await moderator.listAttempts({ query: { total: 'true', limit: 1 } });
    expect(total).toBe(row!.count);
    const { states, courses, sites } = await moderator.getAttemptFacets();
    for (const facet of [states, courses, sites])
      expect(facet.reduce((sum, each) => sum + each.count, 0)).toBe(row!.count);
  });

  it('and the other way round', async () => {
    const karoo = await platform.as('karoo');
    const { items, total } = await karoo.listAttempts({ query: { total: 'true', limit: 500 } });
    const [row] = await platform.query<{ attempts: number; batches: string[] }>(
      `select (select count(*)::int from attempt where account_id = $1 and superseded_at is null) as attempts,
        array(select id::text from batch where account_id = $1 order by id) as batches`,
      [foreign],
    );
    expect([items.length, total]).toEqual([row!.attempts, row!.attempts]);
    const batches = (await karoo.listBatches({ query: { limit: 500 } })).items.map(({ id }) => id);
    expect(batches.toSorted()).toEqual(row!.batches);
    expect((await karoo.getModeratorHome()).readyToBatch).toBe(6);
  });

  it('is not widened by a filter that names the other', async () => {
    const moderator = await platform.as('moderator');
    const [course] = await platform.query<{ id: string }>(
      `select id from document where kind = 'courses' and account_id = $1 limit 1`,
      [foreign],
    );
    const { items } = await moderator.listAttempts({ query: { courseId: [course!.id] } });
    expect(items).toEqual([]);
  });
});

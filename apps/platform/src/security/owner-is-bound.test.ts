import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createClient } from '@moderator/client';
import * as routes from '@moderator/contract/routes';
import { createPool } from '../database/pool.ts';
import { createDatabase } from '../database/database.ts';
import { silentLog } from '../embedded/silent-log.ts';
import { startPlatform } from '../platform.ts';
import type { Platform } from '../platform.ts';
import { copyOfTemplate } from '../testing/copy-of-template.ts';
import { signInAt } from '../testing/sign-in.ts';
import { own } from '../testing/template.ts';
import { testConfig } from '../testing/test-config.ts';

/** A database as an operator gives one: its owner is no superuser, and may not pass row-level security by. */
const name = `owned_${randomBytes(6).toString('hex')}`;
const cluster = inject('cluster');
const connection = { ...cluster, user: name, database: name };
const administration = new pg.Client({ ...cluster, database: 'postgres' });
let platform: Platform;
let directory: string;
let owner: pg.Pool;

const start = (database: string, demonstrationData: boolean) =>
  startPlatform({
    config: { ...testConfig(directory), demonstrationData },
    connection: { ...connection, database },
    log: silentLog,
  });

beforeAll(async () => {
  await administration.connect();
  directory = await mkdtemp(join(tmpdir(), 'moderator-owner-'));
  await administration.query(`create role ${name} login nosuperuser nobypassrls`);
  await administration.query(`grant moderator_application to ${name}`);
  await administration.query(copyOfTemplate(name, 'demo', name));
  const giver = new pg.Client({ ...cluster, database: name });
  await giver.connect();
  await giver.query(everythingTo(name));
  await giver.end();
  platform = await start(name, true);
  owner = createPool({ ...connection, max: 2 }, () => undefined);
});
afterAll(async () => {
  await owner.end();
  await platform.stop();
  await administration.query(`drop database ${name} with (force)`);
  await administration.query(`drop role ${name}`);
  await administration.end();
  await rm(directory, { recursive: true, force: true });
});

/** What an operator does who gives a database that a superuser had to another owner. */
const everythingTo = (owner: string) => `do $$ declare thing record; begin
  for thing in
    select format('schema %I', nspname) as what from pg_namespace where nspname in ('public', 'identity', 'graphile_worker')
    union all select format('%s %s', case relkind when 'S' then 'sequence' when 'v' then 'view' else 'table' end, c.oid::regclass)
      from pg_class c where relnamespace in ('public'::regnamespace, 'identity'::regnamespace, 'graphile_worker'::regnamespace)
        and relkind in ('r', 'p', 'v', 'S') and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i', 'e')
          and d.refclassid = 'pg_class'::regclass and relkind = 'S')
    union all select format('function %s', p.oid::regprocedure) from pg_proc p
      where pronamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop execute format('alter %s owner to ${owner}', thing.what); end loop;
  for thing in select schemaname, tablename from pg_policies where policyname = 'system'
  loop execute format('alter policy system on %I.%I to ${owner}', thing.schemaname, thing.tablename); end loop;
end $$`;

const clientOf = async (username: string) => {
  const token = await signInAt(platform.url, username);
  return createClient(routes, { baseUrl: `${platform.url}/api`, token: () => token });
};

describe('a database whose owner is nobody special', () => {
  it('is migrated from nothing, and gets the demonstration', async () => {
    const fresh = `${name}_fresh`;
    await administration.query(`create database ${fresh} owner ${name}`);
    const begun = await start(fresh, true);
    const answer = await fetch(`${begun.url}/health`);
    expect(answer.status).toBe(200);
    await begun.stop();
    await administration.query(`drop database ${fresh} with (force)`);
    // The whole demonstration is made, which takes twenty seconds where nothing else is done.
  }, 180_000);

  it('serves people', async () => {
    const moderator = await clientOf('moderator');
    const { items } = await moderator.listAttempts({ query: { queue: 'all', limit: 50 } });
    expect(items.length).toBeGreaterThan(20);
    const { items: found } = await moderator.listAttempts({
      query: { queue: 'all', query: items[0]!.learner.name.split(' ')[0]!.slice(0, 4) },
    });
    expect(found.length).toBeGreaterThan(0);
  });

  it('has its sums kept up by what requests write', async () => {
    const manager = await clientOf('manager');
    const before = (await manager.listTeams({ query: { total: 'true', limit: 1 } })).total!;
    await manager.createTeam({ body: { name: 'Zanzibar', accountId: own } });
    expect((await manager.listTeams({ query: { total: 'true', limit: 1 } })).total).toBe(before + 1);
    const { items } = await manager.searchTeams({ query: { query: 'zanzibr' } });
    expect(items.map((team) => team.name)).toEqual(['Zanzibar']);
  });

  it('shows its owner nothing of anybody, unless it is said that the platform asks for itself', async () => {
    const { rows: tables } = await owner.query<{ name: string; forced: boolean }>(
      `select relname as name, relforcerowsecurity as forced from pg_class
       where relrowsecurity and relnamespace = 'public'::regnamespace and not relispartition order by 1`,
    );
    expect(tables.filter(({ forced }) => !forced)).toEqual([]);
    expect(tables.length).toBeGreaterThan(30);
    const filled: string[] = [];
    for (const { name: table } of tables) {
      const { rows } = await owner.query(`select from ${table} limit 1`);
      expect([table, rows.length]).toEqual([table, 0]);
      const own = await createDatabase(owner).asSystem((queries) =>
        queries.executeQuery({ sql: `select from ${table} limit 1`, parameters: [] } as never),
      );
      if (own.rows.length > 0) filled.push(table);
    }
    expect(filled).toEqual(
      // What a person alone may see, the platform sees as well, or it would mail nobody and erase nothing.
      expect.arrayContaining([
        'attempt',
        'document',
        'search_vocabulary',
        'audit_entry',
        'inbox_item',
        'inbox_unread',
        'event',
        'calibration_judgement',
      ]),
    );
    await expect(owner.query('update attempt set state = state')).resolves.toMatchObject({ rowCount: 0 });
  });

  it('goes on answering the version before, which does not say what it does', async () => {
    const before = new pg.Client(connection);
    await before.connect();
    expect((await before.query('select from attempt limit 1')).rowCount).toBe(1);
    await before.end();
  });
});

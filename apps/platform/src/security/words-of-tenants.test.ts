import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant as asSomeTenant } from '../testing/as-tenant.ts';
import type { TenantSettings } from '../testing/as-tenant.ts';
import { ask, platform, startForAll } from '../testing/demonstration.ts';
import { clientId, foreign, own } from '../testing/template.ts';

startForAll();

let connection: pg.Client;
beforeAll(async () => {
  connection = new pg.Client(platform.connection);
  await connection.connect();
  for (const [accountId, name] of [
    [own, 'Quintessa'],
    [foreign, 'Zephyrine'],
  ])
    await ask('POST', '/teams', { body: { accountId, name } });
});
afterAll(() => connection.end());

const rowsOf = (settings: TenantSettings, text: string, values?: unknown[]) =>
  asSomeTenant<Record<string, unknown>>(connection, settings, text, values);

/** Descriptions of kinds, the same for everybody and without a word of anybody's. */
const ofNobody = ['document_kind'];

describe('without a tenant', () => {
  it('the role of requests reads nothing from anything that it may read at all', async () => {
    const readable = await platform.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_namespace n on n.oid = relnamespace
       where nspname = 'public' and relkind in ('r', 'p', 'v', 'm')
         and has_table_privilege('moderator_application', c.oid, 'select') order by 1`,
    );
    const names = readable.map(({ name }) => name).filter((name) => !ofNobody.includes(name));
    expect(names).toEqual(expect.arrayContaining(['document', 'document_word', 'search_vocabulary']));
    for (const name of names)
      for (const settings of [
        {},
        { client: '', account: '' },
        { account: own },
        { account: '*' },
        { account: '*', operator: 'on' },
        { account: '', accounts: `{${own}}` },
      ])
        expect([name, settings, await rowsOf(settings, `select from ${name} limit 1`)]).toEqual([
          name,
          settings,
          [],
        ]);
  });

  it('there is something to read for a tenant', async () => {
    const settings = { client: clientId, account: own };
    const some = { client: clientId, account: '', accounts: `{${own}}` };
    for (const name of ['document', 'document_word', 'search_vocabulary'])
      for (const each of [settings, some])
        expect([name, await rowsOf(each, `select from ${name} limit 1`)]).toEqual([name, [{}]]);
  });
});

describe('words of another client', () => {
  const elsewhere = randomUUID();
  const account = randomUUID();
  beforeAll(async () => {
    for (const [kind, id, accountId, name] of [
      ['clients', elsewhere, null, 'Xylographa'],
      ['accounts', account, account, 'Wintervogel'],
      ['teams', randomUUID(), account, 'Vexillum'],
    ])
      await platform.query(
        `insert into document (id, kind, client_id, account_id, body) values ($1, $2, $3, $4, jsonb_build_object('name', $5::text))`,
        [id, kind, elsewhere, accountId, name],
      );
  });
  const known = async (settings: TenantSettings) => {
    const words = ['xylographa', 'wintervogel', 'vexillum', 'quintessa', 'zephyrine'];
    const rows = await rowsOf(
      settings,
      `select word from document_word where word = any($1)
      union select word from search_vocabulary where word = any($1)`,
      [words],
    );
    return rows.map(({ word }) => word).toSorted();
  };

  it('are not read by those who see all accounts of theirs', async () => {
    expect(await known({ client: clientId, account: '*' })).toEqual(['quintessa', 'zephyrine']);
    expect(await known({ client: clientId, account: own })).toEqual(['quintessa']);
  });

  it('are read by those whose they are', async () => {
    expect(await known({ client: elsewhere, account: '*' })).toEqual([
      'vexillum',
      'wintervogel',
      'xylographa',
    ]);
    expect(await known({ client: elsewhere, account })).toEqual(['vexillum', 'wintervogel']);
  });

  it('are not what somebody may have meant', async () => {
    const similar = async (settings: TenantSettings, kind: string, word: string, tenants: string[]) =>
      (await rowsOf(settings, 'select similar_words($1, $2, $3::uuid[]) as word', [kind, word, tenants])).map(
        (row) => row['word'],
      );
    const none = '00000000-0000-0000-0000-000000000000';
    const all = { client: clientId, account: '*' };
    expect(await similar(all, 'teams', 'vexilum', [account])).toEqual([]);
    expect(await similar(all, 'accounts', 'wintervogl', [none])).toEqual([]);
    expect(await similar({ ...all, client: elsewhere }, 'teams', 'vexilum', [account])).toEqual(['vexillum']);
    expect(await similar({ ...all, client: elsewhere }, 'accounts', 'wintervogl', [none])).toEqual([
      'wintervogel',
    ]);
    expect(await similar({ ...all, operator: 'on' }, 'accounts', 'wintervogl', [none])).toEqual([
      'wintervogel',
    ]);
  });
});

describe('a word that one account alone has', () => {
  const vocabulary = (account: string, word: string) =>
    rowsOf({ client: clientId, account }, 'select word from search_vocabulary where word = $1', [word]);
  const similar = (account: string, tenants: string[], word: string) =>
    rowsOf({ client: clientId, account }, `select similar_words('teams', $1, $2::uuid[]) as word`, [
      word,
      tenants,
    ]);

  it('is read by that account, and by no other', async () => {
    expect(await vocabulary(own, 'quintessa')).toEqual([{ word: 'quintessa' }]);
    expect(await vocabulary(foreign, 'quintessa')).toEqual([]);
    expect(await vocabulary(foreign, 'zephyrine')).toEqual([{ word: 'zephyrine' }]);
  });

  it('is what another may have meant in that account, and nowhere else, whatever is asked for', async () => {
    expect(await similar(own, [own], 'quintesa')).toEqual([{ word: 'quintessa' }]);
    expect(await similar(foreign, [foreign], 'quintesa')).toEqual([]);
    expect(await similar(foreign, [own, foreign], 'quintesa')).toEqual([]);
    expect(
      await rowsOf({}, `select similar_words('teams', 'quintesa', array[$1]::uuid[]) as word`, [own]),
    ).toEqual([]);
  });

  it('finds what was mistyped through the API, in the own account', async () => {
    const found = async (as: string, query: string) =>
      ((await ask('GET', `/teams/search?query=${query}`, { as })).body.data as { name: string }[]).map(
        ({ name }) => name,
      );
    expect(await found('manager', 'qintesa')).toEqual(['Quintessa']);
    expect(await found('manager', 'zefyrine')).toEqual([]);
  });
});

import fc from 'fast-check';
import pg from 'pg';
import { attemptStates } from '@moderator/contract/options';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchPatterns } from '../documents/search-words.ts';
import { asTenant, settingsOfNobody } from '../testing/as-tenant.ts';
import { timesToTry } from '../testing/budget.ts';
import { clientId, foreign, other, own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
let connection: pg.Client;
let names: string[];
beforeAll(async () => {
  platform = await startTestPlatform();
  connection = new pg.Client(platform.connection);
  await connection.connect();
  const rows = await platform.query<{ search: string }>('select search from attempt');
  names = rows.map(({ search }) => search);
});
afterAll(async () => {
  await connection.end();
  await platform.stop();
});

const tenant = { client: clientId, account: own };
const found = async (patterns: string[], settings: object = tenant, states: string[] | null = null) =>
  (
    await asTenant<{ id: string }>(connection, settings, 'select attempts_found($1, $2) as id order by 1', [
      patterns,
      states,
    ])
  ).map(({ id }) => id);
/** The same as row-level security lets it be found. */
const read = async (patterns: string[], states: string[] | null = null) =>
  (
    await asTenant<{ id: string }>(
      connection,
      tenant,
      'select id from attempt where search like all ($1) and ($2::text[] is null or state = any($2)) order by 1',
      [patterns, states],
    )
  ).map(({ id }) => id);
/** How many attempts the database takes there to be: an account that has few of all is looked for by itself. */
const ofSoMany = (all: number) =>
  platform.query(`update pg_class set reltuples = $1 where oid = 'attempt'::regclass`, [all]);

/** One attempt of each account that is called so, all of them in the same state. */
const sharedName = 'Quorndon, Zenobia';
const named = new Map<string, string>();
const ofAccounts = (...accountIds: string[]) => accountIds.map((id) => named.get(id)).toSorted();
beforeAll(async () => {
  const rows = await platform.query<{ id: string; account_id: string }>(
    `update attempt set learner_name = $1 where id in (select distinct on (account_id) id from attempt
      where state = 'assessed' and superseded_at is null order by account_id, id) returning id, account_id`,
    [sharedName],
  );
  for (const row of rows) named.set(row.account_id, row.id);
  expect([own, foreign, other.accountId].filter((id) => !named.has(id))).toEqual([]);
});

describe.each([
  ['most attempts', 1],
  ['few of all attempts', 1_000_000],
])('the search for attempts, in an account with %s', (_, all) => {
  beforeAll(() => ofSoMany(all));

  // With states and without them it is another statement.
  describe.each([
    ['whatever their state', null],
    ['in certain states', ['assessed', 'in_sample']],
  ])('of attempts %s', (_, states) => {
    const patterns = searchPatterns(sharedName);

    it('gives an account what is its own and nothing of another one, of its client or of another', async () => {
      for (const [client, account] of [
        [clientId, own],
        [clientId, foreign],
        [other.clientId, other.accountId],
      ] as const)
        expect(await found(patterns, { client, account }, states)).toEqual(ofAccounts(account));
      expect(await found(['%'], tenant, states)).toEqual(await read(['%'], states));
    });

    it('gives those of each account that somebody works for, and of no other', async () => {
      for (const settings of [
        { client: clientId, account: own, accounts: `{${foreign}}` },
        { client: clientId, account: '', accounts: `{${own},${foreign}}` },
      ])
        expect(await found(patterns, settings, states)).toEqual(ofAccounts(own, foreign));
    });

    it('gives those of all accounts of the client to those who see them all', async () => {
      expect(await found(patterns, { client: clientId, account: '*' }, states)).toEqual(
        ofAccounts(own, foreign),
      );
      expect(await found(patterns, { client: other.clientId, account: '*' }, states)).toEqual(
        ofAccounts(other.accountId),
      );
    });

    it.each(settingsOfNobody)('gives none %s', async (_, settings) => {
      expect(await found(patterns, settings, states)).toEqual([]);
      expect(await found(['%'], settings, states)).toEqual([]);
    });
  });

  it('gives those alone that are in the states it is asked for', async () => {
    const states = ['assessed', 'in_sample'];
    const wanted = await platform.query<{ id: string }>(
      'select id from attempt where account_id = $1 and state = any($2) order by 1',
      [own, states],
    );
    expect(await found(['%'], tenant, states)).toEqual(wanted.map(({ id }) => id));
    expect(wanted.length).toBeGreaterThan(0);
  });

  it('reads the table of attempts, not one that a session puts in its place', async () => {
    await connection.query('create temporary table attempt as select * from public.attempt');
    await connection.query(`update pg_temp.attempt set account_id = $1`, [own]);
    await connection.query('grant all on pg_temp.attempt to public');
    const ids = await found(['%']);
    await connection.query('drop table pg_temp.attempt');
    expect(ids).toEqual(await read(['%']));
  });

  it('is nothing that everybody may call', async () => {
    const [rights] = await platform.query(
      `select bool_and(has_function_privilege('moderator_application', oid, 'execute')) as application,
        bool_or(proacl::text like '%{=X%') as public from pg_proc where proname = 'attempts_found'`,
    );
    expect(rights).toEqual({ application: true, public: false });
  });

  it('finds what the rows hold, for whatever somebody types and asks for', async () => {
    const part = fc
      .tuple(fc.constantFrom(...names), fc.nat(20), fc.integer({ min: 1, max: 12 }))
      .map(([name, from, length]) => name.slice(from, from + length));
    const hostile = fc.constantFrom('%', '_', '\\', "'", '"', `') or true --`, '$1', '{}', '*', '.*', '😀');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(part, part, hostile, fc.string()), { minLength: 1, maxLength: 4 }),
        fc.option(fc.subarray([...attemptStates, 'no state'])),
        async (words, states) => {
          const patterns = searchPatterns(words.join(' '));
          fc.pre(patterns.length > 0);
          expect(await found(patterns, tenant, states)).toEqual(await read(patterns, states));
        },
      ),
      { numRuns: timesToTry(60, 1000) },
    );
  });

  it.each(['%%%', '___', '\\\\\\', "o'; drop table attempt; --", '😀😀😀', 'abc%def'])(
    'answers %j with nothing, not with everything and not with an error',
    async (query) => {
      const moderator = await platform.as('moderator');
      const answer = await moderator.listAttempts({ query: { query, total: 'true' } });
      expect([answer.items, answer.total]).toEqual([[], 0]);
    },
  );
});

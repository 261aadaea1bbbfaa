import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asTenant, settingsOfNobody } from '../testing/as-tenant.ts';
import type { TenantSettings } from '../testing/as-tenant.ts';
import { clientId, foreign, other, own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

/** Who is asked about, and who asks of what lies in the rooms of visits. */
const [person, visitor] = [randomUUID(), randomUUID()];
const learner = 'Quorndon, Zenobia';

interface Case {
  /** Gives ids as `id`. */
  ids: string;
  /** The table that these are of. */
  of: 'attempt' | 'batch' | 'stored_file';
  /** Whether it gives what is of several accounts, or of the one account that a room is of. */
  spansAccounts: boolean;
}

const ofRoom = (name: string, of: Case['of']): Case => ({
  ids: `unnest(${name}()) as id`,
  of,
  spansAccounts: false,
});

/** Functions that read as the owner of the tables, past the policies, and so ask for the tenant themselves. */
const cases: Readonly<Record<string, Case>> = {
  'attempts_found(text[])': {
    ids: `attempts_found(array['%quorndon%']) as id`,
    of: 'attempt',
    spansAccounts: true,
  },
  'attempts_naming(uuid)': { ids: `attempts_naming('${person}') as id`, of: 'attempt', spansAccounts: true },
  'visited_batches()': ofRoom('visited_batches', 'batch'),
  'visited_attempts()': ofRoom('visited_attempts', 'attempt'),
  'visited_files()': ofRoom('visited_files', 'stored_file'),
  'revealed_batches()': ofRoom('revealed_batches', 'batch'),
  'revealed_attempts()': ofRoom('revealed_attempts', 'attempt'),
};

/** Those of them that are tried otherwise, and where. */
const triedElsewhere: Readonly<Record<string, string>> = {
  'reports_of_visit(uuid)': 'below, as it is asked about one visit',
  'verification_numbers(text)': 'below, as it counts',
  'attempts_found(text[],text[])': 'attempts/attempt-search.test.ts, in each of its ways',
  'report_questioned_since(uuid)': 'areas/visits/signing.test.ts, as it gives a time',
  'similar_words(text,text,uuid[])': 'security/words-of-tenants.test.ts, as it gives words',
};

let platform: TestPlatform;
let connection: pg.Client;
beforeAll(async () => {
  platform = await startTestPlatform();
  connection = new pg.Client(platform.connection);
  await connection.connect();
  for (const accountId of [own, foreign, other.accountId]) await nameSomebody(accountId);
  for (const accountId of [own, foreign]) await openRoom(accountId);
});
afterAll(async () => {
  await connection.end();
  await platform.stop();
});

/** Three attempts of an account name somebody, each in another way: as who learns, who taught, and who moderated before. */
async function nameSomebody(accountId: string): Promise<void> {
  const rows = await platform.query(
    `with chosen as (select id, row_number() over (order by id) as place from attempt a
      where account_id = $1 and state = 'assessed' and superseded_at is null and not exists (
        select from course_progress p where p.user_id = a.learner_id and p.course_id = a.course_id) limit 3)
     update attempt a set learner_name = case place when 1 then $3 else learner_name end,
       learner_id = case place when 1 then $2 else learner_id end,
       facilitator_id = case place when 2 then $2 else facilitator_id end,
       earlier_moderator_ids = case place when 3 then array[$2::uuid] else earlier_moderator_ids end
     from chosen where a.id = chosen.id returning a.id`,
    [accountId, person, learner],
  );
  expect(rows).toHaveLength(3);
}

/** A visit to a batch that was reported, of no verifier in particular: whoever verifies for the account has its room. */
async function openRoom(accountId: string): Promise<void> {
  await platform.query(
    `with batch as (select * from batch where account_id = $1 and state = 'reported' order by id limit 1),
     visit as (insert into visit (id, client_id, account_id, body, kind, starts_on, ends_on, layout, blind, downloads, requested_by,
         requested_at)
       select gen_random_uuid(), client_id, account_id, 'Services SETA', 'remote', current_date - 1, current_date + 1,
         plain_visit_layout(), false, false, $2, now() from batch returning *)
     insert into visit_batch (visit_id, batch_id, client_id, account_id)
     select visit.id, batch.id, batch.client_id, batch.account_id from batch, visit`,
    [accountId, randomUUID()],
  );
}

describe('functions that read as the owner of the tables', () => {
  it('are those that are tried here or elsewhere, where requests may call them and are told something', async () => {
    const rows = await platform.query<{ signature: string }>(
      `select p.oid::regprocedure::text as signature from pg_proc p join pg_namespace n on n.oid = p.pronamespace
        where p.prosecdef and nspname !~ '^(pg_|information_schema$)' and prorettype not in ('void'::regtype, 'trigger'::regtype)
          and has_function_privilege('moderator_application', p.oid, 'execute')`,
    );
    expect(rows.map(({ signature }) => signature).toSorted()).toEqual(
      [...Object.keys(cases), ...Object.keys(triedElsewhere)].toSorted(),
    );
  });
});

describe.each(Object.entries(cases))('%s', (_, { ids, of, spansAccounts }) => {
  const given = async (settings: TenantSettings) => {
    const rows = await asTenant<{ id: string }>(connection, { ...settings, visitor }, `select ${ids}`);
    return rows.map(({ id }) => id).toSorted();
  };
  const accountsOf = async (some: readonly string[]) =>
    (
      await platform.query<{ account_id: string }>(
        `select distinct account_id from ${of} where id = any($1) order by 1`,
        [some],
      )
    ).map((row) => row.account_id);

  it('gives an account what is its own and nothing of another one, of its client or of another', async () => {
    for (const account of [own, foreign])
      expect(await accountsOf(await given({ client: clientId, account }))).toEqual([account]);
    expect(await accountsOf(await given({ client: other.clientId, account: other.accountId }))).toEqual(
      spansAccounts ? [other.accountId] : [],
    );
  });

  it('gives whoever works for several accounts what is theirs, or nothing without a room of one', async () => {
    const [mine, theirs] = [
      await given({ client: clientId, account: own }),
      await given({ client: clientId, account: foreign }),
    ];
    const both = spansAccounts ? [...mine, ...theirs].toSorted() : [];
    expect(await given({ client: clientId, account: '', accounts: `{${own},${foreign}}` })).toEqual(both);
    expect(await given({ client: clientId, account: '*' })).toEqual(both);
  });

  it.each(settingsOfNobody)('gives nothing %s', async (_, settings) => {
    expect(await given(settings)).toEqual([]);
  });
});

describe('what a verification report rests on', () => {
  const visitOf = async (accountId: string) => {
    const [visit] = await platform.query<{ id: string }>(
      `select id from visit where account_id = $1 and body = 'Services SETA' and verifier_id is null and signed_at is null`,
      [accountId],
    );
    return visit!.id;
  };
  const asked = async <Row extends object>(settings: TenantSettings, text: string) =>
    (await asTenant<Row>(connection, { visitor, ...settings }, text))[0]!;

  it('is told to whoever has the room of the visit, and to nobody else', async () => {
    for (const [account, others] of [
      [own, foreign],
      [foreign, own],
    ] as const) {
      const reports = async (settings: TenantSettings) =>
        asked(settings, `select count(*)::int from reports_of_visit('${await visitOf(account)}')`);
      expect(await reports({ client: clientId, account })).toEqual({ count: 1 });
      for (const settings of [
        { client: clientId, account: others },
        { client: other.clientId, account: other.accountId },
        ...settingsOfNobody.map(([, each]) => each).filter((each) => each.account !== account),
      ])
        expect(await reports(settings)).toEqual({ count: 0 });
    }
  });

  it('has numbers of its account alone', async () => {
    await platform.query(
      `update visit set report = '{"about": {"number": "VR-1999-0001"}}' where id = any($1)`,
      [[await visitOf(own), await visitOf(foreign)]],
    );
    const numbers = (settings: TenantSettings) =>
      asked<{ count: number }>(settings, `select verification_numbers('VR-1999-') as count`);
    for (const account of [own, foreign])
      expect(await numbers({ client: clientId, account })).toEqual({ count: 1 });
    expect(await numbers({ client: other.clientId, account: other.accountId })).toEqual({ count: 0 });
    for (const [, settings] of settingsOfNobody) expect(await numbers(settings)).toEqual({ count: 0 });
  });
});

describe('attempts that name somebody', () => {
  it('are those of which they are the learner, the one who taught or one who moderated before', async () => {
    for (const [client, account] of [
      [clientId, own],
      [other.clientId, other.accountId],
    ] as const)
      expect(
        await asTenant(connection, { client, account }, 'select attempts_naming($1)', [person]),
      ).toHaveLength(3);
    expect(
      await asTenant(connection, { client: clientId, account: own }, 'select attempts_naming($1)', [
        randomUUID(),
      ]),
    ).toEqual([]);
  });
});

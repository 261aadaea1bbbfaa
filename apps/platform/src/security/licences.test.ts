import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { licencesFor, operations, rolesThatMayCall } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import { addressOf, bodyOf, headersOf, licensedWord } from '../testing/calls.ts';
import { ask, platform, startForAll, things } from '../testing/demonstration.ts';
import { foreign, own, people } from '../testing/template.ts';
import { nothing } from '../testing/things.ts';

startForAll();

const licensed = operations.filter((each) => each.licences !== undefined);
/** Somebody of the account whom the call is for, and who sees no other account. */
const callerOf = (operation: Operation) =>
  people.find(
    ({ accountId, canSignIn, roles }) =>
      accountId === own &&
      canSignIn &&
      roles.some((role) => rolesThatMayCall(operation).includes(role)) &&
      !roles.some((role) => role === 'administrator' || role === 'client_manager'),
  )?.username;

const call = (operation: Operation, as: string) =>
  ask(operation.method, addressOf(operation, nothing(things)), {
    as,
    headers: headersOf(operation),
    body: bodyOf(operation, nothing(things)),
  });
const missing = /^No licence of your account that holds today grants /;

type Level = 'FullAccess' | 'ViaEngagement' | 'None';
const all = [
  'DueAssessments',
  'ReadyForModeration',
  'ExternalAssessments',
  'FormalCourse',
  'Screening',
  'PeerReview',
];

/** Has the account hold these and nothing else. */
async function hold(
  content: { type: string; accessLevel: Level }[],
  { platforms = [] as string[], startsOn = '2026-01-01', expiresOn = '2999-12-31' } = {},
) {
  const body = JSON.stringify({ content, platforms, startsOn, expiresOn });
  await platform.query(
    `update document set body = body || $2::jsonb where kind = 'licences' and account_id = $1`,
    [own, body],
  );
}
const grant = (accessLevel: Level, types = all) => types.map((type) => ({ type, accessLevel }));

describe('a call of a licensed area', () => {
  it('is every call of moderation but Home, which tells what there is to do', () => {
    const free = operations.filter(({ path, licences }) => path.startsWith('/moderation/') && !licences);
    expect(free.map((each) => each.id)).toEqual(['getModeratorHome']);
  });
});

describe('without a licence', () => {
  beforeAll(() => hold([]));
  it.each(licensed.map((operation) => [operation.id, operation] as const))(
    '%s is refused, and which is missing is named',
    async (_, operation) => {
      const { status, body } = await call(operation, callerOf(operation)!);
      expect([status, body?.code ?? 'not_allowed']).toEqual([403, 'not_allowed']);
      if (body)
        expect(body.detail).toBe(
          `No licence of your account that holds today grants ${licencesFor(operation, { kind: licensedWord(operation) }).join(' or ')}, which this needs. Ask the manager of your account.`,
        );
    },
  );

  it('Home is answered', async () => {
    expect((await ask('GET', '/moderation/home', { as: 'moderator' })).status).toBe(200);
  });
});

describe.each(['administrator', 'clientmanager'])('to %s, who sees all accounts of a client,', (as) => {
  const attemptOf = async (accountId: string) => {
    const [row] = await platform.query<{ id: string }>(
      'select id from attempt where account_id = $1 limit 1',
      [accountId],
    );
    return `/moderation/attempts/${row!.id}`;
  };
  const accountsListed = async () => {
    const { body } = await ask('GET', '/moderation/attempts?queue=all&limit=500', { as });
    const ids = (body.data as { id: string }[]).map(({ id }) => id);
    const rows = await platform.query<{ account_id: string }>(
      'select distinct account_id from attempt where id = any($1) order by 1',
      [ids],
    );
    return rows.map(({ account_id }) => account_id);
  };
  const statusOf = async (path: string) => (await ask('GET', path, { as })).status;
  const countOf = async () =>
    (await ask('GET', '/moderation/attempts?queue=all&limit=1&total=true', { as })).body.page.total as number;

  it('an account with a licence opens itself alone: another without one is not there', async () => {
    await hold(grant('FullAccess'));
    const [both, of] = [await accountsListed(), [await attemptOf(own), await attemptOf(foreign)]];
    expect(both).toEqual([own, foreign].sort());
    expect([await statusOf(of[0]!), await statusOf(of[1]!)]).toEqual([200, 200]);
    const all = await countOf();
    await hold([]);
    expect(await accountsListed()).toEqual([foreign]);
    expect([await statusOf(of[0]!), await statusOf(of[1]!)]).toEqual([404, 200]);
    expect(await countOf()).toBeLessThan(all);
    const found = await ask('GET', '/moderation/attempts?queue=all&query=a&limit=500', { as });
    expect([found.status, found.body.data.length > 0]).toEqual([200, true]);
  });

  it('an account without one is not written in either', async () => {
    await hold(grant('FullAccess'));
    const { calendar, reminders, version } = (await ask('GET', '/moderation/due-days', { as })).body.data;
    const dueDays = { calendar, reminders, version, accountId: own };
    await hold([]);
    const body = { accountId: own, title: 'Somewhere else' };
    const { status } = await ask('POST', '/admin/content/formal/lessons', { as, body });
    expect([400, 403, 404]).toContain(status);
    const answers = [
      await ask('GET', '/moderation/due-days', { as }),
      await ask('PUT', '/moderation/due-days', { as, body: dueDays }),
      await ask('GET', '/moderation/sampling-policies', { as }),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404]);
    await hold(grant('FullAccess'));
  });

  it('nothing is made in an account that holds none, and it is in one that does', async () => {
    const make = (accountId: string) =>
      ask('POST', '/admin/content/peerreviews', { as, body: { accountId, title: 'Team of the yard' } });
    await hold([]);
    const [refused, made] = [await make(own), await make(foreign)];
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'That account holds no licence for this. Nothing was changed.',
    ]);
    expect(made.status).toBe(201);
    await hold(grant('FullAccess'));
    expect((await make(own)).status).toBe(201);
  });

  it('what they take out and send is noted in their own account, also where that holds none', async () => {
    await hold([]);
    const { id } = people.find(({ username }) => username === as)!;
    const count = async (text: string) =>
      (await platform.query<{ count: number }>(`select count(*)::int as count from ${text}`, [id, own]))[0]!
        .count;
    const noted = () => count(`audit_entry where actor_id = $1 and account_id = $2 and action = 'exported'`);
    const kept = () => count('idempotent_answer where user_id = $1 and account_id = $2');
    const before = [await noted(), await kept()];
    const taken = await ask('POST', '/admin/content/formal/lessons/export/csv', { as });
    const sent = await ask('POST', '/admin/content/formal/lessons', {
      as,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        accountId: foreign,
        title: 'Safety at the loading bay',
        lessonType: 'Theoretical',
        contentType: 'Pdf',
      },
    });
    expect([taken.status, sent.status]).toEqual([200, 201]);
    expect([await noted(), await kept()]).toEqual([before[0]! + 1, before[1]! + 1]);
    await hold(grant('FullAccess'));
  });

  it('what needs no licence is as it was', async () => {
    await hold([]);
    const { body } = await ask('GET', '/users?limit=500', { as });
    const accounts = new Set((body.data as { accountId: string }[]).map(({ accountId }) => accountId));
    expect([...accounts]).toEqual(expect.arrayContaining([own, foreign]));
  });
});

describe('with a licence', () => {
  beforeAll(() => hold(grant('FullAccess')));
  it.each(licensed.map((operation) => [operation.id, operation] as const))(
    '%s is not refused for one',
    async (_, operation) => {
      const { body } = await call(operation, callerOf(operation)!);
      expect(body?.detail ?? '').not.toMatch(missing);
    },
  );
});

describe('content is', () => {
  it.each([
    ['formal', 'FormalCourse'],
    ['onboarding', 'OnboardingCourse'],
    ['screening', 'Screening'],
  ])('%s by the licence %s alone', async (kind, type) => {
    const answers = async (types: string[]) => {
      await hold(grant('ViaEngagement', types));
      return (await ask('GET', `/admin/content/${kind}/lessons`, { as: 'manager' })).status;
    };
    const others = ['FormalCourse', 'OnboardingCourse', 'Screening'].filter((each) => each !== type);
    expect([await answers([type]), await answers(others)]).toEqual([200, 403]);
  });
});

describe('lists of attempts are', () => {
  it.each<[string, boolean, Parameters<typeof hold>]>([
    ['open by engagement', true, [grant('ViaEngagement')]],
    ['open where the platforms name the type', true, [[], { platforms: ['ReadyForModeration'] }]],
    ['open with one type of those that there are', true, [grant('FullAccess', ['DueAssessments'])]],
    ['closed at no level', false, [grant('None')]],
    ['closed with another type', false, [grant('FullAccess', ['FormalCourse'])]],
    ['closed before it begins', false, [grant('FullAccess'), { startsOn: '2998-01-01' }]],
    ['closed when it has expired', false, [grant('FullAccess'), { expiresOn: '2026-01-31' }]],
  ])('%s', async (_, isOpen, licence) => {
    await hold(...licence);
    const { status, body } = await ask('GET', '/moderation/attempts', { as: 'moderator' });
    expect([status, missing.test(body.detail ?? '')]).toEqual(isOpen ? [200, false] : [403, true]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, roles, rolesThatMayCall } from '@moderator/contract';
import type { Operation, Role } from '@moderator/contract';
import { raw } from '../testing/raw.ts';
import {
  accounts,
  foreign as foreignId,
  own as ownId,
  people as everybody,
  personOf,
} from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { timesToTry } from '../testing/budget.ts';
import { addressOf, bodyOf, headersOf, isOfShared } from '../testing/calls.ts';
import { nothing, thingsOf } from '../testing/things.ts';
import type { Things } from '../testing/fixture.ts';

let platform: TestPlatform;
let own: Things;
let foreign: Things;
beforeAll(async () => {
  platform = await startTestPlatform();
  [own, foreign] = [await thingsOf(platform, ownId), await thingsOf(platform, foreignId)];
  [statesBefore, versionsBefore] = [await statesOfForeign(), await versionsOfForeign()];
});

let statesBefore: unknown[];
let versionsBefore: unknown[];
const statesOfForeign = () =>
  platform.query('select id, state, version from attempt where account_id = $1 order by id', [foreignId]);
const versionsOfForeign = () =>
  platform.query('select kind, id, version from document where account_id = $1 order by kind, id', [
    foreignId,
  ]);
afterAll(() => platform.stop());

/** Everybody who can sign in, with their roles. */
const people: Record<string, readonly Role[]> = Object.fromEntries(
  everybody.filter(({ canSignIn }) => canSignIn).map(({ username, roles }) => [username, roles]),
);
/** Their roles are those of moderator and moderator2: what they may call is asked in the long run. */
const alike = timesToTry(1, 0) === 1 ? ['karoo', 'lapsed'] : [];
const walkers = Object.keys(people).filter((username) => !alike.includes(username));
const managers: readonly Role[] = ['administrator', 'client_manager', 'account_manager', 'site_manager'];
const manages = (username: string) => people[username]!.some((role) => managers.includes(role));
/** Whose view ends at their account. */
const ofOneAccount = (username: string) =>
  !people[username]!.some((role) => ['administrator', 'client_manager'].includes(role));

it('every role can sign in to the demonstration', () => {
  expect(new Set(Object.values(people).flat())).toEqual(new Set(roles));
});

/** What `self` leaves to the handler: nobody makes or removes a person by being one. */
const refusedByHandler = new Set(['createUser', 'deleteUser']);

/** What whoever manages one site alone does not do: open another, or decide how the account samples, when it works and
 * how its papers look. */
const moreThanASite = new Set([
  'createSite',
  'saveCertificateLayout',
  'saveDueDays',
  'saveSamplingPolicy',
  'setReportDistribution',
]);

/** What verifiers take out of a room where its visit allows it alone, which that of the demonstration does not. */
const keptInRooms = new Set(['exportBatchMatrix', 'exportSamplingPlan']);

const named = (operation: Operation) => [operation.id, operation] as const;

async function call(operation: Operation, as: string | undefined, things: Things) {
  return raw(platform, operation.method, addressOf(operation, things), {
    as,
    headers: headersOf(operation),
    body: bodyOf(operation, things),
  });
}

describe('without signing in', () => {
  it.each(operations.map(named))('%s is served to nobody, unless it is public', async (_, operation) => {
    for (const things of [own, nothing(own)]) {
      const { status } = await call(operation, undefined, things);
      expect(status).toBe(operation.audience.includes('public') ? 200 : 401);
    }
  });
});

describe('what a role allows', () => {
  it.each(operations.map(named))('%s is served to its audience and to no one else', async (_, operation) => {
    const table = rolesThatMayCall(operation);
    const answers: Record<string, string> = {};
    const expected: Record<string, string> = {};
    for (const username of walkers) {
      const allowed =
        people[username]!.some((role) => table.includes(role)) &&
        (!refusedByHandler.has(operation.id) || manages(username)) &&
        (!moreThanASite.has(operation.id) || username !== 'sitemanager') &&
        (!keptInRooms.has(operation.id) || username !== 'verifier');
      // Those who may get as far as not finding what does not exist; the others are stopped before,
      // even at what does.
      const reads = operation.method === 'GET' || operation.method === 'HEAD';
      const spared = allowed && !reads && operation.path.includes('{id}');
      const { status } = await call(operation, username, spared ? nothing(own) : own);
      answers[username] =
        status === 403 ? 'refused' : status < 500 && status !== 401 ? 'served' : `${status}`;
      expected[username] = allowed ? 'served' : 'refused';
    }
    expect(answers).toEqual(expected);
  });
});

describe('things of another account', () => {
  /** Operations that name a thing, in their address or in their body. */
  const naming = operations.filter(
    // Countries are everybody's, and so is what all accounts share.
    (each) =>
      (each.path.includes('{id}') && each.area !== 'countries' && !isOfShared(each)) ||
      each.id.endsWith('Batch'),
  );
  const pairs = naming.flatMap((operation) =>
    Object.entries(people)
      .filter(([username]) => ofOneAccount(username) && walkers.includes(username) && username !== 'karoo')
      .filter(([, ownRoles]) => ownRoles.some((role) => rolesThatMayCall(operation).includes(role)))
      .map(([username]) => [operation.id, username, operation] as const),
  );

  it.each(pairs)('are to %s by %s as if they did not exist', async (_, username, operation) => {
    const [there, nowhere] = [
      await call(operation, username, foreign),
      await call(operation, username, { ...nothing(foreign) }),
    ];
    const isRefused =
      (refusedByHandler.has(operation.id) && !manages(username)) ||
      (keptInRooms.has(operation.id) && username === 'verifier');
    expect(there.status).toBe(isRefused ? 403 : 404);
    expect({ ...there.body, requestId: '' }).toEqual({ ...nowhere.body, requestId: '' });
  });

  it('are as they were after all of that', async () => {
    expect(await statesOfForeign()).toEqual(statesBefore);
    expect(await versionsOfForeign()).toEqual(versionsBefore);
  });

  it('are to the administrator of the client like those of the own one', async () => {
    const administrator = await platform.as('administrator');
    expect((await administrator.getUser({ id: foreign.users })).accountId).toBe(foreign.accounts);
    const { items } = await administrator.listAccounts();
    expect(items.map((each) => each.id)).toEqual(expect.arrayContaining(accounts.map((each) => each.id)));
  });
});

describe('people and themselves', () => {
  const me = personOf('trainer');
  const someone = personOf('assessor');

  it('read their own details and nobody else’s', async () => {
    const api = await platform.as('trainer');
    expect((await api.getUser({ id: me.id })).username).toBe('trainer');
    await expect(api.getUser({ id: someone.id })).rejects.toMatchObject({ code: 'not_found' });
    for (const { items } of [await api.listUsers(), await api.searchUsers({ query: { query: 'm' } })])
      expect(items.map((each) => each.id)).toEqual([me.id]);
    const fetched = await api.fetchUsers({ body: { ids: [me.id, someone.id] } });
    expect(fetched.items.map((each) => each.id)).toEqual([me.id]);
  });

  it('export their own details at most', async () => {
    const file = await (await platform.as('trainer')).exportUsers({ type: 'json' });
    const exported = JSON.parse(await file.blob.text()) as { id: string }[];
    expect(exported.map((each) => each.id)).toEqual([me.id]);
  });

  it('change how they are reached and never what they may do', async () => {
    const api = await platform.as('trainer');
    const before = await api.getUser({ id: me.id });
    const change = (body: object) => api.updateUser({ id: me.id, version: before.version, body });
    for (const body of [
      { roles: ['administrator'] },
      { username: 'root' },
      {
        email: 'mandla@example.org',
        registrations: [
          { kind: 'moderator', number: '1', body: 'me', courses: ['*'], expiresOn: '2099-01-01' },
        ],
      },
    ])
      await expect(change(body)).rejects.toMatchObject({ code: 'not_allowed' });
    const after = await change({ email: 'mandla@example.org' });
    expect(after).toEqual({
      ...before,
      email: 'mandla@example.org',
      version: before.version + 1,
      updatedAt: after.updatedAt,
    });
  });

  it('do not remove themselves', async () => {
    const api = await platform.as('trainer');
    await expect(api.deleteUser({ id: me.id })).rejects.toMatchObject({ code: 'not_allowed' });
    expect((await api.getUser({ id: me.id })).id).toBe(me.id);
  });

  it('who manage do not make administrators, nor themselves one', async () => {
    const api = await platform.as('manager');
    const user = await api.getUser({ id: someone.id });
    for (const role of ['administrator', 'client_manager'] as const)
      await expect(
        api.updateUser({ id: user.id, version: user.version, body: { roles: [role] } }),
      ).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('who manage put nothing into another account, and move nothing there', async () => {
    const api = await platform.as('manager');
    const body = { accountId: foreign.accounts, name: 'Site' };
    await expect(api.createSite({ body })).rejects.toMatchObject({ code: 'not_allowed' });
    const site = await api.getSite({ id: own.sites });
    await expect(api.updateSite({ id: site.id, version: site.version, body })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    const administrator = await platform.as('administrator');
    await expect(
      administrator.updateSite({ id: site.id, version: site.version, body }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await administrator.getSite({ id: site.id })).accountId).toBe(own.accounts);
  });
});

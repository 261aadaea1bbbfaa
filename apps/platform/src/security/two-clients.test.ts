import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, rolesThatMayCall } from '@moderator/contract';
import type { Operation } from '@moderator/contract';
import { addressOf, bodyOf, headersOf, isOfShared } from '../testing/calls.ts';
import type { Things } from '../testing/fixture.ts';
import { raw } from '../testing/raw.ts';
import { clientId, other, own, people } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';
import { thingsOf } from '../testing/things.ts';

let platform: TestPlatform;
let ofClient: Record<string, Things>;
let before: unknown;
let notThere: unknown;
beforeAll(async () => {
  platform = await startTestPlatform();
  ofClient = {
    [clientId]: { ...(await thingsOf(platform, own)), clientId, clients: clientId },
    [other.clientId]: {
      ...(await thingsOf(platform, other.accountId)),
      clientId: other.clientId,
      clients: other.clientId,
    },
  };
  before = await states();
  // What is answered to whoever names what does not exist at all.
  const nowhere = await raw(platform, 'GET', `/sites/${randomUUID()}`, { as: 'manager' });
  notThere = { ...nowhere.body, requestId: '' };
}, 120_000);
afterAll(() => platform.stop());

/** Those who see a whole client, or manage an account of it, on either side. */
const sides = [
  { username: 'administrator', at: clientId, from: other.clientId },
  { username: 'clientmanager', at: clientId, from: other.clientId },
  { username: 'manager', at: clientId, from: other.clientId },
  { username: 'saldanhaadmin', at: other.clientId, from: clientId },
  { username: 'saldanha', at: other.clientId, from: clientId },
];
const rolesOf = (username: string) =>
  [...people, ...other.people].find((each) => each.username === username)!.roles;
const mayCall = (operation: Operation, username: string) =>
  rolesOf(username).some((role) => rolesThatMayCall(operation).includes(role));

/** Countries are everybody's, as are the contract and what it is described by. */
const isOfSomebody = (operation: Operation) =>
  operation.area !== 'countries' && !operation.audience.includes('public');
const naming = operations.filter(
  (each) =>
    isOfSomebody(each) &&
    each.method !== 'HEAD' &&
    !isOfShared(each) &&
    (each.path.includes('{id}') || each.id.endsWith('Batch')),
);
const asking = operations.filter(
  (each) => isOfSomebody(each) && each.method === 'GET' && !each.path.includes('{id}'),
);

/** Clients and accounts, of which those who operate the platform see all: decision 8. */
const isOperating = (operation: Operation, username: string) =>
  username === 'administrator' && ['clients', 'accounts'].includes(operation.area);

const call = (operation: Operation, as: string, things: Things) =>
  raw(platform, operation.method, addressOf(operation, things), {
    as,
    headers: headersOf(operation),
    body: bodyOf(operation, things),
  });

/** What is there, of both clients; people who sign in leave a trace in their own account. */
const states = () =>
  platform.query(
    `select kind, id, version from document where deleted_at is null union all select state, id, version from attempt
     union all select 'file', id, 1 from stored_file order by 1, 2`,
  );

/** All that can be named, by the client that it is of. */
async function idsOf(client: string): Promise<string[]> {
  const rows = await platform.query<{ id: string }>(
    `select id from document where client_id = $1 union select id from attempt where client_id = $1
     union select id from stored_file where client_id = $1 union select id from evidence where client_id = $1
     union select id from batch where client_id = $1 union select id from outcome where client_id = $1`,
    [client],
  );
  return rows.map(({ id }) => id);
}

describe.each(sides)('$username of one client', { timeout: 120_000 }, ({ username, at, from }) => {
  const theirs = naming.filter((each) => mayCall(each, username) && !isOperating(each, username));

  it('gets for whatever is named of the other client what they get for what does not exist', async () => {
    for (const operation of theirs) {
      const { status, body } = await call(operation, username, ofClient[from]!);
      expect([operation.id, status, { ...body, requestId: '' }]).toEqual([operation.id, 404, notThere]);
    }
  });

  it('gets the same things of their own client', async () => {
    const read: string[] = [];
    for (const operation of theirs.filter(({ method }) => method === 'GET'))
      if ((await call(operation, username, ofClient[at]!)).status === 200) read.push(operation.id);
    expect(read).toEqual(expect.arrayContaining(['getUser', 'getCourse', 'getSite']));
    expect(read.length).toBeGreaterThan(20);
  });

  it('finds nothing of the other client in a list, a search, a count, a figure or an export', async () => {
    const [foreign, known] = [await idsOf(from), await idsOf(at)];
    let answered = '';
    for (const operation of asking.filter(
      (each) => mayCall(each, username) && !isOperating(each, username),
    )) {
      const { text, status } = await call(operation, username, ofClient[at]!);
      if (status !== 200) continue;
      answered += text;
      expect([operation.id, foreign.filter((id) => text.includes(id))]).toEqual([operation.id, []]);
    }
    // What is looked for is what answers hold: their own things are in them.
    expect(known.filter((id) => answered.includes(id)).length).toBeGreaterThan(20);
  });
});

describe('a whole client', () => {
  const administrators = ['clientmanager', 'saldanha', 'saldanhaadmin'].map((username) =>
    sides.find((side) => side.username === username)!,
  );
  it.each(administrators)('is to $username their own one alone', async ({ username, at }) => {
    const api = await platform.as(username);
    const { items } = await api.listUsers({ query: { limit: 500 } });
    expect(new Set(items.map((user) => user.clientId))).toEqual(new Set([at]));
    const accounts = (await api.listAccounts()).items;
    expect(new Set(accounts.map((account) => account.clientId))).toEqual(new Set([at]));
  });

  it('is listed, made and looked into by those who administer the first one, and by nobody of another', async () => {
    const listed = async (username: string) =>
      (await (await platform.as(username)).listClients()).items.map(({ id }) => id);
    expect(new Set(await listed('administrator'))).toEqual(new Set([clientId, other.clientId]));
    expect(await listed('saldanhaadmin')).toEqual([other.clientId]);
    const body = { name: 'A third one', country: 'ZA' };
    const made = await (await platform.as('administrator')).createClient({ body });
    await expect((await platform.as('saldanhaadmin')).createClient({ body })).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await (await platform.as('administrator')).deleteClient({ id: made.id });
  });

  it('takes nobody in from the other one, and gives nobody away to it', async () => {
    const saldanha = await platform.as('saldanhaadmin');
    const user = (await saldanha.listUsers()).items.find((each) => each.username === 'saldanha')!;
    const { [clientId]: abroad } = ofClient;
    const site = await raw(platform, 'POST', '/sites', {
      as: 'saldanhaadmin',
      body: { accountId: own, name: 'Site' },
    });
    const answers = [site.status];
    for (const body of [
      { accountId: own },
      { clientId },
      { siteId: abroad!.sites },
      { groupIds: [abroad!.groups] },
    ])
      answers.push(
        (
          await raw(platform, 'PATCH', `/users/${user.id}`, {
            as: 'saldanhaadmin',
            headers: { 'content-type': 'application/merge-patch+json', 'if-match': `"${user.version}"` },
            body,
          })
        ).status,
      );
    expect(answers).toEqual([400, 400, 403, 400, 400]);
    expect(await saldanha.getUser({ id: user.id })).toEqual(user);
  });

  it('is as it was after all of that', async () => {
    expect(await states()).toEqual(before);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, clientId, foreign as karoo, own, personOf } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

const theme = accounts[0]!.theme;
let platform: TestPlatform;
let api: Awaited<ReturnType<TestPlatform['as']>>;
let foreign: { client: string; account: string };

beforeAll(async () => {
  platform = await startTestPlatform();
  api = await platform.as('administrator');
  const client = await api.createClient({ body: { name: 'Another provider', languages: [] } });
  const account = await api.createAccount({
    body: {
      name: 'Another academy',
      URLPrefix: 'another',
      clientId: client.id,
      theme: theme,
    },
  });
  foreign = { client: client.id, account: account.id };
});
afterAll(() => platform.stop());

const person = { name: 'Thandi', surname: 'Mokoena', roles: ['learner' as const] };

describe('an administrator', () => {
  it('makes nothing in an account of another client, for it would be half in each', async () => {
    const accountId = foreign.account;
    const refused = { code: 'invalid_input' };
    await expect(api.createTeam({ body: { accountId, name: 'Team' } })).rejects.toMatchObject(refused);
    await expect(api.createSite({ body: { accountId, name: 'Site' } })).rejects.toMatchObject(refused);
    await expect(
      api.createUser({ body: { ...person, username: 'half', accountId, clientId } }),
    ).rejects.toMatchObject(refused);
    expect(
      await platform.query('select from document where account_id = $1 and id <> $1', [accountId]),
    ).toEqual([]);
  });

  it('acts in no account of another client', async () => {
    const { id, version } = await api.getUser({ id: personOf('administrator').id });
    await expect(
      api.updateUser({ id, version, body: { impersonatedAccountId: foreign.account } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect((await api.getUser({ id })).version).toBe(version);
  });

  it('is at home again when the account that they act in is gone', async () => {
    const { id, version } = await api.getUser({ id: personOf('administrator').id });
    const account = await api.createAccount({
      body: { name: 'For a while', URLPrefix: 'for-a-while', clientId, theme: theme },
    });
    const acting = await api.updateUser({ id, version, body: { impersonatedAccountId: account.id } });
    await expect(api.deleteAccount({ id: account.id })).rejects.toMatchObject({ code: 'wrong_state' });
    await platform.query(`update document set deleted_at = now() where kind = 'accounts' and id = $1`, [
      account.id,
    ]);
    const back = await api.updateUser({ id, version: acting.version, body: { impersonatedAccountId: null } });
    expect(back.accountId).toBe(own);
  });

  it('deletes neither the own account and client nor what people or accounts are in', async () => {
    for (const id of [own, karoo])
      await expect(api.deleteAccount({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    for (const id of [clientId, foreign.client])
      await expect(api.deleteClient({ id })).rejects.toMatchObject({ code: 'wrong_state' });
    const [site] = (await api.listSites({ query: { accountId: [own] } })).items;
    await expect(api.deleteSite({ id: site!.id })).rejects.toMatchObject({ code: 'wrong_state' });
    await api.deleteAccount({ id: foreign.account });
    await api.deleteClient({ id: foreign.client });
  });
});

describe('nobody', () => {
  it.each(['administrator', 'manager', 'sitemanager'])(
    'who is %s switches themselves off',
    async (username) => {
      const self = await platform.as(username);
      const { id } = personOf(username);
      await expect(self.deactivateUser({ id })).rejects.toMatchObject({ code: 'not_allowed' });
      expect((await self.getUser({ id })).state).toBe('active');
    },
  );

  it.each(['manager', 'sitemanager'])('who is %s makes themselves a moderator', async (username) => {
    const self = await platform.as(username);
    const { id, version, roles } = await self.getUser({ id: personOf(username).id });
    const registration = {
      kind: 'moderator' as const,
      number: '1',
      body: 'me',
      courses: ['*'],
      expiresOn: '2099-01-01',
    };
    for (const body of [{ roles: [...roles, 'moderator' as const] }, { registrations: [registration] }])
      await expect(self.updateUser({ id, version, body })).rejects.toMatchObject({ code: 'not_allowed' });
  });

  it('takes the own managing role away, which nobody else might be there to give back', async () => {
    const { id, version } = await api.getUser({ id: personOf('administrator').id });
    await expect(api.updateUser({ id, version, body: { roles: ['moderator'] } })).rejects.toMatchObject({
      code: 'not_allowed',
    });
  });
});

describe('a list', () => {
  it('shows each once, however often and in whatever letters its account is named', async () => {
    const once = await api.listUsers({ query: { accountId: [own], total: 'true', limit: 500 } });
    const thrice = await api.listUsers({
      query: { accountId: [own, own, own.toUpperCase()], total: 'true', limit: 500 },
    });
    expect([thrice.items.length, thrice.total]).toEqual([once.items.length, once.items.length]);
  });

  it('that is fetched by a body shows what its query lets through as well', async () => {
    const query = { accountId: [own], roles: ['learner' as const], state: ['inactive' as const] };
    const fetched = await api.fetchUsers({ query, body: { filter: { roles: ['learner'] } } });
    expect(fetched.items).toEqual([]);
  });

  it('of what was deleted is counted where that is asked for', async () => {
    const before = (await api.listDeletedUsers({ query: { total: 'true' } })).total!;
    const { id } = await api.createUser({ body: { ...person, username: 'gone', accountId: own, clientId } });
    await api.deleteUser({ id });
    expect((await api.listDeletedUsers({ query: { total: 'true', limit: 1 } })).total).toBe(before + 1);
  });
});

describe('a state', () => {
  it('that ten change at once is changed by one, and the others are told that it has changed', async () => {
    const career = await api.createCareer({ body: { accountId: own, name: 'Boilermaking' } });
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, () =>
        api.changeCareerState({ id: career.id, query: { from: 'draft', to: 'pending' } }),
      ),
    );
    const codes = answers.map((each) => (each.status === 'fulfilled' ? 'changed' : each.reason.code));
    expect(codes.sort()).toEqual(['changed', ...Array(9).fill('wrong_state')]);
  });

  it('that ten switch off at once is off, and nobody is refused', async () => {
    const { id } = await api.createUser({ body: { ...person, username: 'off', accountId: own, clientId } });
    await Promise.all(Array.from({ length: 10 }, () => api.deactivateUser({ id })));
    expect((await api.getUser({ id })).state).toBe('inactive');
  });
});

describe('where people are at home', () => {
  it('is what the site is called, and nowhere once they are no longer assigned to it', async () => {
    const site = await api.createSite({ body: { accountId: own, name: 'Vryheid' } });
    const user = await api.createUser({
      body: { ...person, username: 'home', accountId: own, clientId, siteName: 'Somewhere else' },
    });
    expect(user.siteName).toBeUndefined();
    await api.assignSites({ body: { userIds: [user.id], siteIds: [site.id] } });
    expect(await api.getUser({ id: user.id })).toMatchObject({ siteId: site.id, siteName: 'Vryheid' });
    await api.updateSite({ id: site.id, version: site.version, body: { name: 'Vryheid North' } });
    expect((await api.getUser({ id: user.id })).siteName).toBe('Vryheid North');
    await api.unassignSites({ body: { userIds: [user.id], siteIds: [site.id] } });
    const after = await api.getUser({ id: user.id });
    expect([after.siteId, after.siteName]).toEqual([undefined, undefined]);
  });
});

it('a licence is refused that is over before it begins', async () => {
  const licence = {
    accountId: own,
    startsOn: '2026-11-01',
    expiresOn: '2026-10-31',
    platforms: [],
    content: [],
  };
  await expect(api.createLicence({ body: { ...licence, name: 'Over' } })).rejects.toMatchObject({
    code: 'invalid_input',
    problem: { errors: [{ path: 'body.expiresOn' }] },
  });
});

it('an engagement is refused more uses than there can be', async () => {
  const [engagement] = (await api.listLicenceEngagements()).items;
  await expect(
    api.addToLicenceEngagement({
      id: engagement!.id,
      version: engagement!.version,
      body: { quantity: 10_000_000 },
    }),
  ).rejects.toMatchObject({ code: 'invalid_input' });
});

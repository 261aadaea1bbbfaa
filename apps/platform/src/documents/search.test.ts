import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientId, foreign, own } from '../testing/template.ts';
import { startTestPlatform } from '../testing/test-platform.ts';
import type { TestPlatform } from '../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
  const api = await platform.as('administrator');
  const people = [
    ['Désirée', 'Vilakazi-Müller', 'desiree', 'QX-00123', own],
    ['Vilakazana', 'Zwide', 'vilakazana', 'QX-00124', own],
    ['Thoriso', 'Vilakazi', 'thoriso', 'QX-00125', own],
    ['Hidden', 'Vilakazi', 'hidden', 'QX-00126', foreign],
  ] as const;
  for (const [name, surname, username, number, accountId] of people)
    await api.createUser({
      body: {
        name,
        surname,
        username: `${username}.test`,
        number,
        email: `${username}@vilakazi.example`,
        accountId,
        clientId,
        roles: ['learner'],
      },
    });
});
afterAll(() => platform.stop());

/** First names found by the manager of the account. */
async function found(query: string, more: object = {}) {
  const { items } = await (await platform.as('manager')).searchUsers({ query: { query, ...more } });
  return items.map((each) => each.name);
}

describe('a search', () => {
  it.each([
    ['vilak', ['Vilakazana', 'Désirée', 'Thoriso']],
    ['VILAKAZI', ['Désirée', 'Thoriso']],
    ['desiree', ['Désirée']],
    ['Désirée', ['Désirée']],
    ['muller', ['Désirée']],
    ['thoriso vila', ['Thoriso']],
    ['vila thoriso', ['Thoriso']],
    ['thoriso@vilakazi.example', ['Thoriso']],
    ['00124', ['Vilakazana']],
    ['qx-001', ['Désirée', 'Vilakazana', 'Thoriso']],
  ])('for %s finds by the beginnings of words: %j', async (query, names) => {
    expect((await found(query)).sort()).toEqual([...names].sort());
  });

  it('puts whole words before longer ones', async () => {
    expect(await found('vilakazi')).toEqual(expect.arrayContaining(['Thoriso', 'Désirée']));
    const names = await found('vilakaz');
    expect(names.indexOf('Vilakazana')).toBe(0);
  });

  it.each([
    ['thorizo', ['Thoriso']],
    ['vilakasi thoriso', ['Thoriso']],
    ['dezirée', ['Désirée']],
    ['thorsio', ['Thoriso']],
    ['QX-00152', ['Thoriso']],
    ['qy-00124', ['Vilakazana']],
    ['thoriso@vilakazi.exmaple', ['Thoriso']],
    ['thorios@vilakazi.example', ['Thoriso']],
    ["vilakazi-mueller's", []],
  ])('for %s, which is mistyped, finds what was meant', async (query, names) => {
    expect(await found(query)).toEqual(names);
  });

  it.each(['%', '_', '\\', "'; drop table document; --", 'zzzzqqq', '::', '"'])(
    'for %s finds nobody and breaks nothing',
    async (query) => expect(await found(query)).toEqual([]),
  );

  it('that is mistyped finds the same in an order of its own, and counts it', async () => {
    const api = await platform.as('manager');
    const query = { query: 'vilakasi', sort: 'name', total: 'true', limit: 1 } as const;
    const first = await api.searchUsers({ query });
    expect([first.items.map((each) => each.name), first.total]).toEqual([['Désirée'], 2]);
    const second = await api.searchUsers({ query: { ...query, cursor: first.next } });
    expect([second.items.map((each) => each.name), second.next]).toEqual([['Thoriso'], null]);
  });

  it('does not go on with the page of another', async () => {
    const api = await platform.as('manager');
    const { next } = await api.searchUsers({ query: { query: 'vilakazi', limit: 1 } });
    await expect(api.searchUsers({ query: { query: 'thoriso', cursor: next } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('takes no name for a value that is filtered by, nor a value for a name', async () => {
    const api = await platform.as('administrator');
    const [group] = (await api.listGroups({ query: { accountId: [own] } })).items;
    await api.createUser({
      body: {
        name: 'Roles:moderator',
        surname: `groupids:${group!.id}`,
        username: 'roles:moderator',
        accountId: own,
        clientId,
        roles: ['learner'],
      },
    });
    const moderators = await api.listUsers({ query: { accountId: [own], roles: ['moderator'] } });
    expect(moderators.items.filter((each) => !each.roles.includes('moderator'))).toEqual([]);
    const members = await api.listGroupUsers({ id: group!.id });
    expect(members.items.filter((each) => !each.groupIds.includes(group!.id))).toEqual([]);
    expect(await found('roles:assessor')).toEqual([]);
    expect(await found('\u0001roles:assessor')).toEqual([]);
  });

  it('in an order of its own finds the same', async () => {
    expect(await found('vilakazi', { sort: 'name' })).toEqual(['Désirée', 'Thoriso']);
    expect(await found('vilakazi', { sort: '-name' })).toEqual(['Thoriso', 'Désirée']);
  });

  it('counts what it finds, in its account only', async () => {
    const api = await platform.as('manager');
    expect((await api.searchUsers({ query: { query: 'vilakazi', total: 'true' } })).total).toBe(2);
    const administrator = await platform.as('administrator');
    expect((await administrator.searchUsers({ query: { query: 'vilakazi', total: 'true' } })).total).toBe(3);
  });

  it('goes on page by page, also after a correction', async () => {
    const api = await platform.as('manager');
    for (const query of ['vilakazi', 'vilakasi']) {
      const first = await api.searchUsers({ query: { query, limit: 1 } });
      const second = await api.searchUsers({ query: { query, limit: 1, cursor: first.next } });
      expect([first.items[0]!.name, second.items[0]!.name].sort()).toEqual(['Désirée', 'Thoriso']);
      expect(second.next).toBeNull();
    }
  });

  it('follows changes, and forgets the deleted until they are restored', async () => {
    const api = await platform.as('manager');
    const { items } = await api.searchUsers({ query: { query: 'zwide' } });
    const [user] = items;
    const renamed = await api.updateUser({
      id: user!.id,
      version: user!.version,
      body: { surname: 'Quagga' },
    });
    expect([await found('zwide'), await found('quagga')]).toEqual([[], ['Vilakazana']]);
    await api.deleteUser({ id: renamed.id });
    expect(await found('quagga')).toEqual([]);
    const deleted = await api.listDeletedUsers();
    expect(deleted.items[0]).toMatchObject({ id: renamed.id, deletedAt: expect.any(String) });
    await api.restoreUser({ id: renamed.id });
    expect(await found('quagga')).toEqual(['Vilakazana']);
    expect((await api.listDeletedUsers()).items).toEqual([]);
  });
});

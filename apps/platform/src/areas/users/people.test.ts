import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { raw } from '../../testing/raw.ts';
import { clientId, foreign, own, personOf, sitesOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const home = personOf('sitemanager').siteId!;
const elsewhere = sitesOf(own).filter((id) => id !== home);
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const person = (username: string, more: object = {}) => ({
  username,
  name: 'Buhle',
  surname: 'Ntuli',
  accountId: own,
  clientId,
  roles: ['learner' as const],
  ...more,
});

describe('groups', () => {
  it('have members, who know their groups', async () => {
    const api = await platform.as('manager');
    const group = await api.createGroup({ body: { accountId: own, name: 'Night shift' } });
    const people = [
      await api.createUser({ body: person('night1') }),
      await api.createUser({ body: person('night2') }),
    ];
    const ids = people.map((each) => each.id);
    expect(await api.addGroupUsers({ id: group.id, body: { ids } })).toEqual({ changed: 2 });
    expect(await api.addGroupUsers({ id: group.id, body: { ids } })).toEqual({ changed: 0 });
    const members = await api.listGroupUsers({ id: group.id, query: { total: 'true' } });
    expect([members.items.map((each) => each.id).sort(), members.total]).toEqual([[...ids].sort(), 2]);
    expect((await api.listUserGroups({ id: ids[0]! })).items).toEqual([
      { id: group.id, name: 'Night shift' },
    ]);
    expect(await api.removeGroupUsers({ id: group.id, query: { id: [ids[0]!] } })).toEqual({ changed: 1 });
    expect((await api.listGroupUsers({ id: group.id })).items.map((each) => each.id)).toEqual([ids[1]]);
  });

  it('keep both of two who are added at once', async () => {
    const api = await platform.as('manager');
    const groups = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        api.createGroup({ body: { accountId: own, name: `Busy ${index}` } }),
      ),
    );
    const user = await api.createUser({ body: person('busy') });
    await Promise.all(groups.map(({ id }) => api.addGroupUsers({ id, body: { ids: [user.id] } })));
    expect([...(await api.getUser({ id: user.id })).groupIds].sort()).toEqual(
      groups.map(({ id }) => id).sort(),
    );
  });

  it('have job roles, and take nothing of another account', async () => {
    const api = await platform.as('manager');
    const group = await api.createGroup({ body: { accountId: own, name: 'Roles' } });
    const { items } = await api.listJobRoles();
    const ids = items.slice(0, 2).map((each) => each.id);
    expect(await api.addGroupRoles({ id: group.id, body: { ids } })).toEqual({ changed: 2 });
    expect((await api.listGroupRoles({ id: group.id })).items.map((each) => each.id).sort()).toEqual(
      [...ids].sort(),
    );
    expect(await api.removeGroupRoles({ id: group.id, query: { id: [ids[0]!] } })).toEqual({ changed: 1 });
    const [stranger] = await platform.query<{ id: string }>(
      `select id from document where kind = 'users' and account_id = $1 limit 1`,
      [foreign],
    );
    for (const api of [await platform.as('manager'), await platform.as('administrator')])
      await expect(api.addGroupUsers({ id: group.id, body: { ids: [stranger!.id] } })).rejects.toMatchObject({
        code: 'invalid_input',
      });
  });
});

describe('enrolments', () => {
  it('are made, shown with who made them, and ended without being forgotten', async () => {
    const api = await platform.as('manager');
    const user = await api.createUser({ body: person('enrolled') });
    const [role] = (await api.listJobRoles()).items;
    const [career] = (await api.listCareers()).items;
    const manager = personOf('manager');
    expect(await api.addUserRoles({ id: user.id, body: { roleIds: [role!.id] } })).toEqual({ changed: 1 });
    expect(await api.assignCareers({ body: { userIds: [user.id], careerIds: [career!.id] } })).toEqual({
      changed: 1,
    });
    const by = { id: manager.id, name: `${manager.name} ${manager.surname}` };
    const enrolled = { id: role!.id, name: role!.name, assignedAt: expect.any(String), assignedBy: by };
    expect((await api.listRoleEnrollments({ id: user.id })).items).toEqual([enrolled]);
    expect((await api.listUserRoles({ id: user.id })).items.map((each) => each.id)).toEqual([role!.id]);
    expect((await api.listCareerEnrollments({ id: user.id })).items[0]).toMatchObject({ id: career!.id });
    expect(await api.getAssigned({ id: user.id })).toMatchObject({
      roles: [{ id: role!.id }],
      careers: [{ id: career!.id }],
      sites: [],
      groups: [],
      courses: [],
    });
    expect(await api.removeUserRoles({ id: user.id, query: { roleId: [role!.id] } })).toEqual({ changed: 1 });
    expect(await api.removeUserRoles({ id: user.id, query: { roleId: [role!.id] } })).toEqual({ changed: 0 });
    expect((await api.listRoleEnrollments({ id: user.id })).items).toEqual([]);
    const rows = await platform.query(
      `select assigned_by, ended_by, ended_at is not null as ended from enrollment where user_id = $1 and kind = 'roles'`,
      [user.id],
    );
    expect(rows).toEqual([{ assigned_by: manager.id, ended_by: manager.id, ended: true }]);
  });

  it('of many people are one call, and are listed by what they are enrolled in', async () => {
    const api = await platform.as('manager');
    const users = [
      await api.createUser({ body: person('many1') }),
      await api.createUser({ body: person('many2') }),
    ];
    const userIds = users.map((each) => each.id);
    const role = await api.createJobRole({ body: { accountId: own, name: 'Rigger' } });
    expect(await api.assignJobRoles({ body: { userIds, roleIds: [role.id] } })).toEqual({ changed: 2 });
    const first = await api.listEnrolledUsers({ query: { roleId: [role.id], limit: 1, total: 'true' } });
    const second = await api.listEnrolledUsers({
      query: { roleId: [role.id], limit: 1, cursor: first.next },
    });
    expect([first.total, second.next]).toEqual([2, null]);
    expect([...first.items, ...second.items].map((each) => each.id).sort()).toEqual([...userIds].sort());
    expect(await api.removeRolesOfUsers({ query: { userId: userIds, roleId: [role.id] } })).toEqual({
      changed: 2,
    });
    expect((await api.listEnrolledUsers({ query: { roleId: [role.id] } })).items).toEqual([]);
  });

  it('at sites give those a home who had none', async () => {
    const api = await platform.as('manager');
    const user = await api.createUser({ body: person('homeless') });
    const siteIds = elsewhere.slice(0, 2);
    expect(await api.assignSites({ body: { userIds: [user.id], siteIds } })).toEqual({ changed: 2 });
    expect((await api.getUser({ id: user.id })).siteId).toBe(siteIds[0]);
    expect(await api.unassignSites({ body: { userIds: [user.id], siteIds } })).toEqual({ changed: 2 });
  });

  it('refuse what does not exist, and what is of another account', async () => {
    const api = await platform.as('manager');
    const user = await api.createUser({ body: person('strict') });
    const [strange] = await platform.query<{ id: string }>(
      `select id from document where kind = 'roles' and account_id = $1 limit 1`,
      [foreign],
    );
    await expect(api.addUserRoles({ id: user.id, body: { roleIds: [strange!.id] } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    const administrator = await platform.as('administrator');
    await expect(
      administrator.assignJobRoles({ body: { userIds: [user.id], roleIds: [strange!.id] } }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('are to be seen by the person themselves and by no other learner', async () => {
    const learner = personOf('learner');
    const api = await platform.as('learner');
    expect((await api.getAssigned({ id: learner.id })).careers).toHaveLength(1);
    await expect(api.getAssigned({ id: personOf('candidate').id })).rejects.toMatchObject({
      code: 'not_found',
    });
  });
});

describe('a site manager', () => {
  it('sees and makes people of the own site alone', async () => {
    const api = await platform.as('sitemanager');
    const { items } = await api.listUsers({ query: { limit: 500 } });
    expect(new Set(items.map((each) => each.siteId))).toEqual(new Set([home]));
    const made = await api.createUser({ body: person('bysite') });
    expect(made.siteId).toBe(home);
    await expect(
      api.createUser({ body: person('elsewhere', { siteId: elsewhere[0] }) }),
    ).rejects.toMatchObject({
      code: 'not_allowed',
    });
    await expect(api.getUser({ id: personOf('manager').id })).rejects.toMatchObject({ code: 'not_found' });
    expect((await api.countUsers()).count).toBe(items.length + 1);
    expect((await api.listSites()).items.map((each) => each.id)).toEqual([home]);
  });

  it('gives nobody a role above the own', async () => {
    const api = await platform.as('sitemanager');
    for (const role of ['account_manager', 'client_manager', 'administrator'] as const)
      await expect(api.createUser({ body: person(`x${role}`, { roles: [role] }) })).rejects.toMatchObject({
        code: 'not_allowed',
      });
  });
});

describe('acting as somebody else', () => {
  const as = async (
    username: string,
    userId: string,
    method = 'GET',
    path = `/users/${userId}`,
    body?: unknown,
  ) => raw(platform, method, path, { as: username, headers: { 'impersonated-user': userId }, body });

  it('is seeing what they see, and writing in both names', async () => {
    const manager = personOf('manager');
    const listed = await as('administrator', manager.id, 'GET', '/accounts');
    expect(listed.body.data.map((each: { id: string }) => each.id)).toEqual([own]);
    const made = await as('administrator', manager.id, 'POST', '/teams', { accountId: own, name: 'By two' });
    expect(made.status).toBe(201);
    const [history] = await platform.query(
      'select author_id, impersonator_id from document_history where id = $1',
      [made.body.data.id],
    );
    expect(history).toEqual({ author_id: manager.id, impersonator_id: personOf('administrator').id });
  });

  it('is for administrators, and not as anybody who does not exist', async () => {
    for (const username of ['manager', 'clientmanager', 'moderator', 'learner'])
      expect((await as(username, personOf('learner').id)).body.code).toBe('not_allowed');
    for (const id of ['nobody', clientId])
      expect((await as('administrator', id, 'GET', '/accounts')).body.code).toBe('not_allowed');
  });
});

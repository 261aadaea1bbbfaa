import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { coursesOf, foreign, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

const [ownCourse, foreignCourse] = [coursesOf(own)[0]!, coursesOf(foreign)[0]!];
let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('careers and job roles', () => {
  it('are linked from either side', async () => {
    const api = await platform.as('manager');
    const role = await api.createJobRole({ body: { accountId: own, name: 'Boilermaker' } });
    const [one, two] = [
      await api.createCareer({ body: { accountId: own, name: 'Metal' } }),
      await api.createCareer({ body: { accountId: own, name: 'Ships' } }),
    ];
    const { version } = await api.setJobRoleCareers({
      id: role.id,
      version: role.version,
      body: { ids: [one.id, two.id] },
    });
    const linked = await api.listCareers({ query: { roleIds: [role.id] } });
    expect(linked.items.map((each) => each.name)).toEqual(['Metal', 'Ships']);
    // Whoever has not seen these links cannot undo them.
    await expect(
      api.setJobRoleCareers({ id: role.id, version: role.version, body: { ids: [] } }),
    ).rejects.toMatchObject({ code: 'stale_version' });
    await api.setJobRoleCareers({ id: role.id, version, body: { ids: [two.id] } });
    expect((await api.getCareer({ id: one.id })).roleIds).toEqual([]);
    const [before] = (await api.listJobRoles({ query: { sort: '-name' } })).items;
    const career = await api.getCareer({ id: two.id });
    const set = await api.setCareerRoles({
      id: two.id,
      version: career.version,
      body: { ids: [before!.id, role.id] },
    });
    expect(set.roleIds).toEqual([before!.id, role.id]);
    await expect(
      api.setCareerRoles({ id: two.id, version: career.version, body: { ids: [] } }),
    ).rejects.toMatchObject({ code: 'stale_version', current: { roleIds: [before!.id, role.id] } });
  });

  it('have content that exists in their account', async () => {
    const api = await platform.as('manager');
    const career = await api.createCareer({ body: { accountId: own, name: 'With content' } });
    const content = [{ kind: 'course' as const, id: ownCourse, title: 'First' }];
    const set = await api.setCareerContent({ id: career.id, version: 1, body: { content } });
    expect(set.content).toEqual(content);
    await expect(
      api.setCareerContent({
        id: career.id,
        version: set.version,
        body: { content: [{ kind: 'course', id: foreignCourse }] },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    const [role] = (await api.listJobRoles()).items;
    const linked = await api.setJobRoleContent({ id: role!.id, version: role!.version, body: { content } });
    expect(linked.content).toEqual(content);
  });

  it('lose nothing of that by a form that does not know of it', async () => {
    const api = await platform.as('manager');
    const career = (await api.listCareers()).items.find((each) => each.roleIds.length > 0)!;
    const { name, accountId } = career;
    const replaced = await api.replaceCareer({
      id: career.id,
      version: career.version,
      body: { name, accountId },
    });
    expect(replaced.roleIds).toEqual(career.roleIds);
  });

  it('have learners, for trainers to see as well', async () => {
    const api = await platform.as('trainer');
    const career = (await api.listCareers()).items.find((each) => each.code === 'CAR-01')!;
    const { items, total } = await (
      await platform.as('manager')
    ).listCareerLearners({
      id: career.id,
      query: { total: 'true' },
    });
    expect(total).toBeGreaterThan(10);
    expect(new Set(items.map((each) => each.accountId))).toEqual(new Set([own]));
    expect((await api.listCareerLearners({ id: career.id, query: { limit: 3 } })).items).toHaveLength(3);
  });
});

describe('clients', () => {
  it('are administrators’, with their accounts, sites and languages', async () => {
    const api = await platform.as('administrator');
    const client = await api.createClient({
      body: { name: 'Lowveld Training', country: 'ZA', languages: ['ss', 'en-ZA'] },
    });
    const account = await api.createAccount({
      body: {
        clientId: client.id,
        name: 'Lowveld Campus',
        URLPrefix: 'lowveld',
        theme: { isCustomTheme: false, colour: { red: 1, green: 2, blue: 3 }, logos: {} },
      },
    });
    expect((await api.listClientAccounts({ id: client.id })).items.map((each) => each.id)).toEqual([
      account.id,
    ]);
    expect((await api.listClientAccountSites({ id: client.id, accountId: account.id })).items).toEqual([]);
    const { id: demo } = (await api.listClients({ query: { sort: '-name' } })).items.find((each) =>
      each.name.startsWith('Umthombo'),
    )!;
    expect((await api.listClientAccountSites({ id: demo, accountId: own })).items).toHaveLength(6);
    await expect(api.listClientAccountSites({ id: client.id, accountId: own })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await api.listClientLanguages()).toEqual(
      expect.arrayContaining([
        { locale: 'ss', count: 1 },
        { locale: 'en-ZA', count: 3 },
      ]),
    );
    expect(await api.getClientFilters()).toMatchObject({ country: [{ value: 'ZA', count: 3 }] });
    expect((await api.countAccounts({ query: { clientId: client.id } })).count).toBe(1);
    for (const username of ['clientmanager', 'manager'])
      expect(
        (await (await platform.as(username)).listAccounts()).items.map((each) => each.name),
      ).not.toContain('Lowveld Campus');
  });
});

describe('sites', () => {
  it('say what they can be filtered by and where learners are missing', async () => {
    const api = await platform.as('manager');
    const filters = await api.getSiteFilters();
    expect(filters.state).toEqual([{ value: 'active', count: 6 }]);
    expect(filters.accountId).toEqual([{ value: own, count: 6 }]);
    expect(await api.listLearnerDeficits()).toEqual([]);
    const [site] = (await api.listSites()).items;
    await api.updateSite({ id: site!.id, version: site!.version, body: { requiredLearners: 100_000 } });
    const [deficit] = await api.listLearnerDeficits();
    expect(deficit).toMatchObject({ site: { id: site!.id }, required: 100_000, licensed: null });
    expect(deficit!.deficit).toBe(100_000 - deficit!.learners);
    const elsewhere = await (
      await platform.as('administrator')
    ).listLearnerDeficits({ query: { accountId: foreign } });
    expect(elsewhere).toEqual([]);
  });
});

describe('tags', () => {
  it('are set on many things at once, or on none', async () => {
    const api = await platform.as('manager');
    const values = (await api.listTagValues()).items.map((each) => each.id);
    const [career] = (await api.listCareers()).items;
    const items = [
      { kind: 'courses' as const, id: ownCourse, valueIds: values.slice(0, 2) },
      { kind: 'careers' as const, id: career!.id, valueIds: values.slice(1) },
    ];
    expect(await api.setTags({ body: { items } })).toEqual({ changed: 2 });
    expect(await api.setTags({ body: { items } })).toEqual({ changed: 0 });
    const tagged = () => platform.query('select value_id from tagged where id = $1', [ownCourse]);
    expect(await tagged()).toHaveLength(2);
    await expect(
      api.setTags({
        body: {
          items: [
            { ...items[0]!, valueIds: [] },
            { ...items[1]!, id: foreignCourse },
          ],
        },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await tagged()).toHaveLength(2);
  });
});

describe('countries', () => {
  it('have their calling codes', async () => {
    const api = await platform.as('learner');
    expect(await api.getCountry({ id: 'ZA' })).toEqual({ id: 'ZA', name: 'South Africa', callingCode: '27' });
    expect((await api.listCountries()).items.length).toBeGreaterThan(200);
    for (const id of ['XX', 'za', 'Z%00A'])
      await expect(api.getCountry({ id })).rejects.toMatchObject({ code: 'not_found' });
  });
});

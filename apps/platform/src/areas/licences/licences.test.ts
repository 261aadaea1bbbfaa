import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { foreign, own, personOf } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

const licence = (more: object) => ({ accountId: own, name: 'Learners', content: [], platforms: [], ...more });

describe('licences', () => {
  it('have content that is set as a whole, over the version that was seen', async () => {
    const api = await platform.as('administrator');
    const { id, version } = await api.createLicence({ body: licence({ name: 'Content' }) });
    const content = [{ type: 'FormalCourse', accessLevel: 'ViaEngagement' as const }];
    expect(await api.setLicenceContent({ id, version, body: content })).toEqual(content);
    expect(await api.getLicenceContent({ id })).toEqual(content);
    await expect(api.setLicenceContent({ id, version, body: [] })).rejects.toMatchObject({
      code: 'stale_version',
    });
  });

  it('are listed with content and platforms alone where the content is asked for', async () => {
    const api = await platform.as('moderator');
    const { items } = await api.listLicences({ query: { accountId: [own], fields: ['content'] } });
    expect(items.length).toBeGreaterThan(0);
    for (const item of items)
      expect(Object.keys(item).sort()).toEqual(['content', 'id', 'platforms', 'version']);
  });

  it('that expire are found by days, the first first', async () => {
    platform.setNow(new Date('2026-11-21T10:00:00Z'));
    const api = await platform.as('administrator');
    for (const [name, expiresOn] of [
      ['Later', '2026-12-20'],
      ['Soon', '2026-11-25'],
      ['Today', '2026-11-21'],
      ['Past', '2026-11-20'],
      ['Far', '2027-06-30'],
    ] as const)
      await api.createLicence({ body: licence({ name, expiresOn }) });
    const names = async (days?: number) =>
      (
        await api.listExpiringLicences({ query: { accountId: own, ...(days === undefined ? {} : { days }) } })
      ).items.map((each) => each.name);
    expect(await names()).toEqual(['Today', 'Soon', 'Later']);
    expect(await names(7)).toEqual(['Today', 'Soon']);
    expect(await names(0)).toEqual(['Today']);
    const first = await api.listExpiringLicences({ query: { accountId: own, limit: 2, total: 'true' } });
    const second = await api.listExpiringLicences({
      query: { accountId: own, limit: 2, cursor: first.next },
    });
    expect([first.total, second.items.map((each) => each.name), second.next]).toEqual([3, ['Later'], null]);
    platform.setNow(null);
  });

  it('are counted against the learners of the account', async () => {
    const api = await platform.as('manager');
    const open = await api.countLicensedLearners();
    expect(open).toMatchObject({ accountId: own, licensed: null, remaining: null });
    expect(open.used).toBe((await api.countUsers({ query: { role: 'learner' } })).count);
    // The tablet of the demonstration.
    expect(await api.countLicensedHardware()).toMatchObject({ used: 1 });
    await expect(api.countLicensedLearners({ query: { accountId: foreign } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const administrator = await platform.as('administrator');
    const { items } = await administrator.listLicences({ query: { accountId: [foreign] } });
    await administrator.updateLicence({
      id: items[0]!.id,
      version: items[0]!.version,
      body: { learners: 100 },
    });
    const bounded = await administrator.countLicensedLearners({ query: { accountId: foreign } });
    expect([bounded.licensed, bounded.remaining]).toEqual([100, 100 - bounded.used]);
  });
});

describe('an engagement', () => {
  it('is added to, and its log says by whom', async () => {
    const api = await platform.as('administrator');
    const [known] = (await api.listLicences({ query: { accountId: [own] } })).items;
    const { id } = await api.createLicenceEngagement({
      body: { accountId: own, licenceId: known!.id, contentType: 'FormalCourse', quantity: 10 },
    });
    const more = await api.addToLicenceEngagement({
      id,
      version: 1,
      body: { quantity: 5, note: 'Second intake' },
    });
    expect(more).toMatchObject({ quantity: 15, used: 0, version: 2 });
    await expect(api.addToLicenceEngagement({ id, version: 1, body: { quantity: 5 } })).rejects.toMatchObject(
      {
        code: 'stale_version',
      },
    );
    const { items } = await api.listLicenceEngagementLogs({ id });
    const { id: authorId } = personOf('administrator');
    expect(items.map(({ version, quantity, note, by }) => [version, quantity, note, by?.id])).toEqual([
      [2, 15, 'Second intake', authorId],
      [1, 10, null, authorId],
    ]);
  });

  it('of a licence that does not exist is refused', async () => {
    const api = await platform.as('administrator');
    await expect(
      api.createLicenceEngagement({
        body: { accountId: own, licenceId: own, contentType: 'FormalCourse', quantity: 1 },
      }),
    ).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

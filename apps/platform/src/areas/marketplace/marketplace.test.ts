import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListingCreate } from '@moderator/contract/types';
import { foreign, own } from '../../testing/template.ts';
import { startTestPlatform } from '../../testing/test-platform.ts';
import type { TestPlatform } from '../../testing/test-platform.ts';

let platform: TestPlatform;
let vendorId: string;
beforeAll(async () => {
  platform = await startTestPlatform();
  const admin = await platform.as('administrator');
  vendorId = (await admin.createVendor({ body: { name: 'Highveld Films' } })).id;
});
afterAll(() => platform.stop());

let made = 0;
/** Puts something on offer that no licence of the demonstration grants. */
async function offer(more: Partial<ListingCreate> = {}) {
  const admin = await platform.as('administrator');
  made += 1;
  return admin.createListing({
    body: {
      vendorId,
      kind: 'course',
      title: `Safe loading ${made}`,
      summary: 'Eight films from the yard.',
      category: 'Warehousing',
      contentType: 'OnboardingCourse',
      pricing: 'quote',
      state: 'published',
      ...more,
    },
  });
}

const standing = async (who: string, listingId: string, accountId?: string) => {
  const api = await platform.as(who);
  const { items } = await api.listListingAvailability({
    query: { listingId, ...(accountId && { accountId }) },
  });
  return items[0]?.availability;
};

describe('listings', () => {
  it('are seen once they are published, by those to whom they are offered, who are not told to whom else', async () => {
    const everybodys = await offer();
    const draft = await offer({ state: 'draft' });
    const ours = await offer({ accounts: [own] });
    const theirs = await offer({ accounts: [foreign] });
    const ids = [everybodys, draft, ours, theirs].map(({ id }) => id);

    const learner = await platform.as('learner');
    const { items } = await learner.fetchListings({ body: { ids } });
    expect(items.map(({ id }) => id).sort()).toEqual([everybodys.id, ours.id].sort());
    expect(items.every((each) => !('accounts' in each))).toBe(true);
    for (const { id } of [draft, theirs])
      await expect(learner.getListing({ id })).rejects.toMatchObject({ code: 'not_found' });

    const admin = await platform.as('administrator');
    expect((await admin.fetchListings({ body: { ids } })).items).toHaveLength(4);
    expect((await admin.getListing({ id: ours.id })).accounts).toEqual([own]);
  });

  it('keep their vendor, and a vendor without any goes', async () => {
    const admin = await platform.as('administrator');
    await offer();
    await expect(admin.deleteVendor({ id: vendorId })).rejects.toMatchObject({ code: 'wrong_state' });
    const { id } = await admin.createVendor({ body: { name: 'Without anything' } });
    await admin.deleteVendor({ id });
    await expect(admin.getVendor({ id })).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of today are featured, those that are for longest first', async () => {
    const soon = await offer({ featuredUntil: '2999-01-01' });
    const late = await offer({ featuredUntil: '2999-12-31' });
    await offer({ featuredUntil: '2020-01-01' });
    await offer({ featuredUntil: '2999-06-30', accounts: [foreign] });
    const { items } = await (await platform.as('manager')).listFeaturedListings();
    expect(items.slice(0, 2).map(({ id }) => id)).toEqual([late.id, soon.id]);
    expect(items.every((each) => each.featuredUntil! >= new Date().toISOString().slice(0, 10))).toBe(true);
  });

  it('are counted by category as somebody sees them', async () => {
    await offer({ category: 'Cold rooms' });
    await offer({ category: 'Cold rooms', kind: 'bundle' });
    await offer({ category: 'Cold rooms', accounts: [foreign] });
    await offer({ category: 'Cold rooms', state: 'retired' });
    const of = async (who: string) =>
      (await (await platform.as(who)).listListingCategories()).items.find(
        (each) => each.category === 'Cold rooms',
      );
    expect(await of('learner')).toEqual({
      category: 'Cold rooms',
      listings: 2,
      byKind: { course: 1, lesson: 0, bundle: 1 },
    });
    expect((await of('administrator'))?.listings).toBe(3);
  });
});

describe('what is on offer', () => {
  it('says what is in it to those who cannot open it yet, in their language alone where they ask', async () => {
    const [course] = await platform.query<{ id: string; title: string; outcomes: string }>(
      `select d.id, d.body ->> 'title' as title, count(*) as outcomes from document d join outcome o on o.course_id = d.id
        where d.kind = 'courses' and d.account_id = $1 group by d.id, d.body order by d.id limit 1`,
      [own],
    );
    const listing = await offer({ contentIds: [course!.id], languages: ['en-ZA', 'zu'] });
    await offer({ kind: 'lesson', languages: ['fr'] });

    const elsewhere = await platform.as('karoo');
    const { items } = await elsewhere.listOfferedCourses({ query: { vendorId, language: 'zu' } });
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ id: listing.id, vendor: { id: vendorId, name: 'Highveld Films' } });
    expect(items[0]!.content).toEqual([expect.objectContaining({ title: course!.title })]);
    expect(items[0]!.content[0]!.outcomes).toHaveLength(Number(course!.outcomes));
    expect((await elsewhere.listOfferedCourses({ query: { vendorId, language: 'fr' } })).items).toEqual([]);
    expect((await elsewhere.listOfferedLessons({ query: { language: 'fr' } })).items).toHaveLength(1);
  });

  it('is gone through page by page', async () => {
    for (const _ of [1, 2, 3]) await offer({ category: 'Pages' });
    const api = await platform.as('learner');
    const first = await api.listOfferedCourses({ query: { category: 'Pages', limit: 2, total: 'true' } });
    const second = await api.listOfferedCourses({
      query: { category: 'Pages', limit: 2, cursor: first.next! },
    });
    expect(first.total).toBe(3);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
    expect(second.next).toBeNull();
  });
});

describe('a request', () => {
  it('waits once for an account however many ask at once, and tells administrators once', async () => {
    const { id, title } = await offer();
    const manager = await platform.as('manager');
    const asked = await Promise.all(
      [1, 2, 3, 4].map((learners) =>
        manager.requestListing({ id, body: { learners, message: 'For January.' } }),
      ),
    );
    expect(new Set(asked.map((each) => each.id)).size).toBe(1);
    expect(await standing('manager', id)).toBe('requested');
    expect(await standing('karoo', id)).toBe('available');

    const messages = await (
      await platform.as('administrator')
    ).listInboxMessages({ query: { event: 'listing.requested' } });
    expect(messages.items.filter(({ text }) => text.includes(title))).toHaveLength(1);
  });

  it('is not needed for what a licence grants', async () => {
    const { id } = await offer({ contentType: 'FormalCourse' });
    expect(await standing('manager', id)).toBe('owned');
    await expect((await platform.as('manager')).requestListing({ id, body: {} })).rejects.toMatchObject({
      code: 'wrong_state',
    });
  });

  it('cannot be made of what is offered to others alone', async () => {
    const { id } = await offer({ accounts: [foreign] });
    await expect((await platform.as('manager')).requestListing({ id, body: {} })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await standing('administrator', id, own)).toBe('not_offered');
    expect(await standing('administrator', id, foreign)).toBe('available');
  });

  it('lapses after ninety days, and may be made again', async () => {
    const { id } = await offer();
    const manager = await platform.as('manager');
    const first = await manager.requestListing({ id, body: {} });
    await platform.query(
      `update listing_request set requested_at = now() - interval '90 days' where id = $1`,
      [first.id],
    );
    expect(await standing('manager', id)).toBe('available');
    expect((await manager.requestListing({ id, body: {} })).id).not.toBe(first.id);
    await platform.query(`insert into job (kind, payload) values ('close-listing-requests', '{}')`);
    await expect
      .poll(() =>
        platform.query('select id, state from listing_request where listing_id = $1 order by state', [id]),
      )
      .toEqual([{ id: first.id, state: 'lapsed' }, expect.objectContaining({ state: 'open' })]);
  });

  it('is granted by the licence that comes to cover it', async () => {
    const { id } = await offer({ contentType: 'OnboardingCourse' });
    const [manager, admin] = [await platform.as('manager'), await platform.as('administrator')];
    const before = await standing('manager', id);
    expect(before).toBe('available');
    await manager.requestListing({ id, body: {} });
    await admin.createLicence({
      body: {
        accountId: own,
        name: 'Peer reviews',
        content: [{ type: 'OnboardingCourse', accessLevel: 'FullAccess' }],
        platforms: [],
      },
    });
    expect(await standing('manager', id)).toBe('owned');
    await platform.query(`insert into job (kind, payload) values ('close-listing-requests', '{}')`);
    await expect
      .poll(() => platform.query('select state from listing_request where listing_id = $1', [id]))
      .toEqual([{ state: 'granted' }]);
  });
});

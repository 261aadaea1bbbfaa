import { sql } from 'kysely';
import { collections } from '../../documents/collections.ts';
import { entityOf } from '../../documents/document.ts';
import { paged } from '../../documents/list-conditions.ts';
import { shownTo } from '../../documents/shown.ts';
import { viewOf } from '../../documents/view.ts';
import type { Call } from '../../kernel/call.ts';
import { contentOf } from './listing-content.ts';

const { listings, vendors } = collections;

type Asking = Call<'listOfferedLessons'> | Call<'listOfferedCourses'>;

/** Listings of a kind with what is in them. */
export async function listOffers(call: Asking, kind: 'course' | 'lesson') {
  const { queries, query } = call;
  const { category, vendorId, language, query: text, ...page } = query;
  const view = await viewOf(call, listings.resource, {
    ...paged(page),
    text,
    filter: {
      kind: [kind],
      category: category === undefined ? undefined : [category],
      vendorId: vendorId === undefined ? undefined : [vendorId],
      // Also those who write listings look here at what is offered.
      state: ['published'],
    },
    ...(language && { ids: await listingsIn(call, language) }),
  });
  const found = await listings.list(queries, view);
  const items = await shownTo(call, listings.resource, found.items);
  const [content, names] = [
    await contentOf(
      queries,
      items.map(({ id }) => id),
    ),
    await namesOfVendors(call, [...new Set(items.map(({ body }) => body.vendorId))]),
  ];
  const data = items.map((each) => {
    const { contentIds: _, ...listing } = entityOf(each);
    const vendor = { id: listing.vendorId, name: names.get(listing.vendorId) ?? '' };
    return { ...listing, vendor, content: content.get(each.id) ?? [] };
  });
  return { ...found, data };
}

async function listingsIn({ queries }: Pick<Asking, 'queries'>, language: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string;
  }>`select id from document where kind = 'listings' and deleted_at is null
    and body -> 'languages' ? ${language}`.execute(queries);
  return rows.map(({ id }) => id);
}

async function namesOfVendors(
  { queries }: Pick<Asking, 'queries'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const found = await vendors.many(queries, ids);
  return new Map(found.map(({ id, body }) => [id, body.name]));
}

/** Listings that are shown before others, those that are for longest first. */
export async function listFeaturedListings(call: Call<'listFeaturedListings'>) {
  const today = call.now.toISOString().slice(0, 10);
  const { rows } = await sql<{ id: string }>`
    select id from document where kind = 'listings' and deleted_at is null and body ->> 'state' = 'published'
      and body ->> 'featuredUntil' >= ${today}`.execute(call.queries);
  const view = await viewOf(call, listings.resource, {
    ids: rows.map(({ id }) => id),
    sort: '-featuredUntil',
    limit: 50,
  });
  const { items } = await listings.list(call.queries, view);
  const shown = await shownTo(call, listings.resource, items);
  return { data: shown.map((each) => entityOf(each)), next: null };
}

interface CategoryRow {
  category: string;
  listings: number;
  course: number;
  lesson: number;
  bundle: number;
}

/** What is offered in each category. */
export async function listListingCategories(call: Call<'listListingCategories'>) {
  const { ids } = await viewOf(call, listings.resource, {});
  const { rows } = await sql<CategoryRow>`
    select body ->> 'category' as category, count(*)::int as listings,
      count(*) filter (where body ->> 'kind' = 'course')::int as course,
      count(*) filter (where body ->> 'kind' = 'lesson')::int as lesson,
      count(*) filter (where body ->> 'kind' = 'bundle')::int as bundle
    from document where kind = 'listings' and deleted_at is null and body ->> 'state' = 'published'
      ${ids ? sql`and id = any(${[...ids]}::uuid[])` : sql``}
    group by 1 order by 1`.execute(call.queries);
  const data = rows.map(({ category, listings: number, ...byKind }) => ({
    category,
    listings: number,
    byKind,
  }));
  return { data, next: null };
}

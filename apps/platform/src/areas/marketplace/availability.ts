import type { Availability } from '@moderator/contract/options';
import { collections } from '../../documents/collections.ts';
import { viewOf } from '../../documents/view.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { accountAsked } from '../../kernel/tenants.ts';
import { grantedTypes } from '../../people/licence-uses.ts';
import { waitingRequests } from './requests.ts';
import { availabilityOf } from './standing.ts';

const { listings } = collections;

const sentences: Record<Availability, string> = {
  owned: 'A licence of the account grants it.',
  requested: 'The account has asked for it.',
  available: 'The account may ask for it.',
  not_offered: 'It is not offered to the account.',
};

/** How an account stands to each listing that somebody sees. */
export async function listListingAvailability(call: Call<'listListingAvailability'>) {
  const { queries, query, now } = call;
  const accountId = await accountAsked(call, query.accountId);
  const asked = query.listingId ? { ids: [query.listingId] } : {};
  const view = await viewOf(call, listings.resource, {
    limit: query.limit,
    cursor: query.cursor,
    sort: 'title',
    ...asked,
  });
  const { items, next } = await listings.list(queries, view);
  if (query.listingId && items.length === 0) refuse('not_found');
  const [granted, waiting] = [
    await grantedTypes(queries, accountId),
    await waitingRequests(queries, accountId, now),
  ];
  const data = items.map((listing) => {
    const request = waiting.get(listing.id);
    const availability = availabilityOf(listing, accountId, granted, request !== undefined);
    return {
      listingId: listing.id,
      title: listing.body.title,
      availability,
      ...(availability === 'requested' && {
        requestedAt: request?.requestedAt,
        requestedBy: request?.requestedBy,
      }),
      sentence: sentences[availability],
    };
  });
  return { data, next };
}

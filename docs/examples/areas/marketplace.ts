import type { Client } from '@moderator/client';

interface Shopping {
  /** Offers to all accounts. */
  administrator: Client;
  /** Asks for it, for the own account. */
  manager: Client;
}

/** Offers a course of a vendor, and asks for it as an account does that has no licence for it yet. */
export async function offerAndAsk({ administrator, manager }: Shopping) {
  const vendor = await administrator.createVendor({ body: { name: 'Drakensberg Learning' } });
  const { id } = await administrator.createListing({
    body: {
      vendorId: vendor.id,
      kind: 'course',
      title: 'Working at heights',
      summary: 'Eight lessons with films from building sites.',
      category: 'Safety',
      contentType: 'OnboardingCourse',
      pricing: 'quote',
      state: 'published',
    },
  });
  await manager.requestListing({ id, body: { learners: 40, message: 'We begin in March.' } });
  const { items } = await manager.listListingAvailability({ query: { listingId: id } });
  return items.map(({ title, availability }) => ({ title, availability }));
}

import { collections } from '../../documents/collections.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { refuse } from '../../kernel/refusal.ts';
import { listingsOfferedTo } from './offered.ts';
import { keepContent } from './listing-content.ts';

const { listings } = collections;

export const listingHooks: HooksOf<'listings'> = {
  visible: (asking) => listingsOfferedTo(asking),

  /** To whom else it is offered, and by which content of theirs, is told those who offer it. */
  async shown({ principal }, documents) {
    if (principal.operates) return [...documents];
    return documents.map((document) => {
      const { accounts: _, ...body } = document.body;
      return { ...document, body: { ...body, contentIds: [] } };
    });
  },

  async written({ queries }, { before, document }) {
    const { contentIds = [] } = document.body;
    if (JSON.stringify(before?.contentIds ?? []) !== JSON.stringify(contentIds))
      await keepContent(queries, document.id, contentIds);
  },
};

export const vendorHooks: HooksOf<'vendors'> = {
  async beforeRemove({ queries }, { id }) {
    const { items } = await listings.list(queries, { filter: { vendorId: [id] }, limit: 1 });
    if (items.length > 0)
      refuse(
        'wrong_state',
        'There are listings of it, so it stays. Nothing was changed; delete or move these first, or switch it off.',
      );
  },
};

import { mutator } from '@moderator/client';
import type { Client } from '@moderator/client';

interface Funded {
  name: string;
  town: string;
  /** How many learners the grant is for. */
  learners: number;
}

/** Brings a place over from a funding agreement: makes its site, or changes the one that there is. */
export async function bringOver(manager: Client, accountId: string, { name, town, learners }: Funded) {
  const found = manager.searchSites({ query: { accountId: [accountId], query: name, fields: ['name'] } });
  for await (const site of found)
    if (site.name === name) {
      // Somebody may change the same site on its page meanwhile: then this is done again on what they saved.
      const mutateSite = mutator(manager.getSite, manager.updateSite);
      return mutateSite(site.id, () => ({ town, requiredLearners: learners }));
    }
  return manager.createSite({ body: { accountId, name, town, requiredLearners: learners } });
}

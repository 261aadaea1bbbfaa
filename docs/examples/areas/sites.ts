import { mutator } from '@moderator/client';
import type { Client } from '@moderator/client';

interface Property {
  name: string;
  town: string;
  /** How many learners it has room for. */
  places: number;
}

/** Brings one place of the property register over: makes its site, or changes the one that there is. */
export async function bringOver(manager: Client, accountId: string, { name, town, places }: Property) {
  const found = manager.searchSites({ query: { accountId: [accountId], query: name, fields: ['name'] } });
  for await (const site of found)
    if (site.name === name) {
      // Somebody may change the same site on its page meanwhile: then this is done again on what they saved.
      const mutateSite = mutator(manager.getSite, manager.updateSite);
      return mutateSite(site.id, () => ({ town, requiredLearners: places }));
    }
  return manager.createSite({ body: { accountId, name, town, requiredLearners: places } });
}

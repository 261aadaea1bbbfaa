import { sql } from 'kysely';
import type { HooksOf } from '../../documents/hooks.ts';
import { refuseWhileInhabited } from '../../documents/removal.ts';

export const siteHooks: HooksOf<'sites'> = {
  beforeRemove: (request, site) =>
    refuseWhileInhabited(request, site, {
      words: 'people',
      condition: sql`kind = 'users' and site_id = ${site.id}::uuid`,
    }),
};

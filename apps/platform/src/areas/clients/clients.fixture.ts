import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

export const clients: Fixture = {
  async things(platform, { accounts }) {
    const clientId = await idBy(platform, 'select client_id as id from document where id = $1', [accounts]);
    return { clientId, clients: clientId };
  },
  bodies: { Client: () => ({ name: 'Client', country: 'ZA' }) },
};

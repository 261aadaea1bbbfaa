import { randomUUID } from 'node:crypto';
import type { Fixture } from '../../testing/fixture.ts';

export const userUploads: Fixture = {
  /** An upload that is over, of somebody who is nobody. */
  async things(platform, { accounts, clientId }) {
    const id = randomUUID();
    await platform.query(
      `insert into user_upload (id, client_id, account_id, created_by, principal, file_name, media_type, size, mode, state)
        values ($1, $2, $3, $1, '{}', 'people.csv', 'text/csv', 1, 'all', 'finished')`,
      [id, clientId, accounts],
    );
    return { uploads: id };
  },
  paths: { '/users/bulk': 'uploads' },
};

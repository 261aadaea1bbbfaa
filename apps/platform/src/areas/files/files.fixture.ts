import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

/** A file, and what was asked to be made of one and failed. */
export const files: Fixture = {
  things: async (platform, { accounts }) => ({
    files: await idBy(platform, 'select id from stored_file where account_id = $1 order by id limit 1', [
      accounts,
    ]),
    productions: await idBy(
      platform,
      `insert into production (client_id, account_id, file_id, profile, state, error, created_by, finished_at)
       select client_id, account_id, id, 'audio', 'failed', 'This recording has no sound.', owner_id, now()
       from stored_file where account_id = $1 order by id limit 1 returning id`,
      [accounts],
    ),
    uploads: await idBy(
      platform,
      `insert into upload (client_id, account_id, owner_id, name, size)
       select client_id, account_id, owner_id, 'portfolio.pdf', 10 from stored_file where account_id = $1 order by id limit 1 returning id`,
      [accounts],
    ),
  }),
  paths: { '/files/productions': 'productions', '/files/uploads': 'uploads' },
  queries: { sendUploadPart: () => 'offset=0' },
  bodies: {
    createProductions: ({ files: fileId }) => ({
      fileId,
      profiles: ['captions'],
      subtitles: [{ fileId, locale: 'en-ZA' }],
    }),
  },
};

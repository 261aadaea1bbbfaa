import { randomUUID } from 'node:crypto';
import { idBy } from '../../testing/fixture.ts';
import type { Fixture } from '../../testing/fixture.ts';

/** A package that is ready, and a session of a learner in it that is over. */
export const scorm: Fixture = {
  async things(platform, { accounts: accountId }) {
    const packageId = await idBy(
      platform,
      `insert into scorm_package (client_id, account_id, content_kind, title, file_name, standard, state, sha256, size, created_by)
       select client_id, id, 'formal', 'Calls', 'calls.zip', '1.2', 'ready', $2, 1, id from document
       where kind = 'accounts' and id = $1 returning id`,
      [accountId, randomUUID()],
    );
    const sessionId = await idBy(
      platform,
      `insert into scorm_session (user_id, client_id, account_id, registration_id, learner_id, package_id, activity_id, mode,
         entry, player_id, ended_at, ended_by)
       select id, client_id, account_id, id, id, $2, 'ITEM-1', 'normal', 'ab-initio', id, now(), 'finish'
       from document where kind = 'users' and account_id = $1 limit 1 returning id`,
      [accountId, packageId],
    );
    return { scorm: sessionId, 'scorm-packages': packageId };
  },
  paths: { '/admin/content/{kind}/scorm': 'scorm-packages' },
  bodies: {
    createScormSession: ({ scorm: id }) => ({ registrationId: id, playerId: id }),
    registerScormPackage: ({ lessons }) => ({ lessonId: lessons }),
    stopScormPackage: () => ({ reason: 'Its third question has a wrong key.' }),
    commitScormSession: () => ({ sequence: 1, cmi: { 'cmi.core.lesson_location': '3' }, activeSeconds: 5 }),
    finishScormSession: () => ({ sequence: 1, cmi: { 'cmi.core.lesson_location': '3' }, activeSeconds: 5 }),
  },
};

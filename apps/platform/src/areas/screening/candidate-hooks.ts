import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import type { HooksOf } from '../../documents/hooks.ts';
import { withTidyPhoneNumber } from '../../documents/phone-number.ts';
import { collections } from '../../documents/collections.ts';
import { managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { refuseWithoutRole } from '../../people/refuse-without-role.ts';

const { candidates } = collections;

export const candidateHooks: HooksOf<'candidates'> = {
  /** Whoever manages one site sees those who applied there. */
  async visible({ queries, principal }) {
    const site = managedSite(principal);
    if (site === undefined) return undefined;
    const { rows } = await sql<{ id: string }>`
      select distinct candidate_id as id from application
      where account_id = ${principal.accountId}::uuid and site_id = ${site}::uuid
      union
      select id from document_history
      where kind = 'candidates' and version = 1 and author_id = ${principal.userId}::uuid`.execute(queries);
    return rows.map(({ id }) => id);
  },

  beforeWrite: ({ after }) => withTidyPhoneNumber(after),

  async written({ queries }, { before, document: { id, body } }) {
    await refuseWithoutRole(queries, body, before, { userId: 'candidate' });
    await sql`update application set candidate_name = ${`${body.name} ${body.surname}`},
        candidate_order = plain_text(${`${body.surname} ${body.name}`})
      where candidate_id = ${id}::uuid and forgotten_at is null`.execute(queries);
  },

  /** Who read whom is written down, not what they read. */
  async opened({ queries, principal, now }, id) {
    const { accountId } = await candidates.get(queries, id);
    if (!accountId) return;
    await audit(queries, principal, 'read candidate', { kind: 'candidate', id, accountId }, {}, now);
  },

  async beforeRemove({ queries }, { id }) {
    const { rows } = await sql`select from application
      where candidate_id = ${id}::uuid and forgotten_at is null limit 1`.execute(queries);
    if (rows.length > 0)
      refuse(
        'wrong_state',
        'They applied for something, and that is kept for now. Nothing was changed; it is forgotten by itself when its time has come, or at once when they ask for it.',
      );
  },
};

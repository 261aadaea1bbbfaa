import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { managedSite } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import type { SendingRow } from './sending-row.ts';

/** Writes down who is to get it: those who are meant now, of those whom the sender may see, and have it not yet. */
export async function fixRecipients(queries: Queries, sending: SendingRow): Promise<void> {
  const { id, distribution_id: distributionId, client_id: clientId, account_id: accountId } = sending;
  const { userIds = [], groupIds = [], siteIds = [], roleIds = [], everybody = false } = sending.audience;
  const site = managedSite(sending.rights as Principal);
  const { numAffectedRows } = await sql`
    insert into distribution_recipient (sending_id, user_id, client_id, account_id)
    select ${id}::uuid, u.id, ${clientId}::uuid, ${accountId}::uuid from document u
    where u.kind = 'users' and u.account_id = ${accountId}::uuid and u.deleted_at is null and u.body ->> 'state' = 'active'
      ${site ? sql`and u.site_id = ${site}::uuid` : sql``}
      ${
        everybody
          ? sql``
          : sql`and (u.id = any(${[...userIds]}::uuid[]) or u.site_id = any(${[...siteIds]}::uuid[])
              or u.body -> 'groupIds' ?| ${[...groupIds]}::text[]
              or exists (select from enrollment e where e.user_id = u.id and e.kind = 'roles' and e.ended_at is null
                and e.target_id = any(${[...roleIds]}::uuid[])))`
      }
      and not exists (select from inbox_item i where i.subject_kind = 'distribution' and i.subject_id = ${distributionId}::uuid
        and i.user_id = u.id)
    on conflict do nothing`.execute(queries);
  await sql`update distribution_sending set state = 'running', done = 0, expected = ${Number(numAffectedRows ?? 0)}
    where id = ${id}::uuid`.execute(queries);
}

import { sql } from 'kysely';
import { reportReaders } from '@moderator/contract/options';
import type { Role } from '@moderator/contract';
import type { Queries } from '../../../database/database.ts';
import { siteSeen } from '../asked.ts';
import type { ReportKind } from '../kind.ts';
import { sees } from '../seen.ts';
import { isKnownAddress } from './distribution.ts';
import { anybody } from '../../../kernel/principal.ts';

/** Somebody of the platform who is sent a report, and the site that they see of it; all of it where there is none. */
export interface Reader {
  userId: string;
  siteId: string | undefined;
}

/** As many people as one report is sent to. */
const mostPeople = 5000;

/**
 * Users whom reports of a kind are sent to: those who may see it themselves, and want its mails or not.
 */
export async function readersOf(
  queries: Queries,
  { account_id: accountId }: { account_id: string },
  kind: ReportKind,
): Promise<Reader[]> {
  const { rows } = await sql<{
    id: string;
    roles: Role[];
    site_id: string | null;
    account_id: string;
    client_id: string;
  }>`
    select u.id, u.body -> 'roles' as roles, u.site_id, u.account_id, u.client_id from document u
    where u.kind = 'users' and u.account_id = ${accountId}::uuid and u.deleted_at is null and u.body ->> 'state' = 'active'
      and u.body -> 'roles' ?| ${[...reportReaders]}::text[]
      and exists (select from report_recipient r where r.account_id = ${accountId}::uuid and r.kind = ${kind.kind}
        and (r.user_id = u.id or u.body -> 'groupIds' ? r.group_id::text or u.body -> 'roles' ? r.role
          or lower(r.email) = lower(u.body ->> 'email')))
    order by u.id limit ${mostPeople}`.execute(queries);
  return rows.flatMap(({ id, roles, site_id: siteId, account_id, client_id }) => {
    const reader = { ...anybody, userId: id, roles, siteId, accountId: account_id, clientId: client_id };
    return sees(reader, kind) ? [{ userId: id, siteId: siteSeen(reader, kind) }] : [];
  });
}

/** Addresses of nobody on the platform that reports of a kind are sent to, each once. */
export async function strangersOf(
  queries: Queries,
  { account_id: accountId }: { account_id: string },
  kind: ReportKind,
): Promise<string[]> {
  const address = sql`coalesce(r.email, c.body ->> 'email')`;
  const { rows } = await sql<{ address: string }>`
    select distinct lower(${address}) as address from report_recipient r
      left join document c on c.kind = 'contacts' and c.id = r.contact_id and c.account_id = r.account_id and c.deleted_at is null
    where r.account_id = ${accountId}::uuid and r.kind = ${kind.kind} and ${address} is not null
      and (${isKnownAddress(accountId, address)})
      and not exists (select from document u where u.kind = 'users' and u.account_id = ${accountId}::uuid and u.deleted_at is null
        and lower(u.body ->> 'email') = lower(${address}))
    order by 1`.execute(queries);
  return rows.map((row) => row.address);
}

import { sql } from 'kysely';
import type { Role } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { Granted, PersonRegistration, Principal } from './principal.ts';

interface UserBody {
  name: string;
  surname: string;
  siteId?: string | null;
  impersonatedSiteId?: string | null;
  roles: Role[];
  registrations?: PersonRegistration[];
  state: string;
}

interface PersonRow {
  id: string;
  body: UserBody;
  account_id: string | null;
  client_id: string | null;
  account_state: string | null;
  operates: boolean | null;
  licences?: Granted[];
}

/**
 * The person as the database knows them now; undefined where they, or their account, may not come in.
 * @param asksLicences whether it is read, too, what licences open to them
 */
export async function principalOf(
  queries: Queries,
  userId: string,
  asksLicences: boolean,
): Promise<Principal | undefined> {
  // An account that is acted in may be gone; one's own is then where one is.
  const { rows } = await sql<PersonRow>`
    select u.id, u.body, a.id as account_id, a.client_id, a.body ->> 'state' as account_state, ${operates} as operates
      ${asksLicences ? sql`, (${grantedLicences}) as licences` : sql``}
    from document u left join lateral (
      select id, client_id, body from document
      where kind = 'accounts' and deleted_at is null and client_id = u.client_id
        and id in (u.account_id, (u.body ->> 'impersonatedAccountId')::uuid)
      order by id = u.account_id limit 1
    ) a on true
    where u.kind = 'users' and u.id = ${userId} and u.deleted_at is null`.execute(queries);
  const [user] = rows;
  if (!user?.account_id || !user.client_id || user.body.state !== 'active') return undefined;
  const { body } = user;
  const isAdministrator = body.roles.includes('administrator');
  // Nobody may lock out those who could switch an account on again.
  if (!isAdministrator && user.account_state !== 'active') return undefined;
  return {
    userId: user.id,
    clientId: user.client_id,
    accountId: user.account_id,
    siteId: body.impersonatedSiteId ?? body.siteId ?? null,
    name: `${body.name} ${body.surname}`,
    roles: body.roles,
    registrations: body.registrations ?? [],
    operates: user.operates === true,
    impersonatorId: null,
    licences: user.licences,
  };
}

/** Administrators of the client that was there first operate the platform; those of any other have their own client alone. */
const operates = sql`case when u.body -> 'roles' ? 'administrator' then u.client_id =
  (select id from document where kind = 'clients' and deleted_at is null order by created_at, id limit 1) end`;

/**
 * What licences that hold today grant an account `a`, or each account of the client to who sees all of them: types with an access
 * level, and platforms. These accounts are named without a type as well, also those that hold nothing.
 */
const grantedLicences = sql`
  select jsonb_agg(distinct jsonb_build_object('type', granted.type, 'accountId', each.id))
  from document each left join document l on l.kind = 'licences' and l.deleted_at is null and l.account_id = each.id
    and l.client_id = each.client_id and coalesce(l.body ->> 'startsOn', '') <= current_date::text
    and coalesce(l.body ->> 'expiresOn', '9999') >= current_date::text
  cross join lateral (
    select null as type
    union all select entry ->> 'type' from jsonb_array_elements(l.body -> 'content') entry
      where entry ->> 'accessLevel' in ('FullAccess', 'ViaEngagement')
    union all select jsonb_array_elements_text(l.body -> 'platforms')
  ) granted
  where each.kind = 'accounts' and each.deleted_at is null and each.id = any(
    case when u.body -> 'roles' ?| array['administrator', 'client_manager'] then array(
      select id from document where kind = 'accounts' and deleted_at is null and client_id = u.client_id)
    else array[a.id] end)`;

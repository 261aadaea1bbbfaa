import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Role } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { TokenVerifier } from './tokens.ts';
import { isId } from '../kernel/ids.ts';
import type { PersonRegistration, Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';

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
  licences?: string[];
}

/** Whose token came with a request, before the database is asked about them. */
export interface Caller {
  userId: string;
  /** The user whom they act as, or whatever was sent for one. */
  impersonated: string | string[] | undefined;
}

/**
 * Whose token a request carries. It comes in the Authorization header; where a browser fetches bytes by itself (a
 * video, a picture) it may come in the sign-in cookies, which are same-site and only read.
 */
export async function callerOf(
  tokens: TokenVerifier,
  request: FastifyRequest,
  cookiesCount: boolean,
): Promise<Caller> {
  const header = request.headers.authorization ?? '';
  const token = /^bearer /i.test(header)
    ? header.slice(7).trimStart()
    : cookiesCount
      ? tokenOfCookies(request)
      : undefined;
  if (!token) refuse('not_signed_in');
  const claims = await tokens.verify(token, request.raw);
  if (!isId(claims.sub)) refuse('not_signed_in', 'This session is not that of a person. Sign in again.');
  return { userId: claims.sub, impersonated: request.headers['impersonated-user'] };
}

/** Who calls, as the database knows them in this transaction: what was taken from them a moment ago is gone. */
export async function authenticate(
  queries: Queries,
  { userId, impersonated }: Caller,
  asksLicences: boolean,
): Promise<Principal> {
  const person = (await principalOf(queries, userId, asksLicences)) ?? refuse('not_signed_in', switchedOff);
  return impersonated === undefined ? person : actingAs(queries, person, impersonated, asksLicences);
}

const switchedOff = 'Your user has been switched off or removed. Ask the manager of your site.';

/**
 * An administrator sees and does what another person would; everything that is written names both.
 * @param userId of the person who is acted as
 */
async function actingAs(
  queries: Queries,
  administrator: Principal,
  userId: string | string[],
  asksLicences: boolean,
): Promise<Principal> {
  if (!administrator.roles.includes('administrator'))
    refuse('not_allowed', 'Only an administrator acts as somebody else.');
  const person = isId(userId) ? await principalOf(queries, userId, asksLicences) : undefined;
  if (!person || person.clientId !== administrator.clientId)
    refuse('not_allowed', 'The person to act as does not exist here or is switched off.');
  return { ...person, impersonatorId: administrator.userId };
}

/** The person as the database knows them now; undefined where they, or their account, may not come in. */
async function principalOf(
  queries: Queries,
  userId: string,
  asksLicences: boolean,
): Promise<Principal | undefined> {
  // An account that is acted in may be gone; one's own is then where one is.
  const { rows } = await sql<PersonRow>`
    select u.id, u.body, a.id as account_id, a.client_id, a.body ->> 'state' as account_state
      ${asksLicences ? sql`, array(${grantedLicences}) as licences` : sql``}
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
    impersonatorId: null,
    licences: user.licences,
  };
}

/**
 * What licences that hold today grant an account `a`, or any account of the client to who sees all of them: types with an access
 * level, and platforms.
 */
const grantedLicences = sql`
  select granted.type from document l, lateral (
    select entry ->> 'type' as type from jsonb_array_elements(l.body -> 'content') entry
    where entry ->> 'accessLevel' in ('FullAccess', 'ViaEngagement')
    union all select jsonb_array_elements_text(l.body -> 'platforms')
  ) granted
  where l.kind = 'licences' and l.deleted_at is null and l.client_id = u.client_id
    and (l.account_id = a.id or u.body -> 'roles' ?| array['administrator', 'client_manager'])
    and coalesce(l.body ->> 'startsOn', '') <= current_date::text
    and coalesce(l.body ->> 'expiresOn', '9999') >= current_date::text`;

function tokenOfCookies(request: FastifyRequest): string | undefined {
  const cookies = request.cookies;
  return `${cookies['token-0'] ?? ''}${cookies['token-1'] ?? ''}` || undefined;
}

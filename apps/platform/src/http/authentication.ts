import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Role } from '@moderator/contract';
import type { Context } from '../context.ts';
import type { Services } from './services.ts';
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

/**
 * Who sends a request. The token comes in the Authorization header; where a browser fetches bytes by
 * itself (a video, a picture) it may come in the sign-in cookies, which are same-site and only read.
 */
export async function authenticate(
  { context, tokens }: Pick<Services, 'context' | 'tokens'>,
  request: FastifyRequest,
  cookiesCount: boolean,
): Promise<Principal> {
  const header = request.headers.authorization ?? '';
  const token = /^bearer /i.test(header)
    ? header.slice(7).trimStart()
    : cookiesCount
      ? tokenOfCookies(request)
      : undefined;
  if (!token) refuse('not_signed_in');
  const claims = await tokens.verify(token);
  if (!isId(claims.sub)) refuse('not_signed_in', 'This session is not that of a person. Sign in again.');
  const person = (await principalOf(context, claims.sub)) ?? refuse('not_signed_in', switchedOff);
  const impersonated = request.headers['impersonated-user'];
  return impersonated === undefined ? person : actingAs(context, person, impersonated);
}

const switchedOff = 'Your user has been switched off or removed. Ask the manager of your site.';

/**
 * An administrator sees and does what another person would; everything that is written names both.
 * @param userId of the person who is acted as
 */
async function actingAs(
  context: Context,
  administrator: Principal,
  userId: string | string[],
): Promise<Principal> {
  if (!administrator.roles.includes('administrator'))
    refuse('not_allowed', 'Only an administrator acts as somebody else.');
  const person = isId(userId) ? await principalOf(context, userId) : undefined;
  if (!person || person.clientId !== administrator.clientId)
    refuse('not_allowed', 'The person to act as does not exist here or is switched off.');
  return { ...person, impersonatorId: administrator.userId };
}

/** The person as the database knows them now; undefined where they, or their account, may not come in. */
async function principalOf(context: Context, userId: string): Promise<Principal | undefined> {
  const user = await context.database.asSystem((queries) =>
    queries
      .selectFrom('document as user')
      // An account that is acted in may be gone; one's own is then where one is.
      .leftJoinLateral(
        (from) =>
          from
            .selectFrom('document')
            .select(['id', 'client_id', 'body'])
            .where('kind', '=', 'accounts')
            .where('deleted_at', 'is', null)
            .where((where) =>
              where.or([
                where('id', '=', sql.ref<string>('user.account_id')),
                where('id', '=', sql<string>`(${sql.ref('user.body')} ->> 'impersonatedAccountId')::uuid`),
              ]),
            )
            .whereRef('client_id', '=', 'user.client_id')
            .orderBy((order) => order('id', '=', sql.ref<string>('user.account_id')))
            .limit(1)
            .as('account'),
        (join) => join.onTrue(),
      )
      .select([
        'user.id',
        'user.body',
        'account.id as account_id',
        'account.client_id',
        'account.body as account',
      ])
      .where('user.kind', '=', 'users')
      .where('user.id', '=', userId)
      .where('user.deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  const body = user?.body as UserBody | undefined;
  if (!user?.account_id || !user.client_id || !body || body.state !== 'active') return undefined;
  const isAdministrator = body.roles.includes('administrator');
  // Nobody may lock out those who could switch an account on again.
  if (!isAdministrator && (user.account as { state?: string }).state !== 'active') return undefined;
  return {
    userId: user.id,
    clientId: user.client_id,
    accountId: user.account_id,
    siteId: body.impersonatedSiteId ?? body.siteId ?? null,
    name: `${body.name} ${body.surname}`,
    roles: body.roles,
    registrations: body.registrations ?? [],
    impersonatorId: null,
  };
}

function tokenOfCookies(request: FastifyRequest): string | undefined {
  const cookies = request.cookies;
  return `${cookies['token-0'] ?? ''}${cookies['token-1'] ?? ''}` || undefined;
}

import type { FastifyRequest } from 'fastify';
import type { Role } from '@moderator/contract';
import type { Context } from '../context.ts';
import { isId } from '../ids.ts';
import type { PersonRegistration, Principal } from '../principal.ts';
import { refuse } from '../refusal.ts';

interface UserBody {
  name: string;
  surname: string;
  siteId?: string | null;
  roles: Role[];
  registrations?: PersonRegistration[];
  state: string;
}

/**
 * Who sends a request. The token comes in the Authorization header; where a browser fetches bytes by
 * itself (a video, a picture) it may come in the sign-in cookies, which are same-site and only read.
 */
export async function authenticate(
  context: Context,
  request: FastifyRequest,
  cookiesCount: boolean,
): Promise<Principal> {
  const header = request.headers.authorization;
  const token = header?.startsWith('Bearer ')
    ? header.slice(7)
    : cookiesCount
      ? tokenOfCookies(request)
      : undefined;
  if (!token) refuse('not_signed_in');
  const claims = await context.tokens.verify(token);
  if (!isId(claims.sub)) refuse('not_signed_in', 'This session is not that of a person. Sign in again.');
  const user = await context.database.asSystem((queries) =>
    queries
      .selectFrom('document')
      .select(['id', 'client_id', 'account_id', 'body'])
      .where('kind', '=', 'users')
      .where('id', '=', claims.sub)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),
  );
  const body = user?.body as UserBody | undefined;
  if (!user?.account_id || !body || body.state !== 'active')
    refuse('not_signed_in', 'Your user has been switched off or removed. Ask the manager of your site.');
  return {
    userId: user.id,
    clientId: user.client_id,
    accountId: user.account_id,
    siteId: body.siteId ?? null,
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

import type { FastifyRequest } from 'fastify';
import type { Queries } from '../database/database.ts';
import type { TokenVerifier } from './tokens.ts';
import { isId } from '../kernel/ids.ts';
import { principalOf } from '../kernel/present-person.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';

/** Whose token came with a request, before the database is asked about them. */
export interface Caller {
  userId: string;
  /** Their account as the token names it: good enough to take turns by. */
  accountId: string | undefined;
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
  const [accountId] = [claims['accountId']].flat();
  return {
    userId: claims.sub,
    accountId: typeof accountId === 'string' ? accountId : undefined,
    impersonated: request.headers['impersonated-user'],
  };
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

function tokenOfCookies(request: FastifyRequest): string | undefined {
  const cookies = request.cookies;
  return `${cookies['token-0'] ?? ''}${cookies['token-1'] ?? ''}` || undefined;
}

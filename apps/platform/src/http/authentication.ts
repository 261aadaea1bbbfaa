import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Role } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import type { PersonOf } from './people-of-tokens.ts';
import type { TokenVerifier } from './tokens.ts';
import { isId } from '../kernel/ids.ts';
import { readTime } from '../kernel/device-clock.ts';
import { findGrant } from '../kernel/device-grants.ts';
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
  /** What a device brings with it where it speaks for somebody who is or was at it. */
  ofDevice: { grant: string | undefined; sentAt: string | undefined; madeAt: string | undefined };
}

/**
 * Whose token a request carries. It comes in the Authorization header; where a browser fetches bytes by itself (a
 * video, a picture) it may come in the sign-in cookies, which are same-site and only read.
 */
export async function callerOf(
  { tokens, personOf }: { tokens: TokenVerifier; personOf: PersonOf },
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
  const userId = (await personOf(claims)) ?? refuse('unknown_person');
  const [accountId] = [claims['accountId']].flat();
  return {
    userId,
    accountId: typeof accountId === 'string' ? accountId : undefined,
    impersonated: request.headers['impersonated-user'],
    ofDevice: {
      grant: oneOf(request.headers['device-grant']),
      sentAt: oneOf(request.headers['device-sent-at']),
      madeAt: oneOf(request.headers['device-made-at']),
    },
  };
}

const oneOf = (value: string | string[] | undefined): string | undefined => [value].flat()[0];

/** Who calls, as the database knows them in this transaction: what was taken from them a moment ago is gone. */
export async function authenticate(
  queries: Queries,
  { userId, impersonated, ofDevice }: Caller,
  asksLicences: boolean,
  now: Date,
): Promise<Principal> {
  const person = (await principalOf(queries, userId, asksLicences)) ?? (await refuseMissing(queries, userId));
  if (ofDevice.grant !== undefined)
    return onDevice(queries, person, { ...ofDevice, grant: ofDevice.grant, asksLicences, now });
  return impersonated === undefined ? person : actingAs(queries, person, impersonated, asksLicences);
}

/** Who was here once signs in for nothing; whom nobody has ever made needs somebody to make them. */
async function refuseMissing(queries: Queries, userId: string): Promise<never> {
  const { rows } = await sql`select from document where kind = 'users' and id = ${userId}::uuid`.execute(
    queries,
  );
  return rows.length > 0 ? refuse('not_signed_in', switchedOff) : refuse('unknown_person');
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

/** What people do at a device that they share. */
const rolesAtDevices: readonly Role[] = ['learner', 'candidate', 'reviewer'];

/**
 * A device does as somebody who is or was at it what they did there, with the rights that they have now; what is written names
 * both.
 */
async function onDevice(
  queries: Queries,
  device: Principal,
  told: { grant: string; sentAt: string | undefined; asksLicences: boolean; now: Date },
): Promise<Principal> {
  const found = await findGrant(queries, {
    deviceUserId: device.userId,
    grant: told.grant,
    sentAt: readTime(told.sentAt),
    now: told.now,
  });
  const person = found && (await principalOf(queries, found.userId, told.asksLicences));
  if (!found || person?.accountId !== device.accountId) refuse('not_allowed', withoutGrant);
  return {
    ...person,
    roles: person.roles.filter((role) => rolesAtDevices.includes(role)),
    operates: false,
    impersonatorId: device.userId,
    onDevice: found.onDevice,
  };
}

const withoutGrant =
  'This grant does not hold, or not any more. Keep what there is, tell the session again, and send it with the grant that is given then.';

function tokenOfCookies(request: FastifyRequest): string | undefined {
  const cookies = request.cookies;
  return `${cookies['token-0'] ?? ''}${cookies['token-1'] ?? ''}` || undefined;
}

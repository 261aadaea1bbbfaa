import { sql } from 'kysely';
import type { Assurance } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { clockOffset, correctedTime, readTime } from '../../kernel/device-clock.ts';
import { makeGrant } from '../../kernel/device-grants.ts';
import { RefusedError, refuse } from '../../kernel/refusal.ts';
import { deviceInUse, thoseWhoMay } from './roster.ts';
import type { DeviceInUse } from './roster.ts';
import { rulesOf } from './rules.ts';
import { isTheirs } from './secrets.ts';
import { presentSession, sessionsWhere } from './session-rows.ts';

type Opening = Call<'openDeviceSession'>;
type Person = Opening['body']['users'][number];

/** Who is let in, by what; or why not. */
type Judged = Person & ({ assurance: Assurance; refusal?: undefined } | { refusal: string });

/**
 * Keeps who is or was at the device, and gives it what it calls with as them. What was begun without a network is taken as it was,
 * also where nobody can tell any more whether somebody proved who they are: that is told with their results instead.
 * @throws RefusedError not_allowed where somebody who is at it now does not show who they are, wrong_state where it is not in use
 */
export async function openDeviceSession(call: Opening): Promise<Reply<'openDeviceSession'>> {
  const { queries, body, now } = call;
  const device = await deviceInUse(call);
  const offset = clockOffset(readTime(body.sentAt), await offsetBefore(queries, device), now);
  const startedAt = correctedTime(new Date(body.startedAt), offset, now);
  const { rows: made } = await sql`
    insert into device_session (device_id, id, client_id, account_id, site_id, kind, offline, clock_offset_ms, started_at, told_at)
    values (${device.device_id}::uuid, ${body.id}::uuid, ${device.client_id}::uuid, ${device.account_id}::uuid,
      ${device.site_id}::uuid, ${body.kind}, ${body.offline}, ${offset}, ${startedAt}::timestamptz, ${now}::timestamptz)
    on conflict do nothing returning id`.execute(queries);
  const before = made.length > 0 ? new Map<string, Assurance>() : await peopleOf(queries, device, body.id);
  const added = body.users.filter(({ userId }) => !before.has(userId));
  const judged = await judge(call, device, added, startedAt);
  await addPeople(queries, device, body.id, judged, before.size);
  const grants = await grantAll(queries, device, body, new Map([...before, ...letIn(judged)]), now);
  const { rows } = await sessionsWhere(
    sql`d.device_id = ${device.device_id}::uuid and d.id = ${body.id}::uuid`,
  ).execute(queries);
  const refusals = new Map(judged.map(({ userId, refusal }) => [userId, refusal ?? null]));
  return {
    data: {
      session: presentSession(existing(rows[0], 'the session that was told')),
      grants: body.users.map(({ userId }) => ({
        userId,
        grant: grants.get(userId)?.grant ?? null,
        assurance: grants.get(userId)?.assurance ?? null,
        refusal: refusals.get(userId) ?? null,
      })),
    },
    wasThere: made.length === 0,
  };
}

const letIn = (judged: readonly Judged[]): [string, Assurance][] =>
  judged.flatMap((each) => (each.refusal === undefined ? [[each.userId, each.assurance]] : []));

async function offsetBefore(queries: Queries, { device_id: id }: DeviceInUse): Promise<number> {
  const { rows } = await sql<{ offset: number }>`select clock_offset_ms::float8 as offset from device_status
    where device_id = ${id}::uuid`.execute(queries);
  return rows[0]?.offset ?? 0;
}

async function peopleOf(queries: Queries, { device_id: deviceId }: DeviceInUse, sessionId: string) {
  const { rows } = await sql<{ user_id: string; assurance: Assurance }>`
    select user_id, assurance from device_session_person
    where device_id = ${deviceId}::uuid and session_id = ${sessionId}::uuid`.execute(queries);
  return new Map(rows.map((row) => [row.user_id, row.assurance]));
}

/** What becomes of each who says to be at the device. */
async function judge(
  call: Opening,
  device: DeviceInUse,
  people: readonly Person[],
  startedAt: Date,
): Promise<Judged[]> {
  if (people.length === 0) return [];
  const { queries, body } = call;
  const { settings, cache } = await rulesOf(queries, device.account_id);
  const may = await thoseWhoMay(
    queries,
    device,
    people.map(({ userId }) => userId),
    body.offline,
  );
  const known = new Date(startedAt.getTime() - cache.data.rosterHours * 3_600_000);
  const judged: Judged[] = [];
  for (const person of people) {
    const isAsked = body.offline || person.kind === (device.signIn ?? settings.data.signIn);
    if (!may.has(person.userId)) judged.push({ ...person, refusal: notOfGroups });
    else if (isAsked && (await hasProved(call, person, body.offline ? known : undefined)))
      judged.push({ ...person, assurance: person.kind });
    else if (body.offline) judged.push({ ...person, assurance: 'none' });
    else judged.push({ ...person, refusal: notProved });
  }
  const errors = judged.flatMap(({ refusal }, place) =>
    refusal === undefined ? [] : [{ path: `body.users.${place}.proof`, message: refusal }],
  );
  if (!body.offline && errors.length > 0) refuse('not_allowed', errors[0]?.message, { errors });
  return judged;
}

const notOfGroups =
  'Nobody of the groups of this device is known under this id. Ask whoever manages the site.';
const notProved = 'That is not what this person shows. Nobody was signed in; try again.';

async function hasProved(
  { queries, whose }: Opening,
  { userId, kind, proof }: Person,
  since: Date | undefined,
): Promise<boolean> {
  if (proof === null) return false;
  if (kind !== 'password') return isTheirs(queries, { userId, kind, proof }, since);
  try {
    return (await whose?.(proof)) === userId;
  } catch (error) {
    // It has expired, or is no token.
    if (error instanceof RefusedError && error.status === 401) return false;
    throw error;
  }
}

async function addPeople(
  queries: Queries,
  device: DeviceInUse,
  sessionId: string,
  judged: readonly Judged[],
  from: number,
): Promise<void> {
  for (const [place, [userId, assurance]] of letIn(judged).entries())
    await sql`insert into device_session_person (device_id, session_id, user_id, client_id, account_id, position, assurance)
      values (${device.device_id}::uuid, ${sessionId}::uuid, ${userId}::uuid, ${device.client_id}::uuid,
        ${device.account_id}::uuid, ${from + place}, ${assurance})
      on conflict do nothing`.execute(queries);
}

/** Another grant for each, as an answer that gave one before may never have arrived. */
async function grantAll(
  queries: Queries,
  device: DeviceInUse,
  { id, users }: Opening['body'],
  people: ReadonlyMap<string, Assurance>,
  now: Date,
) {
  const grants = new Map<string, { grant: string; assurance: Assurance }>();
  for (const { userId } of users) {
    const assurance = people.get(userId);
    if (assurance === undefined) continue;
    const { grant, hash } = makeGrant();
    await sql`insert into device_grant (hash, device_id, session_id, user_id, client_id, account_id, granted_at)
      values (${hash}, ${device.device_id}::uuid, ${id}::uuid, ${userId}::uuid, ${device.client_id}::uuid,
        ${device.account_id}::uuid, ${now}::timestamptz)`.execute(queries);
    grants.set(userId, { grant, assurance });
  }
  return grants;
}

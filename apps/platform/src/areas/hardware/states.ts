import { sql } from 'kysely';
import type { DeviceConnection, DeviceState } from '@moderator/contract/options';
import type { Queries } from '../../database/database.ts';
import { collections } from '../../documents/collections.ts';
import { changed } from '../../documents/document.ts';
import { readDocument } from '../../documents/read.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { licensed } from '../../people/licence-seats.ts';
import { command } from './commands.ts';
import { connectionAt } from './connection.ts';
import { isSeenBy } from './seen.ts';

const { devices, users } = collections;

/** Which state may follow which. */
const machine: Record<DeviceState, readonly DeviceState[]> = {
  registered: ['active', 'retired'],
  active: ['suspended', 'lost', 'retired'],
  suspended: ['active', 'lost', 'retired'],
  lost: ['suspended', 'retired'],
  retired: [],
};

/** What a device is to do as it comes into a state. */
const commands: Partial<Record<DeviceState, readonly ('lock' | 'unlock' | 'wipe')[]>> = {
  suspended: ['lock'],
  lost: ['lock', 'wipe'],
};

/** Changes what may be done with a device, and tells it when it speaks next. */
export async function changeDeviceState(call: Call<'changeDeviceState'>) {
  const { queries, params, query, body, now } = call;
  const { from, to } = query;
  const device = await readDocument(call, devices, params.id);
  const needsReason = to === 'lost' || to === 'retired';
  if (needsReason && !body.reason?.trim()) {
    const sentence = `Say why it is ${to}. Nothing was changed.`;
    refuse('invalid_input', sentence, { errors: [{ path: 'body.reason', message: sentence }] });
  }
  if (!machine[from].includes(to))
    refuse(
      'wrong_state',
      machine[from].length === 0
        ? `What is ${from} stays so. Nothing was changed.`
        : `What is ${from} can become ${machine[from].join(' or ')}. Nothing was changed.`,
    );
  if (from === 'registered' && to === 'active') await waitForSeat(queries, device.accountId);
  const after = await move(call, device.id, from, to);
  const tenant = { clientId: device.clientId, accountId: device.accountId };
  for (const kind of from === 'suspended' && to === 'active' ? (['unlock'] as const) : (commands[to] ?? []))
    await command(queries, tenant, device.id, { kind, now });
  if (to === 'retired' && device.body.userId) {
    await sql`delete from device_content where device_id = ${device.id}::uuid`.execute(queries);
    await users.revise(call, device.body.userId, (user) => ({ ...user, state: 'inactive' }), 'retire');
  }
  return changed(after);
}

/** A device that is used for the first time takes a seat. */
export async function activate(call: RequestContext, deviceId: string, accountId: string): Promise<void> {
  await waitForSeat(call.queries, accountId);
  await move(call, deviceId, 'registered', 'active');
}

const move = (
  author: Pick<RequestContext, 'queries' | 'principal'>,
  id: string,
  from: DeviceState,
  to: DeviceState,
) =>
  devices.revise(
    author,
    id,
    (now) => {
      const state = now.state ?? 'registered';
      if (state !== from)
        refuse('wrong_state', `It is ${state}, not ${from}: somebody was faster. Nothing was changed.`);
      return { ...now, state: to };
    },
    `${from} to ${to}`,
  );

/**
 * Looks whether a licence has a seat for one device more, and keeps others from taking it until this is done.
 * @throws RefusedError 4009 where there is none
 */
async function waitForSeat(queries: Queries, accountId: string | null): Promise<void> {
  if (!accountId) refuse('not_found');
  const seats = await licensed(queries, accountId, 'devices');
  await sql`insert into device_seats (account_id, client_id)
    select ${accountId}::uuid, client_id from document where kind = 'accounts' and id = ${accountId}::uuid
    on conflict do nothing`.execute(queries);
  const { rows } = await sql`update device_seats set used = used
    where account_id = ${accountId}::uuid and (${seats}::int is null or used < ${seats}::int) returning used`.execute(
    queries,
  );
  if (rows.length === 0) refuse('4009');
}

/** How many devices are how, by site. */
export async function listDeviceStates(call: Call<'listDeviceStates'>) {
  const { queries, query, now } = call;
  const { rows } = await sql<{
    site: { id: string; name: string };
    state: DeviceState;
    connection: DeviceConnection;
    devices: number;
  }>`
    select jsonb_build_object('id', d.site_id, 'name', coalesce(min(s.body ->> 'name'), '')) as site, d.state,
      ${connectionAt(now)} as connection, count(*)::int as devices
    from device d left join device_status t on t.device_id = d.device_id
      left join document s on s.kind = 'sites' and s.id = d.site_id
    where ${await isSeenBy(call, query.siteId)}
    group by d.site_id, d.state, 3
    order by min(s.body ->> 'name'), d.site_id, d.state, 3`.execute(queries);
  return { data: rows, next: null };
}

import { sql } from 'kysely';
import type { DeviceConnection, deviceNetworks } from '@moderator/contract/options';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { countRows } from '../../documents/count-rows.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { openCommands } from './commands.ts';
import { connectionAt } from './connection.ts';
import { deviceOf } from './own-device.ts';
import type { DeviceRow } from './own-device.ts';
import { rulesOf } from './rules.ts';
import { isSeenBy } from './seen.ts';
import { activate } from './states.ts';

/** Minutes from one sign of life that is kept to the next. */
const sampledEvery = sql.lit('5 minutes');
/** How much rarer a device speaks that is on its battery. */
const onBattery = 5;

/** A device says that it is alive and how it is, and is told what to do. The first time puts it to use. */
export async function sendHeartbeat(call: Call<'sendHeartbeat'>) {
  const { queries, principal, params, body, now } = call;
  const device = await deviceOf(queries, principal);
  if (!device || device.device_id !== params.id) refuse('not_found');
  if (device.state === 'registered') await activate(call, device.device_id, device.account_id);
  const { settings, cache } = await rulesOf(queries, device.account_id);
  const own = await ownSeconds(call, device.device_id);
  const seconds = own ?? settings.data.heartbeatSeconds;
  const nextHeartbeatSeconds = body.charging === false ? seconds * onBattery : seconds;
  if (await keep(call, device, nextHeartbeatSeconds)) await keepContent(call, device);
  const commands = await openCommands(queries, device.device_id, body.done ?? [], now);
  return {
    data: {
      now,
      nextHeartbeatSeconds,
      settingsVersion: settings.version,
      cacheVersion: cache.version,
      commands,
    },
  };
}

async function ownSeconds({ queries }: Pick<Call<'sendHeartbeat'>, 'queries'>, deviceId: string) {
  const { rows } = await sql<{ seconds: number | null }>`
    select (body -> 'settings' ->> 'heartbeatSeconds')::int as seconds from document
    where kind = 'devices' and id = ${deviceId}::uuid`.execute(queries);
  return rows[0]?.seconds ?? undefined;
}

/** Keeps how a device is. @returns whether it is the latest of it */
async function keep({ queries, body, now }: Call<'sendHeartbeat'>, device: DeviceRow, seconds: number) {
  const offset = now.getTime() - Date.parse(body.sentAt);
  const { rows } = await sql<{ is_due: boolean }>`
    insert into device_status as t (device_id, client_id, account_id, sequence, at, next_seconds, clock_offset_ms, uptime_seconds,
      battery, charging, load, memory_free, storage_free, app_version, os_version, network, content_revision, waiting_results,
      oldest_waiting_at, errors, sampled_at)
    values (${device.device_id}::uuid, ${device.client_id}::uuid, ${device.account_id}::uuid, ${body.sequence},
      ${now}::timestamptz, ${seconds}, ${offset}, ${body.uptimeSeconds}, ${body.battery ?? null}, ${body.charging ?? null},
      ${body.load}, ${body.memoryFreeBytes}, ${body.storageFreeBytes}, ${body.appVersion}, ${body.osVersion}, ${body.network},
      ${body.contentRevision ?? null}, ${body.waiting.results}, ${body.waiting.oldestAt ?? null}::timestamptz,
      ${JSON.stringify(body.errors ?? [])}::jsonb, ${now}::timestamptz)
    on conflict (device_id) do update set sequence = excluded.sequence, at = excluded.at, next_seconds = excluded.next_seconds,
      clock_offset_ms = excluded.clock_offset_ms, uptime_seconds = excluded.uptime_seconds, battery = excluded.battery,
      charging = excluded.charging, load = excluded.load, memory_free = excluded.memory_free,
      storage_free = excluded.storage_free, app_version = excluded.app_version, os_version = excluded.os_version,
      network = excluded.network, content_revision = excluded.content_revision, waiting_results = excluded.waiting_results,
      oldest_waiting_at = excluded.oldest_waiting_at, errors = excluded.errors, silence_told_at = null,
      sampled_at = case when t.sampled_at <= excluded.at - ${sampledEvery}::interval then excluded.at else t.sampled_at end
      where t.sequence < excluded.sequence
    returning sampled_at = at as is_due`.execute(queries);
  if (rows[0]?.is_due)
    await sql`insert into device_sample (device_id, client_id, account_id, at, battery, load, memory_free, storage_free, network,
        waiting_results)
      select device_id, client_id, account_id, at, battery, load, memory_free, storage_free, network, waiting_results
      from device_status where device_id = ${device.device_id}::uuid on conflict do nothing`.execute(queries);
  return rows.length > 0;
}

/** What lies on a device is what it says, when it says so. */
async function keepContent({ queries, body }: Call<'sendHeartbeat'>, device: DeviceRow): Promise<void> {
  if (!body.content) return;
  const said = JSON.stringify([...new Map(body.content.map((each) => [each.contentId, each])).values()]);
  await sql`delete from device_content where device_id = ${device.device_id}::uuid
    and content_id not in (select "contentId" from jsonb_to_recordset(${said}::jsonb) as each ("contentId" uuid))`.execute(
    queries,
  );
  await sql`
    insert into device_content (device_id, content_id, client_id, account_id, revision, bytes, state)
    select ${device.device_id}::uuid, "contentId", ${device.client_id}::uuid, ${device.account_id}::uuid, revision, bytes, state
    from jsonb_to_recordset(${said}::jsonb) as each ("contentId" uuid, revision int, bytes bigint, state text)
    on conflict (device_id, content_id) do update set revision = excluded.revision, bytes = excluded.bytes,
      state = excluded.state`.execute(queries);
}

interface LatestRow {
  device_id: string;
  name: string;
  site_id: string;
  state: DeviceRow['state'];
  connection: DeviceConnection;
  at: Date | null;
  battery: number | null;
  charging: boolean | null;
  load: number;
  memory_free: number;
  storage_free: number;
  app_version: string;
  os_version: string;
  network: (typeof deviceNetworks)[number];
  waiting_results: number;
  oldest_waiting_at: Date | null;
}

/** How devices were when they spoke last. */
export async function listHeartbeats(call: Call<'listHeartbeats'>) {
  const { queries, query, now } = call;
  const { limit = 50 } = query;
  const order = 'heartbeats';
  const cursor = readCursor(query.cursor, order);
  const connection = connectionAt(now);
  const asked = sql`from device d left join device_status t on t.device_id = d.device_id
    where ${await isSeenBy(call, query.siteId)} and d.state <> 'retired'
      and (${query.connection ?? null}::text is null or ${connection} = ${query.connection ?? null})
      and (${query.appVersion ?? null}::text is null or t.app_version = ${query.appVersion ?? null})`;
  const { rows } = await sql<LatestRow>`
    select d.device_id, d.name, d.site_id, d.state, ${connection} as connection, t.at, t.battery::float8, t.charging,
      t.load::float8, t.memory_free::float8, t.storage_free::float8, t.app_version, t.os_version, t.network,
      t.waiting_results, t.oldest_waiting_at
    ${asked} ${cursor ? sql`and (d.name, d.device_id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``}
    order by d.name, d.device_id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ name, device_id: id }) => ({
    sort: order,
    value: name,
    id,
  }));
  return {
    data: page.map((row) => ({
      device: { id: row.device_id, name: row.name },
      siteId: row.site_id,
      state: row.state,
      connection: row.connection,
      latest: row.at && {
        at: row.at,
        battery: row.battery,
        charging: row.charging,
        load: row.load,
        memoryFreeBytes: row.memory_free,
        storageFreeBytes: row.storage_free,
        appVersion: row.app_version,
        osVersion: row.os_version,
        network: row.network,
        waitingResults: row.waiting_results,
        oldestWaitingAt: row.oldest_waiting_at,
      },
    })),
    next,
    ...(query.total === 'true' && { total: await countRows(queries, asked) }),
  };
}

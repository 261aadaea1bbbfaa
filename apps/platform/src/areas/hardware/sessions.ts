import { sql } from 'kysely';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { countRows } from '../../documents/count-rows.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { clockOffset, correctedTime, readTime } from '../../kernel/device-clock.ts';
import { refuse } from '../../kernel/refusal.ts';
import { deviceOf } from './own-device.ts';
import { isSeenBy } from './seen.ts';
import { presentSession, sessionsWhere } from './session-rows.ts';

/** Who was at devices, the latest first. */
export async function listDeviceSessions(call: Call<'listDeviceSessions'>) {
  const { queries, query } = call;
  const { limit = 50, deviceId = null, userId = null, from = null, to = null } = query;
  const order = 'device sessions';
  const cursor = readCursor(query.cursor, order, 'instant');
  const asked = sql`${await isSeenBy(call, query.siteId)}
    and (${deviceId}::uuid is null or d.device_id = ${deviceId}::uuid)
    and (${userId}::uuid is null or exists (select from device_session_person p
      where p.device_id = d.device_id and p.session_id = d.id and p.user_id = ${userId}::uuid))
    and d.started_at >= coalesce(${from}::timestamptz, '-infinity')
    and d.started_at < coalesce(${to}::timestamptz, 'infinity')`;
  const { rows } = await sessionsWhere(sql`${asked}
    ${cursor ? sql`and (d.started_at, d.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)` : sql``}
    order by d.started_at desc, d.id desc limit ${limit + 1}`).execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return {
    data: page.map(presentSession),
    next,
    ...(query.total === 'true' && {
      total: await countRows(queries, sql`from device_session d where ${asked}`),
    }),
  };
}

/** People are no more at a device; told again, it is answered again. */
export async function endDeviceSession(call: Call<'endDeviceSession'>): Promise<Reply<'endDeviceSession'>> {
  const { queries, principal, params, body, now } = call;
  const device = (await deviceOf(queries, principal)) ?? refuse('not_found');
  const { rows: found } = await sql<{ clock_offset_ms: number; started_at: Date }>`
    select clock_offset_ms::float8 as clock_offset_ms, started_at from device_session
    where device_id = ${device.device_id}::uuid and id = ${params.id}::uuid`.execute(queries);
  const [session] = found;
  if (!session) refuse('not_found');
  const offset = clockOffset(readTime(body.sentAt), session.clock_offset_ms, now);
  const endedAt = correctedTime(new Date(body.endedAt), offset, now, session.started_at);
  await sql`update device_session set ended_at = ${endedAt}::timestamptz, end_reason = ${body.reason}, end_told_at = ${now}::timestamptz
    where device_id = ${device.device_id}::uuid and id = ${params.id}::uuid and ended_at is null`.execute(
    queries,
  );
  const { rows } = await sessionsWhere(
    sql`d.device_id = ${device.device_id}::uuid and d.id = ${params.id}::uuid`,
  ).execute(queries);
  return { data: presentSession(rows[0] ?? refuse('not_found')) };
}

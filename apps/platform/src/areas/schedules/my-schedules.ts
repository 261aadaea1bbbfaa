import { sql } from 'kysely';
import { scheduleParts } from '@moderator/contract/options';
import { calendarOf } from '@moderator/learning';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { eventsOf, ownSchedules } from '../../inbox/own-schedules.ts';
import type { OwnSchedule } from '../../inbox/own-schedules.ts';
import type { AnyCall, Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { phaseAt } from '../../inbox/schedule-phase.ts';

export async function listMySchedules(call: Call<'listMySchedules'>) {
  const { queries, principal, now, query } = call;
  const { limit = 50 } = query;
  const order = 'my schedules';
  const cursor = readCursor(query.cursor, order, 'instant');
  const rows = await ownSchedules(
    queries,
    { userId: principal.userId, now },
    sql`true ${query.from ? sql`and p.ends_at > ${query.from}::timestamptz` : sql``}
      ${query.to ? sql`and p.starts_at < ${query.to}::timestamptz` : sql``}
      ${query.phase ? sql`and ${phaseAt(now)} = ${query.phase}` : sql``}
      ${cursor ? sql`and (p.starts_at, p.schedule_id) > (${cursor.value}::timestamptz, ${cursor.id}::uuid)` : sql``}`,
    sql`order by p.starts_at, p.schedule_id limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  return { data: page.map(present), next, ...calendarReply(call, page) };
}

export async function getMySchedule(call: Call<'getMySchedule'>) {
  const { queries, principal, now } = call;
  const [row] = await ownSchedules(
    queries,
    { userId: principal.userId, now },
    sql`p.schedule_id = ${call.params.id}::uuid`,
    sql``,
  );
  const found = row ?? refuse('not_found');
  return { data: present(found), ...calendarReply(call, [found]) };
}

/** The schedules, and the meetings in them, as a calendar where that was asked for. */
function calendarReply({ asCalendar, context: { config } }: AnyCall, rows: readonly OwnSchedule[]) {
  if (!asCalendar) return {};
  const stream = Buffer.from(calendarOf(eventsOf(rows, config), 'PUBLISH'));
  return { calendar: { stream, mediaType: 'text/calendar', name: 'schedules.ics' } };
}

const present = (row: OwnSchedule) => ({
  id: row.id,
  title: row.title,
  course: { id: row.course_id, name: row.course_title },
  site: row.site_id ? { id: row.site_id, name: row.site_name ?? '' } : null,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  timeZone: row.time_zone,
  phase: row.phase,
  parts: scheduleParts.filter((part) => row[part]),
  location: row.location,
  sessions: row.sessions,
});

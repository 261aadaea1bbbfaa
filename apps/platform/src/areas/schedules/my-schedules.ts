import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { scheduleParts } from '@moderator/contract/options';
import { calendarOf } from '@moderator/learning';
import type { schedulePhases, sessionKinds, sessionStatuses } from '@moderator/contract/options';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { AnyCall, Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { eventOf, meetingEventOf } from '../../inbox/schedule-events.ts';
import { phaseAt } from '../../people/engagements/standing.ts';

interface Row {
  id: string;
  title: string;
  course_id: string;
  course_title: string;
  site_id: string | null;
  site_name: string | null;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  phase: (typeof schedulePhases)[number];
  location: string | null;
  sessions: MeetingRow[];
  version: number;
  changed_at: Date;
  place: string;
  learner: boolean;
  facilitator: boolean;
  assessor: boolean;
  moderator: boolean;
}

interface MeetingRow {
  id: string;
  title: string;
  kind: (typeof sessionKinds)[number];
  startsAt: string;
  endsAt: string;
  version: number;
  changedAt: string;
  status: (typeof sessionStatuses)[number];
}

/** Schedules that somebody is in, as a learner by their place, as staff by appointment. */
async function mine(
  { queries, principal, now }: RequestContext,
  condition: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): Promise<Row[]> {
  const me = principal.userId;
  const learnt = sql`select schedule_id from engagement where learner_id = ${me}::uuid and ended_at is null`;
  const worked = (column: string) =>
    sql`select schedule_id from schedule_plan where ${sql.ref(column)} = ${me}::uuid`;
  const found = await sql<Row>`
    select p.schedule_id as id, p.title, p.course_id, course.body ->> 'title' as course_title, p.site_id,
      site.body ->> 'name' as site_name, p.starts_at, p.ends_at, coalesce(d.body ->> 'timeZone', 'Africa/Johannesburg') as time_zone,
      d.version, d.updated_at as changed_at, ${phaseAt(now)} as phase, d.body ->> 'location' as location, p.starts_at::text as place,
      p.schedule_id in (${learnt}) as learner, p.facilitator_id is not distinct from ${me}::uuid as facilitator,
      p.assessor_id is not distinct from ${me}::uuid as assessor, p.moderator_id is not distinct from ${me}::uuid as moderator,
      coalesce((select json_agg(json_build_object('id', m.id, 'title', m.body ->> 'title', 'kind', m.body ->> 'kind',
          'startsAt', m.body ->> 'startsAt', 'endsAt', m.body ->> 'endsAt', 'status', m.body ->> 'status', 'version', m.version,
          'changedAt', m.updated_at) order by m.sort_1, m.id)
        from session_person s join document m on m.kind = 'classroom-sessions' and m.id = s.session_id and m.deleted_at is null
        where s.user_id = ${me}::uuid and m.body ->> 'scheduleId' = p.schedule_id::text), '[]') as sessions
    from schedule_plan p join document d on d.kind = 'schedules' and d.id = p.schedule_id
      join document course on course.kind = 'courses' and course.id = p.course_id
      left join document site on site.kind = 'sites' and site.id = p.site_id
    where p.schedule_id in (${learnt} union ${worked('facilitator_id')} union ${worked('assessor_id')} union ${worked('moderator_id')})
      and ${condition} ${rows}`.execute(queries);
  return found.rows;
}

export async function listMySchedules(call: Call<'listMySchedules'>) {
  const { now, query } = call;
  const { limit = 50 } = query;
  const order = 'my schedules';
  const cursor = readCursor(query.cursor, order, 'instant');
  const rows = await mine(
    call,
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
  const [row] = await mine(call, sql`p.schedule_id = ${call.params.id}::uuid`, sql``);
  const found = row ?? refuse('not_found');
  return { data: present(found), ...calendarReply(call, [found]) };
}

/** The schedules, and the meetings in them, as a calendar where that was asked for. */
function calendarReply({ asCalendar, context: { config } }: AnyCall, rows: readonly Row[]) {
  if (!asCalendar) return {};
  const events = rows.flatMap((row) => [
    eventOf({ ...row, changedAt: row.changed_at }, config),
    ...row.sessions.map((session) => meetingEventOf(session, row, config)),
  ]);
  const stream = Buffer.from(calendarOf(events, 'PUBLISH'));
  return { calendar: { stream, mediaType: 'text/calendar', name: 'schedules.ics' } };
}

const present = (row: Row) => ({
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

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CalendarEvent } from '@moderator/learning';
import type { schedulePhases, sessionKinds, sessionStatuses } from '@moderator/contract/options';
import type { Config } from '../config.ts';
import type { Queries } from '../database/database.ts';
import { phaseAt } from './schedule-phase.ts';
import { eventOf, meetingEventOf } from './schedule-events.ts';

/** A schedule, what somebody is in it, and the meetings in it that they are in. */
export interface OwnSchedule {
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
export async function ownSchedules(
  queries: Queries,
  { userId: me, now }: { userId: string; now: Date },
  condition: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
): Promise<OwnSchedule[]> {
  const learnt = sql`select schedule_id from engagement where learner_id = ${me}::uuid and ended_at is null`;
  const worked = (column: string) =>
    sql`select schedule_id from schedule_plan where ${sql.ref(column)} = ${me}::uuid`;
  const found = await sql<OwnSchedule>`
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

/** Schedules and the meetings in them as events. */
export const eventsOf = (rows: readonly OwnSchedule[], config: Config): CalendarEvent[] =>
  rows.flatMap((row) => [
    eventOf({ ...row, changedAt: row.changed_at }, config),
    ...row.sessions.map((session) => meetingEventOf(session, row, config)),
  ]);

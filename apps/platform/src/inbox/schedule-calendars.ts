import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { calendarOf } from '@moderator/learning';
import type { Config } from '../config.ts';
import type { Queries } from '../database/database.ts';
import { eventOf, hostOf } from './schedule-events.ts';
import type { InboxRow } from './present-item.ts';

interface Row {
  id: string;
  title: string;
  course_title: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string | null;
  location: string | null;
  version: number;
  changed_at: Date;
}

/**
 * The schedules that a mail tells of, each as a calendar that asks its reader to come, or takes that back: of several
 * messages about one the last counts.
 */
export async function scheduleCalendars(
  queries: Queries,
  told: readonly Pick<InboxRow, 'message' | 'subject_kind' | 'subject_id'>[],
  reader: { name: string; email: string },
  config: Config,
) {
  const last = new Map(
    told.flatMap(({ subject_kind: kind, subject_id: id, message }) =>
      kind === 'schedule' && id ? [[id, message] as const] : [],
    ),
  );
  if (last.size === 0) return [];
  const { rows } = await sql<Row>`
    select d.id, d.body ->> 'title' as title, course.body ->> 'title' as course_title,
      (d.body ->> 'startsAt')::timestamptz as starts_at, (d.body ->> 'endsAt')::timestamptz as ends_at,
      d.body ->> 'timeZone' as time_zone, d.body ->> 'location' as location, d.version, d.updated_at as changed_at
    from document d join document course on course.kind = 'courses' and course.id = (d.body ->> 'courseId')::uuid
    where d.kind = 'schedules' and d.id = any(${[...last.keys()]}::uuid[])`.execute(queries);
  const organizer = { name: 'Moderator', email: `no-reply@${hostOf(config)}` };
  return rows.map((row, index) => {
    const hasLeft = last.get(row.id) === 'schedule.left';
    const method = hasLeft ? 'CANCEL' : 'REQUEST';
    const event = eventOf(
      {
        ...row,
        time_zone: row.time_zone ?? accountTimeZone,
        phase: hasLeft ? 'cancelled' : 'running',
        changedAt: row.changed_at,
      },
      config,
    );
    return {
      filename: rows.length === 1 ? 'schedule.ics' : `schedule-${index + 1}.ics`,
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: calendarOf([event], method, { organizer, attendee: reader }),
    };
  });
}

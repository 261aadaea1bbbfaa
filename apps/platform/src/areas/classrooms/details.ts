import { sql } from 'kysely';
import type { attendances, classroomKinds, schedulePhases, sessionParts } from '@moderator/contract/options';
import type { ProgressStatus } from '@moderator/learning';
import { assignedTo } from '../../content/registrations/assigned.ts';
import type { Queries } from '../../database/database.ts';
import { entityOf } from '../../documents/document.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { othersThere } from '../../people/who-is-there.ts';
import { contentOf } from './content.ts';
import { leads, readMeeting } from './read-meeting.ts';
import type { Meeting } from './read-meeting.ts';

/** All that a page about a meeting shows, in one answer. */
export async function getSessionDetails(call: Call<'getSessionDetails'>) {
  const meeting = await readMeeting(call, call.params.id);
  const { queries, principal } = call;
  const isLed = leads(call, meeting);
  const [around, people, content, standing, alsoThere] = await Promise.all([
    surroundingsOf(call, meeting),
    peopleOf(queries, meeting.id, principal.userId),
    contentOf(queries, meeting.id, isLed),
    standingOf(call),
    othersThere(queries, meeting.id, principal),
  ]);
  const { part, attendance, ...users } = people;
  return {
    data: {
      session: entityOf(meeting),
      ...around,
      part,
      attendance,
      users: isLed ? users : null,
      alsoThere,
      content: content.map((link) => ({ ...link, status: standing.get(link.id) ?? null })),
    },
    version: meeting.version,
  };
}

interface Surroundings {
  schedule: {
    id: string;
    title: string;
    course: { id: string; name: string };
    startsAt: string;
    endsAt: string;
    phase: (typeof schedulePhases)[number];
  } | null;
  class: { id: string; name: string } | null;
  classroom: {
    id: string;
    name: string;
    kind: (typeof classroomKinds)[number];
    address: string | null;
    meetingUrl: string | null;
  } | null;
  posts: number;
  comments: number;
}

/** What a meeting belongs to and where it is, and how much was said in it. */
async function surroundingsOf(
  { queries, now }: Call<'getSessionDetails'>,
  { id, body }: Meeting,
): Promise<Surroundings> {
  const { rows } = await sql<Surroundings>`
    select
      (select json_build_object('id', p.schedule_id, 'title', p.title,
          'course', json_build_object('id', p.course_id, 'name', course.body ->> 'title'), 'startsAt', s.body ->> 'startsAt',
          'endsAt', s.body ->> 'endsAt', 'phase', case when s.body ->> 'cancelledAt' is not null then 'cancelled'
            when p.starts_at > ${now}::timestamptz then 'upcoming' when p.ends_at <= ${now}::timestamptz then 'ended' else 'running' end)
        from schedule_plan p join document s on s.kind = 'schedules' and s.id = p.schedule_id
          join document course on course.kind = 'courses' and course.id = p.course_id
        where p.schedule_id = ${body.scheduleId ?? null}::uuid) as schedule,
      (select json_build_object('id', c.id, 'name', c.body ->> 'name') from document c
        where c.kind = 'classes' and c.id = ${body.classId ?? null}::uuid and c.deleted_at is null) as class,
      (select json_build_object('id', r.id, 'name', r.body ->> 'name', 'kind', r.body ->> 'kind', 'address', r.body ->> 'address',
          'meetingUrl', r.body ->> 'meetingUrl') from document r
        where r.kind = 'classrooms' and r.id = ${body.classroomId ?? null}::uuid and r.deleted_at is null) as classroom,
      coalesce((select posts from session_post_count where session_id = ${id}::uuid), 0) as posts,
      coalesce((select comments from session_post_count where session_id = ${id}::uuid), 0) as comments`.execute(
    queries,
  );
  return rows[0] ?? refuse('not_found');
}

type Attendance = (typeof attendances)[number];

interface People extends Record<Attendance | 'total' | 'unknown', number> {
  part: (typeof sessionParts)[number] | null;
  attendance: Attendance | null;
}

/** Those who come to a meeting by whether they came, and what somebody is in it. */
async function peopleOf(queries: Queries, sessionId: string, userId: string): Promise<People> {
  const came = (attendance: Attendance) =>
    sql`count(*) filter (where part = 'attendee' and attendance = ${attendance})::int`;
  const { rows } = await sql<People>`
    select count(*)::int as total, ${came('present')} as present, ${came('late')} as late, ${came('absent')} as absent,
      ${came('excused')} as excused, count(*) filter (where part = 'attendee' and attendance is null)::int as unknown,
      max(part) filter (where user_id = ${userId}::uuid) as part, max(attendance) filter (where user_id = ${userId}::uuid) as attendance
    from session_person where session_id = ${sessionId}::uuid`.execute(queries);
  return rows[0] ?? refuse('not_found');
}

/** How somebody who learns stands with what they are assigned. */
async function standingOf({
  queries,
  principal,
  now,
}: Call<'getSessionDetails'>): Promise<Map<string, ProgressStatus>> {
  if (!hasRole(principal, 'learner', 'candidate')) return new Map();
  const { courses, others } = await assignedTo(queries, principal, now);
  return new Map([
    ...courses.map(({ id, status }) => [id, status] as const),
    ...[...courses.flatMap(({ items }) => items), ...others].map(
      ({ item, status }) => [item.id, status] as const,
    ),
  ]);
}

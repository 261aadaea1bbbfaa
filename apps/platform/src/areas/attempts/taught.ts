import { sql } from 'kysely';
import type { Workspace } from '@moderator/contract/types';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { Queries } from '../../database/database.ts';
import { joinSaid } from '../../documents/join-said.ts';

type Taught = Workspace['taught'];
type Session = Taught['sessions'][number];

interface ScheduleRow {
  id: string;
  title: string;
  facilitator_id: string | null;
  facilitator_name: string;
  startsAt: Date;
  endsAt: Date;
}

interface SessionRow {
  id: string;
  title: string;
  kind: Session['kind'];
  trainer_id: string | null;
  trainer_name: string;
  startsAt: string;
  minutes: number | null;
  attendance: 'present' | 'late' | 'absent' | 'excused';
}

/** As many sessions as anybody reads. */
const mostSessions = 50;

/**
 * Who taught the learner of an attempt, and when they met: the schedule of the attempt or, without one, the last in which
 * they took the course. Nothing that somebody judged is read for it.
 */
export async function taughtOf(queries: Queries, attempt: AttemptRecord): Promise<Taught> {
  const { learner_id: learnerId, course_id: courseId } = attempt;
  const [schedule, assurance] = await Promise.all([
    scheduleOf(queries, attempt),
    assuranceOf(queries, learnerId, courseId),
  ]);
  const sessions = schedule ? await sessionsOf(queries, schedule.id, learnerId) : [];
  const isThere = ({ attendance }: SessionRow) => attendance === 'present' || attendance === 'late';
  return {
    schedule: schedule
      ? {
          id: schedule.id,
          title: schedule.title,
          facilitator: named(schedule.facilitator_id, schedule.facilitator_name),
          startsAt: schedule.startsAt.toISOString(),
          endsAt: schedule.endsAt.toISOString(),
        }
      : null,
    sessions: sessions
      .filter(isThere)
      .slice(0, mostSessions)
      .map(({ id, title, kind, startsAt, minutes, attendance, ...row }) => ({
        id,
        title,
        kind,
        startsAt: new Date(startsAt).toISOString(),
        minutes,
        late: attendance === 'late',
        trainer: named(row.trainer_id, row.trainer_name),
      })),
    missed: sessions.filter(({ attendance }) => attendance === 'absent').length,
    assurance,
  };
}

const named = (id: string | null, name: string) => (id ? { id, name } : null);

async function scheduleOf(queries: Queries, attempt: AttemptRecord): Promise<ScheduleRow | undefined> {
  const id = attempt.schedule_id
    ? sql`${attempt.schedule_id}::uuid`
    : sql`(select e.schedule_id from engagement e where e.learner_id = ${attempt.learner_id}::uuid and e.ended_at is null
        and e.course_id = ${attempt.course_id}::uuid order by lower(e.period) desc limit 1)`;
  const { rows } = await sql<ScheduleRow>`
    select p.schedule_id as id, p.title, p.facilitator_id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as facilitator_name,
      p.starts_at as "startsAt", p.ends_at as "endsAt"
    from schedule_plan p left join document u on u.kind = 'users' and u.id = p.facilitator_id
    where p.schedule_id = ${id}`.execute(queries);
  return rows[0];
}

async function sessionsOf(queries: Queries, scheduleId: string, learnerId: string): Promise<SessionRow[]> {
  const { rows } = await sql<SessionRow>`
    select m.id, m.body ->> 'title' as title, m.body ->> 'kind' as kind, (m.body ->> 'trainerId')::uuid as trainer_id,
      concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as trainer_name, m.body ->> 'startsAt' as "startsAt", s.minutes,
      s.attendance
    from session_person s join document m on m.kind = 'classroom-sessions' and m.id = s.session_id and m.deleted_at is null
      ${joinSaid('users', 'u', sql`(m.body ->> 'trainerId')::uuid`)}
    where s.user_id = ${learnerId}::uuid and s.part = 'attendee' and s.attendance is not null
      and m.body ->> 'scheduleId' = ${scheduleId}
    order by (m.body ->> 'startsAt')::timestamptz desc, m.id limit 200`.execute(queries);
  return rows;
}

async function assuranceOf(
  queries: Queries,
  learnerId: string,
  courseId: string,
): Promise<Taught['assurance']> {
  const { rows } = await sql<{ assurance: Taught['assurance'] }>`
    select assurance from registration where user_id = ${learnerId}::uuid and item_kind = 'course' and item_id = ${courseId}::uuid
      and superseded_at is null`.execute(queries);
  return rows[0]?.assurance ?? null;
}

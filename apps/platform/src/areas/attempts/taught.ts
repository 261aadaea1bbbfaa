import { sql } from 'kysely';
import type { Workspace } from '@moderator/contract/types';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import { joinSaid } from '../../documents/join-said.ts';

type Taught = Workspace['taught'];
type Session = Taught['sessions'][number];

/** What is kept of how a learner took a course: of its schedule nothing where they had none. */
type CourseTaken = { assurance: Taught['assurance'] } & (
  | {
      schedule_id: string;
      title: string;
      facilitator_id: string | null;
      facilitator_name: string;
      starts_at: Date;
      ends_at: Date;
    }
  | { schedule_id: null }
);

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
  const taken = await courseTakenIn(queries, attempt);
  const sessions = taken.schedule_id ? await sessionsOf(queries, taken.schedule_id, attempt.learner_id) : [];
  const isThere = ({ attendance }: SessionRow) => attendance === 'present' || attendance === 'late';
  return {
    schedule: taken.schedule_id
      ? {
          id: taken.schedule_id,
          title: taken.title,
          facilitator: named(taken.facilitator_id, taken.facilitator_name),
          startsAt: taken.starts_at.toISOString(),
          endsAt: taken.ends_at.toISOString(),
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
    assurance: taken.assurance,
  };
}

const named = (id: string | null, name: string) => (id ? { id, name } : null);

async function courseTakenIn(queries: Queries, attempt: AttemptRecord): Promise<CourseTaken> {
  const { learner_id: learnerId, course_id: courseId } = attempt;
  const id = attempt.schedule_id
    ? sql`${attempt.schedule_id}::uuid`
    : sql`(select e.schedule_id from engagement e where e.learner_id = ${learnerId}::uuid and e.ended_at is null
        and e.course_id = ${courseId}::uuid order by lower(e.period) desc limit 1)`;
  return onlyRow(
    await sql<CourseTaken>`
      select p.schedule_id, p.title, p.facilitator_id, concat_ws(' ', u.body ->> 'name', u.body ->> 'surname') as facilitator_name,
        p.starts_at, p.ends_at, (select r.assurance from registration r where r.user_id = ${learnerId}::uuid
          and r.item_kind = 'course' and r.item_id = ${courseId}::uuid and r.superseded_at is null limit 1) as assurance
      from (select ${id} as schedule_id) wanted left join schedule_plan p using (schedule_id)
      left join document u on u.kind = 'users' and u.id = p.facilitator_id`.execute(queries),
  );
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

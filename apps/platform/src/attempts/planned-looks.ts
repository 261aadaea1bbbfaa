import { sql } from 'kysely';
import { lookStatus } from '@moderator/moderation';
import type { RequestContext } from '../kernel/call.ts';
import type { Queries } from '../database/database.ts';
import { hasRole } from '../kernel/principal.ts';
import { inTenant } from './attempt-conditions.ts';
import { dayIn, timeZone } from './days.ts';

/**
 * What has been looked at of the assessor and the outcome of a planned look `p` since its month began: attempts that
 * were decided on, and early looks. That a look in the planned month or later does what was planned is said here alone.
 */
export const looksSince = sql`(
  select d.signed_at as at from attempt a join decision d on d.attempt_id = a.id
    where a.course_id = p.course_id and a.assessor_id = p.assessor_id
      and d.signed_at >= p.month::timestamp at time zone ${sql.lit(timeZone)}
  union all
  select l.looked_at from interim_look l
    where l.assessor_id = p.assessor_id and l.outcome_id = p.outcome_id
      and l.looked_at >= p.month::timestamp at time zone ${sql.lit(timeZone)})`;

/** As many as are looked at before one goes to the plan. */
const mostDue = 8;

interface DueRow {
  id: string;
  course_id: string;
  course_title: string;
  assessor_id: string;
  assessor_name: string;
  outcome_id: string;
  outcome_name: string;
  month: string;
  note: string;
  interim: boolean;
}

/** Planned looks whose month has begun and that nobody has done, the oldest first; what I assess is not mine to look at. */
export async function dueLooks({ queries, principal, now }: RequestContext) {
  if (!hasRole(principal, 'moderator')) return [];
  const today = dayIn(now);
  const { rows } = await sql<DueRow>`
    select p.id, p.course_id, course.body ->> 'title' as course_title, p.assessor_id,
      who.body ->> 'name' || ' ' || (who.body ->> 'surname') as assessor_name,
      p.outcome_id, o.code || ' ' || o.title as outcome_name, to_char(p.month, 'YYYY-MM') as month, p.note, p.interim
    from planned_look p
    join document course on course.kind = 'courses' and course.id = p.course_id
    join document who on who.kind = 'users' and who.id = p.assessor_id
    join outcome o on o.id = p.outcome_id
    where ${inTenant(principal, sql`p`)} and p.month <= ${today}::date and p.assessor_id <> ${principal.userId}
      and not exists ${looksSince}
    order by p.month, assessor_name, o.position, p.id limit ${mostDue}`.execute(queries);
  return rows.map((row) => ({
    id: row.id,
    course: { id: row.course_id, name: row.course_title },
    assessor: { id: row.assessor_id, name: row.assessor_name },
    outcome: { id: row.outcome_id, name: row.outcome_name },
    month: row.month,
    note: row.note,
    interim: row.interim,
    isOverdue: lookStatus({ month: row.month, isDone: false }, today) === 'overdue',
  }));
}

/** Of these outcomes those on which an early look at this assessor is planned for this month or before. */
export async function plannedInterim(
  queries: Queries,
  assessorId: string,
  outcomeIds: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ outcome_id: string }>`
    select distinct outcome_id from planned_look where assessor_id = ${assessorId} and interim
      and outcome_id = any(${outcomeIds}::uuid[]) and month <= ${dayIn(now)}::date`.execute(queries);
  return new Set(rows.map((row) => row.outcome_id));
}

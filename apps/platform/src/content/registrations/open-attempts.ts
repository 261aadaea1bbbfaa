import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { OnCourse } from './roll-up.ts';

/** Whom a course is taken by. */
export interface OnCourseTogether extends Omit<OnCourse, 'userId'> {
  userIds: readonly string[];
  /** The schedule that puts them on it; the one that runs at their site where it is not said. */
  scheduleId?: string;
}

/**
 * A learner who begins a course with outcomes has an attempt to hand work in for. Who teaches and assesses it, and until
 * when, says the schedule that puts them on it, else that of the course which runs at their site. What is open already
 * goes on under the schedule.
 */
export async function openAttempts(
  queries: Queries,
  { userIds, courseId, scheduleId }: OnCourseTogether,
  now: Date,
): Promise<void> {
  if (userIds.length === 0) return;
  if (scheduleId)
    await sql`
      update attempt a set schedule_id = p.id, facilitator_id = (p.body ->> 'facilitatorId')::uuid,
        allocated_to = (p.body ->> 'assessorId')::uuid, updated_at = ${now},
        due_at = coalesce(p.body ->> 'assessmentDueAt', p.body ->> 'endsAt')::timestamptz
      from document p
      where p.kind = 'schedules' and p.id = ${scheduleId}::uuid and a.learner_id = any(${[...userIds]}::uuid[])
        and a.course_id = ${courseId}::uuid and a.superseded_at is null and a.state = 'open' and not exists (
          select from engagement e where e.schedule_id = a.schedule_id and e.schedule_id <> p.id
            and e.learner_id = a.learner_id and e.ended_at is null)`.execute(queries);
  const planned = scheduleId
    ? sql`p.id = ${scheduleId}::uuid`
    : sql`p.account_id = u.account_id and p.body ->> 'courseId' = ${courseId}
        and coalesce(p.body ->> 'siteId', u.site_id::text) = u.site_id::text and p.body ->> 'cancelledAt' is null
        and ${now}::timestamptz between (p.body ->> 'startsAt')::timestamptz and (p.body ->> 'endsAt')::timestamptz`;
  await sql`
    insert into attempt (id, client_id, account_id, site_id, course_id, learner_id, number, state, updated_at, learner_name,
      learner_number, course_title, site_name, schedule_id, facilitator_id, allocated_to, due_at)
    select gen_random_uuid(), u.client_id, u.account_id, u.site_id, c.id, u.id, 1, 'open', ${now},
      concat(u.body ->> 'surname', ', ', u.body ->> 'name'), u.body ->> 'number', c.body ->> 'title', s.body ->> 'name',
      planned.id, (planned.body ->> 'facilitatorId')::uuid, (planned.body ->> 'assessorId')::uuid,
      coalesce(planned.body ->> 'assessmentDueAt', planned.body ->> 'endsAt')::timestamptz
    from document u join document c on c.kind = 'courses' and c.id = ${courseId}::uuid
      join document s on s.kind = 'sites' and s.id = u.site_id
      left join lateral (
        select p.id, p.body from document p
        where p.kind = 'schedules' and p.deleted_at is null and ${planned}
        order by p.body ->> 'startsAt' desc, p.id limit 1) planned on true
    where u.kind = 'users' and u.id = any(${[...userIds]}::uuid[]) and c.body ->> 'kind' = 'FormalCourse'
      and exists (select from outcome where course_id = c.id)
      and not exists (select from attempt where learner_id = u.id and course_id = c.id)
    on conflict do nothing`.execute(queries);
}

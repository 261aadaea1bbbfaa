import { sql } from 'kysely';

/**
 * How far the learner of a place `e` is, seen through the days of its schedule, with `c` their progress on the course. The
 * words are those of `statusAt` in packages/learning: what is not finished when the days are over is missed.
 */
export const statusAt = (now: Date) => sql`(case
  when upper(e.period) <= ${now}::timestamptz and coalesce(c.status, 'NotAttempted') = 'NotAttempted' then 'Missed'
  when upper(e.period) <= ${now}::timestamptz and c.status = 'InProgress' then 'NotCompleted'
  when lower(e.period) > ${now}::timestamptz and coalesce(c.status, 'NotAttempted') = 'NotAttempted' then 'Upcoming'
  else coalesce(c.status, 'NotAttempted') end)`;

export const progressOfPlace = sql`left join course_progress c on c.user_id = e.learner_id and c.course_id = e.course_id`;

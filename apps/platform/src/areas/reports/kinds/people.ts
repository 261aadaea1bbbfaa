import { sql } from 'kysely';
import { nameOf } from '../kind.ts';
import type { Sql } from '../kind.ts';

/** People whose document's body has one of these groups; all where none were named. */
export const isInGroups = (body: Sql, groupIds: readonly string[] | undefined): Sql | undefined =>
  groupIds && sql`${body} -> 'groupIds' ?| ${[...groupIds]}::text[]`;

/** People who are enrolled in one of these job roles or careers; all where none were named. */
export const isEnrolled = (
  person: Sql,
  kind: 'roles' | 'careers',
  ids: readonly string[] | undefined,
): Sql | undefined =>
  ids &&
  sql`exists (select from enrollment e where e.user_id = ${person} and e.kind = ${kind} and e.ended_at is null
    and e.target_id = any(${[...ids]}::uuid[]))`;

/** Who teaches somebody on a course, by their schedule. */
export const facilitatorOf = (person: Sql, course: Sql): Sql =>
  sql`(select ${nameOf('t')} from engagement e join schedule_plan p on p.schedule_id = e.schedule_id
    join document t on t.kind = 'users' and t.id = p.facilitator_id
    where e.learner_id = ${person} and e.course_id = ${course} and e.ended_at is null
    order by lower(e.period) desc limit 1)`;

/** Whether one of these people teaches somebody on a course. */
export const isTaughtBy = (person: Sql, course: Sql, ids: readonly string[] | undefined): Sql | undefined =>
  ids &&
  sql`exists (select from engagement e join schedule_plan p on p.schedule_id = e.schedule_id
    where e.learner_id = ${person} and e.course_id = ${course} and e.ended_at is null
      and p.facilitator_id = any(${[...ids]}::uuid[]))`;

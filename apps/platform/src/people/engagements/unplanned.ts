import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

interface Asked {
  courseIds?: readonly string[] | undefined;
  /** Job roles and careers. */
  viaIds?: readonly string[] | undefined;
}

/**
 * Courses that job roles and careers ask of a person `u`, that are taught on schedules, and that no schedule of theirs is of: each once,
 * with what asks for it.
 */
export const unplannedOf = ({ courseIds, viaIds }: Asked): RawBuilder<unknown> => sql`(
  select distinct on (course.id) course.id as course_id, course.body ->> 'title' as course_title, via.id as via_id,
    via.body ->> 'name' as via_name, asked.assigned_at as since
  from enrollment asked join document via on via.kind = asked.kind and via.id = asked.target_id and via.deleted_at is null
    cross join jsonb_array_elements(coalesce(via.body -> 'content', '[]')) content
    join document course on course.kind = 'courses' and course.id = (content ->> 'id')::uuid and course.deleted_at is null
  where asked.user_id = u.id and asked.ended_at is null and asked.kind in ('roles', 'careers')
    and content ->> 'kind' = 'course' and course.body ->> 'state' = 'published' and (course.body ->> 'scheduled')::boolean
    ${courseIds ? sql`and course.id = any(${[...courseIds]}::uuid[])` : sql``}
    ${viaIds ? sql`and via.id = any(${[...viaIds]}::uuid[])` : sql``}
    and not exists (select from course_progress c where c.user_id = u.id and c.course_id = course.id)
    and not exists (select from engagement e where e.learner_id = u.id and e.course_id = course.id and e.ended_at is null)
  order by course.id, via.id)`;

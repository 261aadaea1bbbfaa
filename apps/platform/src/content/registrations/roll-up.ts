import { sql } from 'kysely';
import { courseProgress } from '@moderator/learning';
import type { StoredStatus } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import { contentOf } from './items.ts';

/** Whose progress, on which course. */
export interface OnCourse {
  userId: string;
  courseId: string;
  accountId: string;
}

interface ItemRow {
  id: string;
  required: boolean;
  weight: number;
  max_tries: number | null;
  status: StoredStatus | null;
  closes_at: Date | null;
  progress: number | null;
  score: number | null;
  tries: number | null;
}

/**
 * Brings the progress of a person on a course to what its rows say, in the transaction in which one of them changed.
 * Whoever does not take the course is left alone, and so is whoever finished it: what the course consists of later takes
 * nothing away from them, only a reset does.
 */
export async function rollUp(queries: Queries, on: OnCourse, now: Date, isReset = false): Promise<void> {
  // Locked before its rows are read: of two of them that end at once, the later one sees the other.
  const { rows: taken } = await sql`select from course_progress
    where user_id = ${on.userId}::uuid and course_id = ${on.courseId}::uuid
      and (finished_at is null or ${isReset}) for no key update`.execute(queries);
  if (taken.length === 0) return;
  const facts = await factsOf(queries, on);
  const { status, percent } = courseProgress(facts, now);
  await sql`update course_progress set items_status = ${status}, percent = ${percent}, last_activity_at = ${now},
      finished_at = case when ${percent} = 100 then coalesce(finished_at, ${now}) end
    where user_id = ${on.userId}::uuid and course_id = ${on.courseId}::uuid`.execute(queries);
}

/**
 * What the progress of a person on a course follows from.
 * @param lessonIds what it consists of; what it consists of now where they are not told
 */
export async function factsOf(
  queries: Queries,
  { userId, courseId, accountId }: OnCourse,
  lessonIds?: readonly string[],
) {
  const lessons = lessonIds
    ? sql`select id, 'lessons' as kind, true as required, 1 as weight from unnest(${[...lessonIds]}::uuid[]) id`
    : sql`select lesson_id as id, 'lessons' as kind, required, weight::float as weight from course_item
        where course_id = ${courseId}::uuid`;
  const [items, course] = await Promise.all([
    sql<ItemRow>`
      with item as (
        ${lessons}
        union all
        select id, 'assessments', true, 1 from document
        where kind = 'assessments' and deleted_at is null and account_id = ${accountId}::uuid
          and ${contentOf} = ${courseId} and body ->> 'state' = 'published')
      select item.id, required, weight, (d.body ->> 'maxTries')::int as max_tries, r.status,
        (d.body ->> 'expiresAt')::timestamptz as closes_at, r.progress, r.score, r.tries
      from item join document d on d.kind = item.kind and d.id = item.id and d.deleted_at is null
        left join registration r on r.user_id = ${userId}::uuid and r.item_id = item.id and r.superseded_at is null`.execute(
      queries,
    ),
    sql<{ has_outcomes: boolean; closes_at: Date | null }>`
      select exists (select from outcome where course_id = d.id) as has_outcomes,
        (body ->> 'expiresAt')::timestamptz as closes_at
      from document d where kind = 'courses' and id = ${courseId}::uuid`.execute(queries),
  ]);
  return {
    items: items.rows.map(({ id, required, weight, max_tries: maxTries, status, closes_at, ...row }) => ({
      id,
      required,
      weight,
      maxTries,
      registration: status && {
        status,
        closesAt: closes_at,
        progress: row.progress ?? 0,
        score: row.score,
        tries: row.tries ?? 0,
      },
    })),
    hasOutcomes: course.rows[0]?.has_outcomes ?? false,
    closesAt: course.rows[0]?.closes_at ?? null,
  };
}

/** The courses of a person that something is a part of. */
export async function coursesWith(queries: Queries, userId: string, itemId: string): Promise<string[]> {
  const { rows } = await sql<{ course_id: string }>`
    select p.course_id from course_progress p
    where p.user_id = ${userId}::uuid and (
      exists (select from course_item ci where ci.course_id = p.course_id and ci.lesson_id = ${itemId}::uuid)
      or exists (select from document a where a.kind = 'assessments' and a.id = ${itemId}::uuid
        and a.${contentOf} = p.course_id::text))
    order by p.course_id`.execute(queries);
  return rows.map(({ course_id: id }) => id);
}

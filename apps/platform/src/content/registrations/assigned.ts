import { sql } from 'kysely';
import { lockedBy, shownStatus, statusAt } from '@moderator/learning';
import type { ProgressStatus } from '@moderator/learning';
import { platformStatus } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { contentOf, itemColumns } from './items.ts';
import type { Item } from './items.ts';
import { registrationsOf } from './rows.ts';
import type { Registration } from './rows.ts';

/** Whose list it is. */
export interface Person {
  userId: string;
  accountId: string;
}

/** Something that a person is to do, and how they stand with it. */
export interface Standing {
  item: Item;
  /** The course that it belongs to for this person; of several the first by title. */
  course_id: string | null;
  position: number;
  required: boolean;
  weight: number;
  status: ProgressStatus;
  registration: Registration | null;
  /** What has to be finished first. */
  lockedBy: { id: string; name: string } | null;
}

/** A course that a person takes, and how they stand with it. */
export interface CourseStanding {
  id: string;
  title: string;
  kind: 'FormalCourse' | 'OnboardingCourse';
  status: ProgressStatus;
  percent: number;
  last_activity_at: Date | null;
  attempt: {
    id: string;
    number: number;
    state: AttemptState;
    passed: boolean | null;
    due_at: Date | null;
  } | null;
  items: Standing[];
}

/**
 * Everything that somebody is assigned: content of the job roles and careers that they are in, courses with an attempt
 * of theirs, what these consist of, and what they registered on by themselves. It follows from a few hundred rows, so
 * nothing of it is stored.
 * @returns the courses by title, and what belongs to none
 */
export async function assignedTo(
  queries: Queries,
  person: Person,
  now: Date,
): Promise<{ courses: CourseStanding[]; others: Standing[] }> {
  const taken = await takenBy(queries, person);
  const courseIds = taken.courses.map(({ id }) => id);
  const items = await itemsOf(queries, person, courseIds, taken.itemIds);
  const registrations = new Map(
    items.length === 0
      ? []
      : (await registrationsOf(queries, person.userId, [...new Set(items.map(({ id }) => id))]))
          .filter(({ superseded_at: superseded }) => superseded === null)
          .map((each) => [each.item_id, each] as const),
  );
  const finished = new Set(
    [...registrations.values()].filter((each) => isFinishedBy(each, now)).map((each) => each.item_id),
  );
  const titles = new Map(items.map(({ id, title }) => [id, title]));
  const standing = (
    { course_id, position, required, weight, after: _, ...item }: ItemRow,
    locked?: string,
  ): Standing => {
    const registration = registrations.get(item.id) ?? null;
    const status = shownStatus(
      {
        registration,
        opensAt: item.opens_at,
        closesAt: item.closes_at,
        isLocked: locked !== undefined,
        isUnplanned: false,
      },
      now,
    );
    const before = status === 'Locked' && locked ? { id: locked, name: titles.get(locked) ?? '' } : null;
    return { item, course_id, position, required, weight, status, registration, lockedBy: before };
  };
  const shown = (row: ItemRow) => row.state === 'published' || registrations.has(row.id);
  return {
    courses: taken.courses.map((course) => {
      const own = items.filter((row) => row.course_id === course.id && shown(row));
      return {
        ...courseStanding(course),
        items: own.map((row) => standing(row, lockedBy(own, row.id, course.sequence ?? 'free', finished))),
      };
    }),
    others: items.filter((row) => row.course_id === null && shown(row)).map((row) => standing(row)),
  };
}

/** How somebody stands with what they have done their part of. */
export const finished: readonly ProgressStatus[] = ['Passed', 'Completed', 'AwaitingModeration'];

const isFinishedBy = ({ status, closes_at: closesAt }: Registration, now: Date): boolean =>
  finished.includes(statusAt({ status, closesAt }, now));

/** A course that a person takes, without what it consists of. */
export type CourseLine = Omit<CourseStanding, 'items'> & { due_at: Date | null };

/**
 * The courses that somebody takes by title, each with the day of its attempt, else the first one of what it asks for and is open.
 * Nothing of their items is read but that day.
 */
export async function coursesOf(queries: Queries, person: Person): Promise<CourseLine[]> {
  const { courses } = await takenBy(queries, person);
  const undated = courses.filter(({ due_at }) => due_at === null).map(({ id }) => id);
  const { rows } = await sql<{ course_id: string; due_at: Date | null }>`
    with ${courseItems(person, undated)}
    select item.course_id, min(coalesce(r.due_at, (d.body ->> 'expiresAt')::timestamptz)) as due_at
    from item join document d on d.kind = item.kind and d.id = item.id and d.deleted_at is null
      left join registration r on r.user_id = ${person.userId}::uuid and r.item_id = item.id and r.superseded_at is null
    where (d.body ->> 'state' = 'published' or r.id is not null) and item.required
      and (r.status is null or r.status <> all(${[...finished]}::text[]))
      and coalesce(r.closes_at, (d.body ->> 'expiresAt')::timestamptz, 'infinity') > now()
    group by item.course_id`.execute(queries);
  const days = new Map(rows.map((row) => [row.course_id, row.due_at]));
  return courses.map((course) => ({
    ...courseStanding(course),
    due_at: course.due_at ?? days.get(course.id) ?? null,
  }));
}

interface CourseRow {
  id: string;
  title: string;
  kind: CourseStanding['kind'];
  sequence: 'free' | 'ordered' | null;
  status: ProgressStatus | null;
  percent: number | null;
  last_activity_at: Date | null;
  attempt_id: string | null;
  attempt_number: number | null;
  attempt_state: AttemptState | null;
  passed: boolean | null;
  due_at: Date | null;
}

function courseStanding(row: CourseRow): Omit<CourseStanding, 'items'> {
  const {
    attempt_id: id,
    attempt_number: number,
    attempt_state: state,
    passed,
    due_at,
    sequence: _,
    ...course
  } = row;
  const attempt = id && state && number ? { id, number, state, passed, due_at } : null;
  const status = course.status ?? (attempt ? platformStatus(attempt.state, passed) : 'Published');
  return { ...course, status, percent: course.percent ?? 0, attempt };
}

async function takenBy(queries: Queries, { userId }: Person) {
  const { rows: linked } = await sql<{ kind: string; id: string }>`
    select distinct content ->> 'kind' as kind, (content ->> 'id')::uuid as id
    from enrollment e join document t on t.kind = e.kind and t.id = e.target_id and t.deleted_at is null
      cross join jsonb_array_elements(coalesce(t.body -> 'content', '[]')) content
    where e.user_id = ${userId}::uuid and e.ended_at is null and e.kind in ('roles', 'careers')
      and coalesce(t.body ->> 'state', 'published') = 'published'
    union
    select 'item', item_id from registration
    where user_id = ${userId}::uuid and course_id is null and superseded_at is null`.execute(queries);
  const linkedCourses = linked.filter(({ kind }) => kind === 'course').map(({ id }) => id);
  const { rows: courses } = await sql<CourseRow>`
    with taken as (
      select unnest(${linkedCourses}::uuid[]) as id
      union select course_id from course_progress where user_id = ${userId}::uuid
      union select course_id from attempt where learner_id = ${userId}::uuid and superseded_at is null)
    select d.id, d.body ->> 'title' as title, d.body ->> 'kind' as kind, d.body ->> 'sequence' as sequence,
      p.status, p.percent, p.last_activity_at, a.id as attempt_id, a.number as attempt_number, a.state as attempt_state, a.passed, a.due_at
    from taken join document d on d.kind = 'courses' and d.id = taken.id and d.deleted_at is null
      left join course_progress p on p.user_id = ${userId}::uuid and p.course_id = d.id
      left join lateral (select id, number, state, passed, due_at from attempt
        where learner_id = ${userId}::uuid and course_id = d.id and superseded_at is null
        order by number desc limit 1) a on true
    where d.body ->> 'state' = 'published' or p.user_id is not null or a.id is not null
    order by d.sort_1, d.id`.execute(queries);
  const itemIds = linked
    .filter(({ kind }) => ['lesson', 'assessment', 'item'].includes(kind))
    .map(({ id }) => id);
  return { courses, itemIds };
}

interface ItemRow extends Item {
  course_id: string | null;
  position: number;
  required: boolean;
  weight: number;
  after: string[];
}

/** What courses consist of, as tables of a query: their lessons, the assessments of these, and assessments of their own. */
const courseItems = ({ accountId }: Person, courseIds: readonly string[]) => sql`
    lesson as (
      select ci.lesson_id as id, ci.course_id, ci.position, ci.required, ci.weight::float as weight, ci.after
      from course_item ci where ci.course_id = any(${[...courseIds]}::uuid[])),
    item as (
      select 'lessons' as kind, *, 0 as part from lesson
      union all
      select 'assessments', a.id, lesson.course_id, lesson.position, false, 1, '{}', 1
      from lesson join document a on a.kind = 'assessments' and a.deleted_at is null
        and a.account_id = ${accountId}::uuid and a.${contentOf} = lesson.id::text
      union all
      select 'assessments', a.id, a.${contentOf}::uuid, 100000, true, 1, '{}', 2
      from document a
      where a.kind = 'assessments' and a.deleted_at is null and a.account_id = ${accountId}::uuid
        and a.${contentOf} = any(${[...courseIds]}::text[]))`;

/** What courses consist of in its order, lessons with their assessments behind them, and what belongs to none of them. */
async function itemsOf(
  queries: Queries,
  person: Person,
  courseIds: readonly string[],
  itemIds: readonly string[],
): Promise<ItemRow[]> {
  const { rows } = await sql<ItemRow>`
    with ${courseItems(person, courseIds)},
    other as (
      select unnest(${[...itemIds]}::uuid[]) as id except select id from item)
    select ${itemColumns}, item.course_id, item.position, item.required, item.weight, item.after
    from item join document d on d.kind = item.kind and d.id = item.id and d.deleted_at is null
    union all
    select ${itemColumns}, null, 0, false, 1, '{}'
    from other join document d on d.kind in ('lessons', 'assessments') and d.id = other.id and d.deleted_at is null
    order by position, title`.execute(queries);
  return rows;
}

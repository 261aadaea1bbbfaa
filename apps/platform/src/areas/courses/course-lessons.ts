import { inCircle } from '@moderator/learning';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { contentOf } from '../../content/registrations/items.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Call } from '../../kernel/call.ts';
import { courses } from './outcomes.ts';
import { changedStanding, rollUpCourse } from './roll-up-course.ts';

type Placed = Call<'setCourseLessons'>['body'][number];

export async function getCourseLessons({ queries, params }: Call<'getCourseLessons'>) {
  const course = await courses.get(queries, params.id);
  return {
    data: { ...(await contentsOf(queries, course.id, course.accountId)), changes: null },
    version: course.version,
  };
}

/** Sets what a course consists of, or tells what that would change. */
export async function setCourseLessons(call: Call<'setCourseLessons'>) {
  const { queries, params, body, version, query, now } = call;
  const course = await courses.get(queries, params.id);
  const accountId = existing(course.accountId, `account of the course ${course.id}`);
  refuseMisplaced(body);
  await refuseForeign(queries, { id: course.id, accountId, kind: course.body.kind ?? 'FormalCourse' }, body);
  const on = { courseId: course.id, accountId };
  if (query.preview === 'true') {
    const changes = await changedStanding(queries, on, body, now);
    return {
      data: { ...(await contentsOf(queries, course.id, accountId)), changes },
      version: course.version,
    };
  }
  const seen = await courses.update(call, course.id, version, (before) => before);
  const changed = await courses.touch(call, seen, 'set lessons');
  await sql`delete from course_item where course_id = ${course.id}::uuid`.execute(queries);
  if (body.length > 0)
    await queries
      .insertInto('course_item')
      .values(
        body.map(({ lessonId, after, outcomeIds, offsetDays, ...rest }, place) => ({
          ...rest,
          course_id: course.id,
          lesson_id: lessonId,
          client_id: course.clientId,
          account_id: accountId,
          position: place + 1,
          after,
          outcome_ids: outcomeIds,
          offset_days: offsetDays ?? null,
        })),
      )
      .execute();
  await rollUpCourse(queries, on, course.clientId, now);
  return {
    data: { ...(await contentsOf(queries, course.id, accountId)), changes: null },
    version: changed.version,
  };
}

/** What a course consists of, with the assessments of its lessons and its own. */
async function contentsOf(queries: Queries, courseId: string, accountId: string | null) {
  const { rows } = await sql<
    Required<Omit<Placed, 'offsetDays'>> & {
      offsetDays: number | null;
      title: string;
      contentType: 'Scorm' | 'Video' | 'Pdf';
      state: string;
    }
  >`select ci.lesson_id as "lessonId", ci.required, ci.weight::float as weight, ci.after, ci.outcome_ids as "outcomeIds",
      ci.offset_days as "offsetDays", d.body ->> 'title' as title, d.body ->> 'contentType' as "contentType", d.body ->> 'state' as state
    from course_item ci join document d on d.kind = 'lessons' and d.id = ci.lesson_id and d.deleted_at is null
    where ci.course_id = ${courseId}::uuid order by ci.position`.execute(queries);
  const { rows: assessments } = await sql<{ id: string; name: string; content: string }>`
    select id, body ->> 'title' as name, ${contentOf} as content from document
    where kind = 'assessments' and deleted_at is null and account_id = ${accountId}::uuid
      and ${contentOf} = any(${[courseId, ...rows.map(({ lessonId }) => lessonId)]}::text[]) order by sort_1, id`.execute(
    queries,
  );
  const of = (content: string) =>
    assessments.filter((each) => each.content === content).map(({ id, name }) => ({ id, name }));
  return {
    lessons: rows.map((row) => ({ ...row, assessments: of(row.lessonId) })),
    assessments: of(courseId),
  };
}

function refuseMisplaced(placed: readonly Placed[]): void {
  const ids = new Set(placed.map(({ lessonId }) => lessonId));
  if (ids.size < placed.length) refuse('invalid_input', 'A lesson is named twice. Nothing was changed.');
  for (const [index, { after }] of placed.entries())
    if (after.some((id) => !ids.has(id)))
      refuseAt(`${index}.after`, 'A lesson comes after one that is not in the course. Nothing was changed.');
  const circle = inCircle(placed.map(({ lessonId: id, after }) => ({ id, after })));
  const place = placed.findIndex(({ lessonId }) => lessonId === circle);
  if (place >= 0)
    refuseAt(`${place}.after`, 'Lessons wait for each other, so nobody could begin. Nothing was changed.');
}

function refuseAt(path: string, sentence: string): never {
  refuse('invalid_input', sentence, { errors: [{ path: `body.${path}`, message: sentence }] });
}

const lessonKind = { FormalCourse: 'FormalLesson', OnboardingCourse: 'OnboardingLesson' } as const;

/** Lessons are of the account and of the kind of course, outcomes of the course. */
async function refuseForeign(
  queries: Queries,
  course: { id: string; accountId: string; kind: keyof typeof lessonKind },
  placed: readonly Placed[],
): Promise<void> {
  const { rows: lessons } = await sql<{ id: string; kind: string }>`
    select id, body ->> 'kind' as kind from document where kind = 'lessons' and deleted_at is null
      and account_id = ${course.accountId}::uuid and id = any(${placed.map(({ lessonId }) => lessonId)}::uuid[])`.execute(
    queries,
  );
  const kinds = new Map(lessons.map(({ id, kind }) => [id, kind]));
  const { rows: outcomes } = await sql<{ id: string }>`
    select id from outcome where course_id = ${course.id}::uuid`.execute(queries);
  const known = new Set(outcomes.map(({ id }) => id));
  for (const [index, { lessonId, outcomeIds }] of placed.entries()) {
    const kind = kinds.get(lessonId);
    if (!kind)
      refuseAt(`${index}.lessonId`, `There is no lesson with the id ${lessonId}. Nothing was changed.`);
    if (kind !== lessonKind[course.kind])
      refuseAt(`${index}.lessonId`, 'This lesson is of another kind than the course. Nothing was changed.');
    if (outcomeIds.some((id) => !known.has(id)))
      refuseAt(`${index}.outcomeIds`, 'An outcome is of another course. Nothing was changed.');
  }
}

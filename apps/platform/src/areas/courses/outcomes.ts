import { randomUUID } from 'node:crypto';
import type { Call } from '../../kernel/call.ts';
import { collections } from '../../documents/collections.ts';
import { refuse } from '../../kernel/refusal.ts';
import { outcomesOf } from '../../attempts/outcomes.ts';
import { existing } from '../../kernel/existing.ts';

export const { courses } = collections;

export async function getCourseOutcomes({ queries, params }: Call<'getCourseOutcomes'>) {
  const course = await courses.get(queries, params.id);
  return { data: await outcomesOf(queries, course.id), version: course.version };
}

/** Sets the outcomes of a course. Once somebody was judged on them they stay: results refer to them. */
export async function setCourseOutcomes({
  queries,
  principal,
  params,
  body,
  version,
}: Call<'setCourseOutcomes'>) {
  const course = await courses.get(queries, params.id);
  const attempted = await queries
    .selectFrom('attempt')
    .select('id')
    .where('course_id', '=', course.id)
    .limit(1)
    .executeTakeFirst();
  if (attempted)
    refuse(
      'wrong_state',
      'Learners have attempts of this course, so its outcomes stay as they are. Make a new course for the change.',
    );
  if (new Set(body.map((each) => each.code)).size < body.length)
    refuse('invalid_input', 'Two outcomes have the same code. Nothing was changed.');
  const changed = await courses.update({ queries, principal }, course.id, version, (before) => ({
    ...before,
    outcomesChangedAt: new Date().toISOString(),
  }));
  await queries.deleteFrom('outcome').where('course_id', '=', course.id).execute();
  const tenant = {
    client_id: course.clientId,
    account_id: existing(course.accountId, `account of the course ${course.id}`),
  };
  for (const [position, { criteria, credits, scale, ...outcome }] of body.entries()) {
    const id = randomUUID();
    await queries
      .insertInto('outcome')
      .values({
        id,
        ...tenant,
        course_id: course.id,
        position,
        credits: credits ?? null,
        scale: scale ? JSON.stringify(scale) : null,
        ...outcome,
      })
      .execute();
    if (criteria.length > 0)
      await queries
        .insertInto('criterion')
        .values(
          criteria.map((text, place) => ({
            id: randomUUID(),
            ...tenant,
            outcome_id: id,
            position: place,
            text,
          })),
        )
        .execute();
  }
  return { data: await outcomesOf(queries, course.id), version: changed.version };
}

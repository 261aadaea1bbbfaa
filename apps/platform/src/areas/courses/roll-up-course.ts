import { courseProgress } from '@moderator/learning';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../database/database.ts';
import { factsOf, rollUp } from '../../content/registrations/roll-up.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { job } from '../../jobs/job.ts';

interface OfCourse {
  courseId: string;
  accountId: string;
}

const atATime = 500;

/** Whoever takes the course, behind one person, in steps. */
async function takers(
  queries: Queries,
  { courseId, accountId }: OfCourse,
  after: string | null,
  most = atATime,
) {
  const { rows } = await sql<{ user_id: string; status: string }>`
    select user_id, items_status as status from course_progress
    where account_id = ${accountId}::uuid and course_id = ${courseId}::uuid and finished_at is null
      and (${after}::uuid is null or user_id > ${after}::uuid)
    order by user_id limit ${most}`.execute(queries);
  return rows;
}

/**
 * How many people stand differently when a course consists of something else. Whoever finished it stays finished.
 * It is counted for a thousand people at most: more than that is a matter of the background.
 */
export async function changedStanding(
  queries: Queries,
  on: OfCourse,
  placed: readonly { lessonId: string; required: boolean; weight: number }[],
  now: Date,
): Promise<number> {
  const required = new Map(placed.map(({ lessonId, ...rest }) => [lessonId, rest]));
  let changes = 0;
  for (const { user_id: userId, status } of await takers(queries, on, null, 1_000)) {
    const facts = await factsOf(queries, { ...on, userId }, [...required.keys()]);
    const items = facts.items.map((item) => ({ ...item, ...required.get(item.id) }));
    if (courseProgress({ ...facts, items }, now).status !== status) changes += 1;
  }
  return changes;
}

/** Everybody who takes a course and has not finished it is rolled up anew. */
export const rollUpTakers = job({
  name: 'roll-up-course',
  payload: z.object({ courseId: z.uuid(), accountId: z.uuid() }),
  failure:
    'The progress of some people does not show the change of the course yet. It follows with what they do next.',
  tries: 5,
  async run(on, { context, signal, progress }) {
    let after: string | null = null;
    for (;;) {
      signal.throwIfAborted();
      const from: string | null = after;
      const some = await context.database.asSystem(async (queries) => {
        await progress(queries);
        const people = await takers(queries, on, from);
        for (const { user_id: userId } of people) await rollUp(queries, { ...on, userId }, context.now());
        return people;
      });
      if (some.length < atATime) return;
      after = some.at(-1)?.user_id ?? null;
    }
  },
});

/** Rolls a changed course up: at once where few take it, else in the background. */
export async function rollUpCourse(
  queries: Queries,
  on: OfCourse,
  clientId: string,
  now: Date,
): Promise<void> {
  const some = await takers(queries, on, null);
  if (some.length === atATime)
    return enqueue(queries, rollUpTakers, on, { clientId, accountId: on.accountId });
  for (const { user_id: userId } of some) await rollUp(queries, { ...on, userId }, now);
}

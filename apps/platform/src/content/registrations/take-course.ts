import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { takeUses } from '../../people/licence-uses.ts';
import { openAttempts } from './open-attempts.ts';
import type { OnCourseTogether } from './open-attempts.ts';
import { rollUp } from './roll-up.ts';
import type { OnCourse } from './roll-up.ts';

/** The sentence of 4009, where uses of courses are taken. */
export const noUseLeft =
  'All uses of this kind of course that your organisation bought are taken. Nothing was changed; ask your manager.';

/**
 * Puts a person on a course, once: where licences are paid for by use it takes one, and an attempt opens where the
 * course has outcomes to be judged.
 * @throws RefusedError 4009 where no use is left
 */
export async function takeCourse(queries: Queries, on: OnCourse, now: Date): Promise<void> {
  const { userId, ...course } = on;
  const without = await takeCourses(queries, { ...course, userIds: [userId] }, now);
  if (without.length > 0) refuse('4009', noUseLeft);
}

/**
 * The same for many people at once, by as many statements as for one.
 * @returns those for whom there was no use left, in the order in which they were named; nothing is changed for them
 */
export async function takeCourses(
  queries: Queries,
  { userIds, ...on }: OnCourseTogether,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ user_id: string; kind: string }>`
    insert into course_progress (user_id, course_id, client_id, account_id, site_id, items_status, attempt_status, learner_order,
      registered_at, last_activity_at)
    select u.id, c.id, u.client_id, u.account_id, u.site_id, 'NotAttempted',
      (select shown_status(a.state, a.passed) from attempt a where a.learner_id = u.id and a.course_id = c.id
        and a.superseded_at is null order by a.number desc limit 1),
      plain_text(concat_ws(' ', u.body ->> 'surname', u.body ->> 'name')), ${now}, ${now}
    from document u join document c on c.kind = 'courses' and c.id = ${on.courseId}::uuid
    where u.kind = 'users' and u.id = any(${[...userIds]}::uuid[])
    on conflict do nothing
    returning user_id, (select body ->> 'kind' from document where kind = 'courses' and id = course_id) as kind`.execute(
    queries,
  );
  const fresh = new Set(rows.map((row) => row.user_id));
  const taking = userIds.filter((id) => fresh.has(id));
  const uses = await takeUses(queries, on.accountId, rows[0]?.kind ?? '', taking.length);
  const [taken, without] = [taking.slice(0, uses.length), taking.slice(uses.length)];
  await keepUses(queries, on.courseId, taken, uses);
  if (without.length > 0)
    await sql`delete from course_progress where course_id = ${on.courseId}::uuid
      and user_id = any(${without}::uuid[])`.execute(queries);
  const left = new Set(without);
  const staying = userIds.filter((id) => !left.has(id));
  await openAttempts(queries, { ...on, userIds: on.scheduleId ? staying : taken }, now);
  for (const userId of await thoseWhoBegan(queries, taken, on.courseId))
    await rollUp(queries, { userId, courseId: on.courseId, accountId: on.accountId }, now);
  return without;
}

async function keepUses(
  queries: Queries,
  courseId: string,
  userIds: readonly string[],
  uses: readonly (string | null)[],
): Promise<void> {
  if (uses.every((use) => use === null)) return;
  await sql`update course_progress p set licence_engagement_id = taken.use
    from unnest(${[...userIds]}::uuid[], ${[...uses]}::uuid[]) as taken (user_id, use)
    where p.course_id = ${courseId}::uuid and p.user_id = taken.user_id`.execute(queries);
}

/** Of people who have just come onto a course, those who did something of it before: only their progress says anything. */
async function thoseWhoBegan(
  queries: Queries,
  userIds: readonly string[],
  courseId: string,
): Promise<string[]> {
  if (userIds.length === 0) return [];
  const { rows } = await sql<{ user_id: string }>`
    select distinct r.user_id from registration r
    where r.user_id = any(${[...userIds]}::uuid[]) and r.superseded_at is null
      and (r.course_id = ${courseId}::uuid or exists (
        select from course_item i where i.course_id = ${courseId}::uuid and i.lesson_id = r.item_id))`.execute(
    queries,
  );
  return rows.map((row) => row.user_id);
}

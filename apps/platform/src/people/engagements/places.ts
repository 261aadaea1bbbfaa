import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { takeCourses } from '../../content/registrations/take-course.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { giveBackUses } from '../licence-uses.ts';

/** A schedule that people are put into. */
export interface Plan {
  id: string;
  clientId: string;
  accountId: string;
  courseId: string;
  startsAt: string | Date;
  endsAt: string | Date;
}

/** Why somebody did not come into a schedule. */
export interface Refused {
  learnerId: string;
  code: '4003' | '4009' | 'wrong_state' | 'not_found';
  sentence: string;
}

/** Learners of a schedule now. */
export async function learnersIn(queries: Queries, scheduleId: string): Promise<string[]> {
  const { rows } = await sql<{ learner_id: string }>`
    select learner_id from engagement where schedule_id = ${scheduleId}::uuid and ended_at is null`.execute(
    queries,
  );
  return rows.map((row) => row.learner_id);
}

/**
 * Puts learners into a schedule: a place for each, the course, and the attempt that their work is handed in for. That nobody
 * takes a course twice at a time is said by the database, also to two requests at once.
 * @returns who did not come in, and why
 */
export async function addPlaces(
  { queries, principal, now }: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  plan: Plan,
  learnerIds: readonly string[],
): Promise<Refused[]> {
  if (learnerIds.length === 0) return [];
  const { rows } = await sql<{ learner_id: string }>`
    insert into engagement (client_id, account_id, schedule_id, learner_id, course_id, site_id, period, learner_name, learner_order,
      added_by, added_at)
    select u.client_id, u.account_id, ${plan.id}::uuid, u.id, ${plan.courseId}::uuid, u.site_id,
      tstzrange(${plan.startsAt}::timestamptz, ${plan.endsAt}::timestamptz), concat_ws(' ', u.body ->> 'name', u.body ->> 'surname'),
      plain_text(concat_ws(' ', u.body ->> 'surname', u.body ->> 'name')), ${principal.userId}::uuid, ${now}::timestamptz
    from document u where u.kind = 'users' and u.id = any(${[...learnerIds]}::uuid[]) and u.account_id = ${plan.accountId}::uuid
    on conflict do nothing returning learner_id`.execute(queries);
  const placed = new Set(rows.map((row) => row.learner_id));
  const elsewhere = learnerIds.filter((id) => !placed.has(id));
  const without = await takeCourses(
    queries,
    {
      userIds: learnerIds.filter((id) => placed.has(id)),
      courseId: plan.courseId,
      accountId: plan.accountId,
      scheduleId: plan.id,
    },
    now,
  );
  await endPlaces(queries, plan.id, without, 'no_licence', now);
  return [...(await overlapping(queries, plan, elsewhere)), ...(await withoutUse(queries, without))];
}

/** Takes learners out of a schedule; what they began stays theirs. */
export async function endPlaces(
  queries: Queries,
  scheduleId: string,
  learnerIds: readonly string[],
  reason: 'removed' | 'no_licence' | 'cancelled' | 'class',
  now: Date,
): Promise<void> {
  if (learnerIds.length === 0) return;
  await sql`update engagement set ended_at = ${now}::timestamptz, ended_reason = ${reason}
    where schedule_id = ${scheduleId}::uuid and learner_id = any(${[...learnerIds]}::uuid[]) and ended_at is null`.execute(
    queries,
  );
}

/**
 * What learners who left a schedule had for it is given back: the use of a licence where nothing of the course was opened.
 * Their unfinished attempts stay, without the schedule.
 */
export async function leaveCourse(
  queries: Queries,
  { id, courseId }: Pick<Plan, 'id' | 'courseId'>,
  learnerIds: readonly string[],
): Promise<void> {
  if (learnerIds.length === 0) return;
  await sql`update attempt set schedule_id = null where schedule_id = ${id}::uuid and learner_id = any(${[...learnerIds]}::uuid[])
    and superseded_at is null and state in ('open', 'submitted', 'assessing', 'returned')`.execute(queries);
  const { rows } = await sql<{ use: string }>`
    update course_progress p set licence_engagement_id = null
    from (select user_id, licence_engagement_id as use from course_progress
      where course_id = ${courseId}::uuid and user_id = any(${[...learnerIds]}::uuid[]) and licence_engagement_id is not null
      for update) before
    where p.course_id = ${courseId}::uuid and p.user_id = before.user_id and not ${hasBegun(sql`p.user_id`, courseId)}
      and not exists (select from engagement e where e.learner_id = p.user_id and e.course_id = p.course_id and e.ended_at is null)
    returning before.use`.execute(queries);
  await giveBackUses(
    queries,
    rows.map(({ use }) => use),
  );
  await sql`delete from course_progress p where p.course_id = ${courseId}::uuid and p.user_id = any(${[...learnerIds]}::uuid[])
    and p.status = 'NotAttempted' and not ${hasBegun(sql`p.user_id`, courseId)}
    and not exists (select from engagement e where e.learner_id = p.user_id and e.course_id = p.course_id and e.ended_at is null)`.execute(
    queries,
  );
}

/** Whether a learner opened anything of a course, or handed something in for it. */
export const hasBegun = (learner: ReturnType<typeof sql>, courseId: string) => sql`(
  exists (select from registration r where r.user_id = ${learner} and r.superseded_at is null and r.opened_at is not null
    and (r.course_id = ${courseId}::uuid or exists (
      select from course_item i where i.course_id = ${courseId}::uuid and i.lesson_id = r.item_id)))
  or exists (select from attempt a where a.learner_id = ${learner} and a.course_id = ${courseId}::uuid and a.superseded_at is null
    and (a.state <> 'open' or exists (select from evidence where attempt_id = a.id))))`;

/** Those who take the course on another schedule at that time, with its title. */
async function overlapping(queries: Queries, plan: Plan, learnerIds: readonly string[]): Promise<Refused[]> {
  if (learnerIds.length === 0) return [];
  const { rows } = await sql<{ learner_id: string; name: string; title: string }>`
    select distinct on (e.learner_id) e.learner_id, e.learner_name as name, p.title
    from engagement e join schedule_plan p on p.schedule_id = e.schedule_id
    where e.learner_id = any(${[...learnerIds]}::uuid[]) and e.course_id = ${plan.courseId}::uuid and e.ended_at is null
      and e.period && tstzrange(${plan.startsAt}::timestamptz, ${plan.endsAt}::timestamptz)
    order by e.learner_id, lower(e.period)`.execute(queries);
  const found = new Map(rows.map((row) => [row.learner_id, row]));
  return learnerIds.map((learnerId) => {
    const row = found.get(learnerId);
    const sentence = row
      ? `${row.name} takes this course on “${row.title}” at that time.`
      : 'This learner takes the course on another schedule at that time.';
    return { learnerId, code: '4003' as const, sentence };
  });
}

async function withoutUse(queries: Queries, learnerIds: readonly string[]): Promise<Refused[]> {
  const names = await namesOf(queries, learnerIds);
  return learnerIds.map((learnerId) => ({
    learnerId,
    code: '4009' as const,
    sentence: `There is no use of a licence left for ${names.get(learnerId) ?? 'this learner'}. Ask your manager.`,
  }));
}

/** Names of people, by their ids. */
export async function namesOf(
  queries: Queries,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (userIds.length === 0) return new Map();
  const { rows } = await sql<{ id: string; name: string }>`
    select id, concat_ws(' ', body ->> 'name', body ->> 'surname') as name from document
    where kind = 'users' and id = any(${[...userIds]}::uuid[])`.execute(queries);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

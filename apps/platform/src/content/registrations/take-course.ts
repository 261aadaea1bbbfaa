import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';
import { rollUp } from './roll-up.ts';
import type { OnCourse } from './roll-up.ts';

/**
 * Puts a person on a course, once: where licences are paid for by use it takes one, and an attempt opens where the
 * course has outcomes to be judged.
 * @throws RefusedError 4009 where no use is left
 */
export async function takeCourse(queries: Queries, on: OnCourse, now: Date): Promise<void> {
  const { rows } = await sql<{ kind: string }>`
    insert into course_progress (user_id, course_id, client_id, account_id, site_id, items_status, attempt_status, learner_order,
      registered_at, last_activity_at)
    select u.id, c.id, u.client_id, u.account_id, u.site_id, 'NotAttempted',
      (select shown_status(a.state, a.passed) from attempt a where a.learner_id = u.id and a.course_id = c.id
        and a.superseded_at is null order by a.number desc limit 1),
      plain_text(concat_ws(' ', u.body ->> 'surname', u.body ->> 'name')), ${now}, ${now}
    from document u join document c on c.kind = 'courses' and c.id = ${on.courseId}::uuid
    where u.kind = 'users' and u.id = ${on.userId}::uuid
    on conflict do nothing
    returning (select body ->> 'kind' from document where kind = 'courses' and id = course_id) as kind`.execute(
    queries,
  );
  const [taken] = rows;
  if (!taken) return;
  const engagementId = await takeUse(queries, on.accountId, taken.kind);
  if (engagementId)
    await sql`update course_progress set licence_engagement_id = ${engagementId}::uuid
      where user_id = ${on.userId}::uuid and course_id = ${on.courseId}::uuid`.execute(queries);
  await openAttempt(queries, on, now);
  await rollUp(queries, on, now);
}

/**
 * Takes one use of what the account bought of a kind of content, of the licence that ends first.
 * @returns the engagement that it was taken of; undefined where a licence grants any number
 */
async function takeUse(
  queries: Queries,
  accountId: string,
  contentType: string,
): Promise<string | undefined> {
  const held = sql`l.kind = 'licences' and l.account_id = ${accountId}::uuid and l.deleted_at is null
    and coalesce(l.body ->> 'startsOn', '') <= current_date::text
    and coalesce(l.body ->> 'expiresOn', '9999') >= current_date::text`;
  const { rows: levels } = await sql<{ level: string }>`
    select distinct entry ->> 'accessLevel' as level from document l, jsonb_array_elements(l.body -> 'content') entry
    where ${held} and entry ->> 'type' = ${contentType}`.execute(queries);
  if (levels.some(({ level }) => level === 'FullAccess')) return undefined;
  if (!levels.some(({ level }) => level === 'ViaEngagement')) return undefined;
  const { rows } = await sql<{ id: string }>`
    update document e set body = jsonb_set(e.body, '{used}', to_jsonb((e.body ->> 'used')::int + 1))
    where e.kind = 'licence-engagements' and e.id = (
      select e.id from document e join document l on l.id = (e.body ->> 'licenceId')::uuid and ${held}
      where e.kind = 'licence-engagements' and e.account_id = ${accountId}::uuid and e.deleted_at is null
        and e.body ->> 'contentType' = ${contentType} and (e.body ->> 'used')::int < (e.body ->> 'quantity')::int
      order by coalesce(l.body ->> 'expiresOn', '9999'), e.id limit 1 for update of e)
      and (e.body ->> 'used')::int < (e.body ->> 'quantity')::int
    returning e.id`.execute(queries);
  const [engagement] = rows;
  if (engagement) return engagement.id;
  refuse(
    '4009',
    'All uses of this kind of course that your organisation bought are taken. Nothing was changed; ask your manager.',
  );
}

/**
 * A learner who begins a course with outcomes has an attempt to hand work in for. Who teaches and assesses it, and until
 * when, says the schedule of the course that runs at their site.
 */
async function openAttempt(queries: Queries, { userId, courseId }: OnCourse, now: Date): Promise<void> {
  await sql`
    insert into attempt (id, client_id, account_id, site_id, course_id, learner_id, number, state, updated_at, learner_name,
      learner_number, course_title, site_name, schedule_id, facilitator_id, allocated_to, due_at)
    select ${randomUUID()}::uuid, u.client_id, u.account_id, u.site_id, c.id, u.id, 1, 'open', ${now},
      concat(u.body ->> 'surname', ', ', u.body ->> 'name'), u.body ->> 'number', c.body ->> 'title', s.body ->> 'name',
      planned.id, (planned.body ->> 'facilitatorId')::uuid, (planned.body ->> 'assessorId')::uuid,
      coalesce(planned.body ->> 'assessmentDueAt', planned.body ->> 'endsAt')::timestamptz
    from document u join document c on c.kind = 'courses' and c.id = ${courseId}::uuid
      join document s on s.kind = 'sites' and s.id = u.site_id
      left join lateral (
        select p.id, p.body from document p
        where p.kind = 'schedules' and p.account_id = u.account_id and p.deleted_at is null
          and p.body ->> 'courseId' = ${courseId} and coalesce(p.body ->> 'siteId', u.site_id::text) = u.site_id::text
          and p.body ->> 'cancelledAt' is null
          and ${now}::timestamptz between (p.body ->> 'startsAt')::timestamptz and (p.body ->> 'endsAt')::timestamptz
        order by p.body ->> 'startsAt' desc, p.id limit 1) planned on true
    where u.kind = 'users' and u.id = ${userId}::uuid and c.body ->> 'kind' = 'FormalCourse'
      and exists (select from outcome where course_id = c.id)
      and not exists (select from attempt where learner_id = u.id and course_id = c.id)
    on conflict do nothing`.execute(queries);
}

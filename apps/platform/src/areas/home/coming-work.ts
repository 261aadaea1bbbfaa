import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AttemptState, ComingWork as Answer } from '@moderator/contract/types';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { dayIn, timeZone } from '../../attempts/days.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole, managedSite, manages } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

type Part = Answer['part'];
type Weeks = Answer['weeks'];

/** So far ahead work is planned. */
const weeksAhead = 6;
/** More than this nobody reads; weeks count all of them. */
const mostSchedules = 200;

/**
 * Schedules (`p`) whose work comes to somebody: to who assesses those that name them, to who moderates those of the
 * account that they do not assess themselves, to who manages a site those from there.
 * @returns undefined where none of it is theirs
 */
function comingTo(principal: Principal, part: Part): RawBuilder<unknown> | undefined {
  const { userId } = principal;
  if (part === 'assess')
    return hasRole(principal, 'assessor') ? sql`p.assessor_id = ${userId}::uuid` : undefined;
  const moderates = hasRole(principal, 'moderator');
  if (!moderates && !manages(principal)) return undefined;
  const site = moderates ? undefined : managedSite(principal);
  return sql`${inTenant(principal, sql`p`)} and p.assessor_id is distinct from ${userId}::uuid
    ${site ? sql`and p.site_id = ${site}` : sql``}`;
}

/** As far as an attempt has come whose work is still to come to somebody. */
const before: Record<Part, readonly AttemptState[]> = {
  assess: ['open'],
  moderate: ['open', 'submitted', 'assessing', 'returned'],
};

/** How many of a schedule (`p`) have not come that far yet. */
const stillToCome = (part: Part) => sql`lateral (
  select count(*)::int as learners from engagement e
  where e.schedule_id = p.schedule_id and e.ended_at is null and not exists (
    select from attempt a where a.learner_id = e.learner_id and a.course_id = p.course_id and a.superseded_at is null
      and a.state <> all (${before[part]}::text[]))) left_over`;

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${timeZone}`;

const monday = (now: Date) => sql`date_trunc('week', ${dayIn(now)}::timestamp)::date`;

/** That a schedule is due in the weeks ahead with somebody in it; what is due before today has come already. */
const isComing = (now: Date) => sql`p.cancelled_at is null and p.learners > 0 and left_over.learners > 0
  and p.due_at >= ${midnight(sql`${dayIn(now)}::date`)}
  and p.due_at < ${midnight(sql`${monday(now)} + 7 * ${weeksAhead}::int`)}`;

/** How much comes in this week and in those after it; null where it is nothing of theirs. */
export async function comingWeeks(
  { queries, principal, now }: RequestContext,
  part: Part,
): Promise<Weeks | null> {
  const theirs = comingTo(principal, part);
  if (!theirs) return null;
  const { rows } = await sql<Weeks[number]>`
    select w.first::text as "from", w.last::text as "to", coalesce(sum(due.learners), 0)::int as learners,
      count(due.due_at)::int as schedules
    from (select greatest(${monday(now)} + 7 * week, ${dayIn(now)}::date) as first, ${monday(now)} + 7 * week + 6 as last
        from generate_series(0, ${weeksAhead - 1}::int) week) w
      left join (
        select p.due_at, left_over.learners from schedule_plan p, ${stillToCome(part)}
        where ${theirs} and ${isComing(now)}) due
        on due.due_at >= ${midnight(sql`w.first`)} and due.due_at < ${midnight(sql`w.last + 1`)}
    group by w.first, w.last order by w.first`.execute(queries);
  return rows;
}

/** The same with the schedules behind it. */
export async function getComingWork(call: Call<'getComingWork'>) {
  const { queries, principal, now, query } = call;
  const part = query.part ?? (hasRole(principal, 'assessor') ? 'assess' : 'moderate');
  const theirs = comingTo(principal, part);
  const weeks = await comingWeeks(call, part);
  if (!theirs || !weeks) refuse('not_allowed');
  const { rows } = await sql<{
    id: string;
    title: string;
    course_id: string;
    course_title: string;
    site_id: string | null;
    site_name: string | null;
    assessor_id: string | null;
    assessor_name: string;
    dueAt: Date;
    learners: number;
  }>`
    select p.schedule_id as id, p.title, p.course_id, coalesce(course.body ->> 'title', '') as course_title, p.site_id,
      site.body ->> 'name' as site_name, p.assessor_id, concat_ws(' ', assessor.body ->> 'name', assessor.body ->> 'surname') as assessor_name,
      p.due_at as "dueAt", left_over.learners
    from schedule_plan p cross join ${stillToCome(part)}
      left join document course on course.kind = 'courses' and course.id = p.course_id
      left join document site on site.kind = 'sites' and site.id = p.site_id
      left join document assessor on assessor.kind = 'users' and assessor.id = p.assessor_id
    where ${theirs} and ${isComing(now)}
    order by p.due_at, p.schedule_id limit ${mostSchedules}`.execute(queries);
  return {
    data: {
      part,
      weeks,
      schedules: rows.map(({ id, title, dueAt, learners, ...row }) => ({
        id,
        title,
        dueAt,
        learners,
        course: { id: row.course_id, name: row.course_title },
        site: row.site_id ? { id: row.site_id, name: row.site_name ?? '' } : null,
        assessor: row.assessor_id ? { id: row.assessor_id, name: row.assessor_name } : null,
      })),
    },
  };
}

import { share } from '@moderator/learning';
import { sql } from 'kysely';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';
import { accountsOf } from '../../kernel/tenants.ts';
import { teachesAlone } from '../../people/own-teaching.ts';

interface Row {
  id: string;
  name: string;
  code: string | null;
  site_id: string;
  site_name: string;
  completed_at: Date;
  place: string;
  learners: number;
  finished: number;
  passed: number;
  came: number;
  expected: number;
}

/** Classes that are over and in which nobody has anything left to finish, the latest first. */
export async function listCompletedClasses(call: Call<'listCompletedClasses'>) {
  const { queries, principal, query } = call;
  const { limit = 50, siteId, courseId, from, to } = query;
  const order = 'completed classes';
  const cursor = readCursor(query.cursor, order);
  const site = managedSite(principal);
  const { rows } = await sql<Row>`
    with page as (
      select d.id, d.body, d.site_id, d.sort_4 from document d
      where d.kind = 'classes' and d.deleted_at is null and d.account_id = any(${await accountsOf(call)}::uuid[]) and d.sort_4 <> ''
        ${teachesAlone(principal) ? sql`and d.body ->> 'facilitatorId' = ${principal.userId}` : sql``}
        ${site ? sql`and d.site_id = ${site}::uuid` : sql``} ${siteId ? sql`and d.site_id = ${siteId}::uuid` : sql``}
        ${courseId ? sql`and d.body -> 'courseIds' ? ${courseId}` : sql``}
        ${from ? sql`and (d.body ->> 'completedAt')::timestamptz >= ${from}::timestamptz` : sql``}
        ${to ? sql`and (d.body ->> 'completedAt')::timestamptz < ${to}::timestamptz` : sql``}
        ${cursor ? sql`and (d.sort_4, d.id) < (${cursor.value}, ${cursor.id}::uuid)` : sql``}
      order by d.sort_4 desc, d.id desc limit ${limit + 1})
    select page.id, page.body ->> 'name' as name, page.body ->> 'code' as code, page.site_id, site.body ->> 'name' as site_name,
      (page.body ->> 'completedAt')::timestamptz as completed_at, page.sort_4 as place, places.*, met.*
    from page join document site on site.kind = 'sites' and site.id = page.site_id
      cross join lateral (
        select count(*)::int as learners, count(*) filter (where c.status in ('Passed', 'Completed'))::int as finished,
          count(*) filter (where c.status = 'Passed')::int as passed
        from schedule_plan p join engagement e on e.schedule_id = p.schedule_id and e.ended_at is null
          left join course_progress c on c.user_id = e.learner_id and c.course_id = e.course_id
        where p.class_id = page.id) places
      cross join lateral (
        select count(*) filter (where s.attendance in ('present', 'late'))::int as came, count(*)::int as expected
        from document m join session_person s on s.session_id = m.id and s.part = 'attendee' and s.attendance is not null
        where m.kind = 'classroom-sessions' and m.deleted_at is null and m.body ->> 'classId' = page.id::text) met
    order by page.sort_4 desc, page.id desc`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ place, id }) => ({ sort: order, value: place, id }));
  const data = page.map((row) => ({
    id: row.id,
    name: row.name,
    code: row.code,
    site: { id: row.site_id, name: row.site_name },
    completedAt: row.completed_at,
    learners: row.learners,
    finished: row.finished,
    passed: row.passed,
    attendanceRate: share(row.came, row.expected),
  }));
  return { data, next };
}

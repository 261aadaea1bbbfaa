import { sql } from 'kysely';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { attemptsIn, rowsAtMost } from '../../attempts/in-states.ts';
import type { Call } from '../../kernel/call.ts';
import { atManagedSite } from './course-of.ts';

/** As many courses as anybody goes through; the others are in the list of all. */
const mostCourses = 50;

/**
 * Courses with endorsed results that something may be issued for and nothing was, those with most of them first. Which courses have
 * endorsed results at all the database's sums say; the attempts of no other are read.
 */
export async function listCertificateCourses({ queries, principal }: Call<'listCertificateCourses'>) {
  const { rows } = await sql<{ id: string; title: string; ready: number }>`
    with endorsed as (
      select value_id as course_id from attempt_total a
      where ${inTenant(principal)} and a.counted_by = 'course' and a.state = 'endorsed'
      group by 1 having sum(change) > 0)
    select c.id, c.body ->> 'title' as title, counted.ready
    from endorsed join document c on c.kind = 'courses' and c.id = endorsed.course_id and c.deleted_at is null
    cross join lateral (select count(*)::int as ready from attempt a
      where a.course_id = endorsed.course_id and ${inTenant(principal)} and ${attemptsIn(['endorsed'])}
        and a.superseded_at is null and a.passed is not false and ${atManagedSite(principal, sql`a.site_id`)}) counted
    where counted.ready > 0 order by counted.ready desc, title, c.id ${rowsAtMost(mostCourses)}`.execute(
    queries,
  );
  return { data: rows.map(({ id, title, ready }) => ({ course: { id, name: title }, ready })) };
}

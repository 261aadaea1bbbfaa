import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/call.ts';

/** As many as are looked at before one goes to the list. */
const mostRounds = 8;

/** Cases that the person is asked to judge and has not handed in, the first due first. */
export async function casesToJudge({ queries, principal }: RequestContext) {
  const { rows } = await sql<{
    id: string;
    title: string;
    course_id: string;
    course_title: string;
    due_on: string;
  }>`
    select r.id, c.title, a.course_id, a.course_title, r.due_on::text as due_on
    from calibration_seat s join calibration_round r on r.id = s.round_id
    join calibration_case c on c.id = r.case_id join attempt a on a.id = c.attempt_id
    where s.person_id = ${principal.userId}::uuid and s.handed_in_at is null and r.closed_at is null
    order by r.due_on, r.opened_at limit ${mostRounds}`.execute(queries);
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    course: { id: row.course_id, name: row.course_title },
    dueOn: row.due_on,
  }));
}

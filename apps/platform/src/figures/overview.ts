import { sql } from 'kysely';
import { share } from '@moderator/learning';
import type { OverviewFigures } from '@moderator/contract/types';
import { onlyRow } from '../database/only-row.ts';
import type { Queries } from '../database/database.ts';
import type { Question } from './question.ts';
import { asked, endOfDays, midnight } from './conditions.ts';
import { factsOfDays } from './facts-of-days.ts';

type Overview = Pick<OverviewFigures, 'attendanceRate' | 'nextDue'>;

/** So much of what is due next is shown. */
const mostDue = 10;

/** What an overview shows beside counts, progress and participation: who came to meetings, and what is due next. */
export async function overviewOf(queries: Queries, question: Question): Promise<Overview> {
  const [attendanceRate, nextDue] = await Promise.all([
    attendanceOf(queries, question),
    nextDueOf(queries, question),
  ]);
  return { attendanceRate, nextDue };
}

async function attendanceOf(queries: Queries, question: Question): Promise<number | null> {
  const { accounts, siteIds, people, days } = question;
  const { came, expected } = onlyRow(
    await sql<{ came: number; expected: number }>`
      select (count(*) filter (where s.attendance in ('present', 'late')))::int as came, count(*)::int as expected
      from document m join session_person s on s.session_id = m.id and s.part = 'attendee' and s.attendance in ('present', 'late', 'absent')
        join document u on u.kind = 'users' and u.id = s.user_id
      where m.kind = 'classroom-sessions' and m.account_id = any(${[...accounts]}::uuid[]) and m.deleted_at is null
        and (m.body ->> 'startsAt')::timestamptz >= ${midnight(days.from, question)}
        and (m.body ->> 'startsAt')::timestamptz < ${endOfDays(question)}
        ${siteIds ? sql`and u.site_id = any(${[...siteIds]}::uuid[])` : sql``}
        ${people ? sql`and s.user_id = any(${[...people]}::uuid[])` : sql``}`.execute(queries),
  );
  return share(came, expected);
}

async function nextDueOf(queries: Queries, question: Question): Promise<Overview['nextDue']> {
  const { people, fromRows, today, zone } = question;
  const due = fromRows
    ? sql`select (r.due_at at time zone ${zone})::date as day, r.item_id, 1 as amount from standing r
        where r.user_id = any(${[...(people ?? [])]}::uuid[]) and ${asked(question)} and r.due_at >= ${midnight(today, question)}
          and r.over_at is null and r.missed_at is null`
    : sql`select r.day, r.item_id, r.amount from ${factsOfDays} r
        where ${asked(question)} and r.measure = 'awaited' and r.day >= ${today}::date`;
  const { rows } = await sql<{ day: string; id: string; name: string; registrations: number }>`
    select f.day::text as day, f.item_id as id, coalesce(d.body ->> 'title', '') as name, f.registrations
    from (select day, item_id, sum(amount)::int as registrations from (${due}) due group by 1, 2 having sum(amount) > 0
      order by 1, 2 limit ${mostDue}) f
      left join document d on d.id = f.item_id and d.kind in ('courses', 'lessons', 'assessments')
    order by f.day, name, f.item_id`.execute(queries);
  return rows.map(({ day, id, name, registrations }) => ({ day, item: { id, name }, registrations }));
}

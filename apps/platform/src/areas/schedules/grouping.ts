import { sql } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import { progressOfPlace } from '../../people/engagements/standing.ts';
import { plansSeenBy } from './visible.ts';

/** What schedules are put together by: the key and the name of each group, of a schedule `p`. */
const groups = {
  course: {
    key: sql`p.course_id::text`,
    name: sql`(select body ->> 'title' from document where kind = 'courses' and id = p.course_id)`,
  },
  site: {
    key: sql`coalesce(p.site_id::text, '')`,
    name: sql`coalesce((select body ->> 'name' from document where kind = 'sites' and id = p.site_id), '')`,
  },
  // The months of the platform's accounts.
  month: {
    key: sql`to_char(p.starts_at at time zone 'Africa/Johannesburg', 'YYYY-MM')`,
    name: sql`to_char(p.starts_at at time zone 'Africa/Johannesburg', 'FMMonth YYYY')`,
  },
};

interface Row {
  key: string;
  name: string;
  schedules: number;
  learners: number;
  finished: number;
  next_starts_at: Date | null;
}

/** Schedules that begin in some days, by course, site or month. */
export async function listScheduleGroups(call: Call<'listScheduleGroups'>) {
  const { queries, query, now } = call;
  const { key, name } = groups[query.by];
  const { rows } = await sql<Row>`
    select key, min(name) as name, count(*)::int as schedules, sum(learners)::int as learners, sum(finished)::int as finished,
      min(starts_at) filter (where starts_at > ${now}::timestamptz) as next_starts_at
    from (
      select ${key} as key, ${name} as name, p.learners, p.starts_at, (
        select count(*) from engagement e ${progressOfPlace} where e.schedule_id = p.schedule_id and e.ended_at is null
          and c.status in ('Passed', 'Completed')) as finished
      from schedule_plan p
      where ${await plansSeenBy(call)} and p.cancelled_at is null
        and p.starts_at >= ${query.from}::timestamptz and p.starts_at < ${query.to}::timestamptz) each_one
    group by key order by min(name), key`.execute(queries);
  const data = rows.map(({ next_starts_at: nextStartsAt, ...row }) => ({ ...row, nextStartsAt }));
  return { data, next: null };
}

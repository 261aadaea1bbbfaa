import { sql } from 'kysely';
import { shareOf } from '../../../figures/expressions.ts';
import { dayIn, timeZone } from '../../../attempts/days.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { inScope } from '../asked.ts';
import type { Asked } from '../asked.ts';
import { day, idFrom, nameOf, number, seconds, share, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';

/** Points that a series has at most. */
const mostPeriods = 400;
const lengths = { day: 1, week: 7, month: 28 } as const;

/** The days that are meant: a year up to today unless told. */
function daysOf({ filter: { from, to, interval = 'month' }, now }: Asked) {
  const last = to ?? dayIn(now);
  const yearBefore = new Date(`${last}T00:00:00Z`);
  yearBefore.setUTCFullYear(yearBefore.getUTCFullYear() - 1);
  const first = from ?? dayIn(yearBefore, 'UTC');
  if ((Date.parse(last) - Date.parse(first)) / 86_400_000 / lengths[interval] > mostPeriods) {
    const sentence = `There are ${mostPeriods} periods at most. Ask for fewer days or longer periods.`;
    refuse('invalid_input', sentence, { errors: [{ path: 'body.filter.interval', message: sentence }] });
  }
  return { first, last, interval };
}

/** How many people learn where, and for how long. */
export const participation: ReportKind = {
  kind: 'participation',
  title: 'Participation',
  about: 'One row per site and day, week or month; a year of months up to today unless told',
  isPersonal: false,
  period: 'What the periods are of',
  filters: ['interval', 'courseId'],
  figures: ['activePeople', 'participationRate', 'sessions', 'timeOnTask'],
  sort: 'site',
  rows(asked) {
    const { first, last, interval } = daysOf(asked);
    const { courseId } = asked.filter;
    const inDays = (day: Sql) => sql`${day} between ${first}::date and ${last}::date`;
    const start = (day: Sql) => sql`date_trunc(${interval}, ${day}::timestamp)::date`;
    // Nobody is at work on a course itself, but on what it consists of.
    const onCourse = (of: string): Sql =>
      courseId
        ? sql`and exists (select from registration c where c.user_id = ${sql.ref(`${of}.user_id`)}
            and c.item_id = ${sql.ref(`${of}.item_id`)} and c.course_id = any(${courseId}::uuid[]))`
        : sql``;
    const ofCourse = courseId
      ? sql`and f.item_id in (select i.lesson_id from course_item i where i.course_id = any(${courseId}::uuid[]))`
      : sql``;
    const atWork = sql`(select d.site_id, ${start(sql`d.day`)} as starts, count(distinct d.user_id) as people, sum(d.seconds) as spent
      from active_day d where ${inScope(asked, sql`d.account_id`, sql`d.site_id`)} and ${inDays(sql`d.day`)} ${onCourse('d')} group by 1, 2)`;
    const begun = sql`(select f.site_id, ${start(sql`f.day`)} as starts, sum(f.amount) as sessions from (
        select account_id, site_id, item_id, day, measure, amount from fact_day
        union all select account_id, site_id, item_id, day, measure, amount from fact_change) f
      where f.measure = 'sessions' and ${inScope(asked, sql`f.account_id`, sql`f.site_id`)} and ${inDays(sql`f.day`)} ${ofCourse} group by 1, 2)`;
    return {
      id: idFrom(sql`s.id`, sql`p.starts`),
      columns: {
        site: text('Site', nameOf('s'), { by: sql`s.sort_1` }),
        from: day('From', sql`p.starts`),
        active: number('Active people', sql`coalesce(a.people, 0)`),
        rate: share('Participation rate', shareOf(sql`o.active`, sql`o.people`)),
        sessions: number('Sessions', sql`coalesce(n.sessions, 0)`),
        timeOnTask: seconds('Time on task', sql`coalesce(a.spent, 0)`),
      },
      from: sql`document s
        cross join (select starts::date, (starts + ${`1 ${interval}`}::interval)::date as ends
          from generate_series(date_trunc(${interval}, ${first}::timestamp), ${last}::timestamp, ${`1 ${interval}`}::interval) as starts) p
        left join ${atWork} a on a.site_id = s.id and a.starts = p.starts
        left join ${begun} n on n.site_id = s.id and n.starts = p.starts
        cross join lateral (select count(distinct r.user_id) as people, count(distinct r.user_id) filter (where exists (
            select from active_day d where d.user_id = r.user_id and d.day >= greatest(p.starts, ${first}::date)
              and d.day < p.ends and d.day <= ${last}::date ${onCourse('d')})) as active
          from standing r where r.site_id = s.id and r.account_id = s.account_id
            ${courseId ? sql`and r.course_id = any(${courseId}::uuid[])` : sql``}
            and r.available_at < least(p.ends::timestamp at time zone ${timeZone}, ${asked.now}::timestamptz)
            and greatest(coalesce(least(r.over_at, r.missed_at), 'infinity'), r.available_at) >= p.starts::timestamp at time zone ${timeZone}) o`,
      where: [sql`s.kind = 'sites' and s.deleted_at is null`, inScope(asked, sql`s.account_id`, sql`s.id`)],
    };
  },
};

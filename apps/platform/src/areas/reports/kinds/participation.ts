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
    const since = sql`${first}::date::timestamp at time zone ${timeZone}`;
    const until = sql`(${last}::date + 1)::timestamp at time zone ${timeZone}`;
    const ofCourse = courseId ? sql`and r.course_id = any(${courseId}::uuid[])` : sql``;
    /** What somebody did, with the site of what they are registered on. */
    const acts = (table: Sql, moment: Sql, spent: Sql, isSession: boolean): Sql => sql`
      select r.site_id, r.user_id, date_trunc(${interval}, ${moment} at time zone ${timeZone})::date as starts, ${spent} as spent,
        ${isSession ? 1 : 0}::int as sessions
      from ${table} join registration r on r.user_id = w.person and r.id = w.registration_id and ${inScope(asked, sql`r.account_id`, sql`r.site_id`)} ${ofCourse}
      where ${moment} >= ${since} and ${moment} < ${until}`;
    const counted = sql`least(case when w.mode = 'review' then 0 when w.reported_seconds > 0 then least(w.reported_seconds, w.measured_seconds)
      else least(w.active_seconds, w.measured_seconds) end, 43200)`;
    const did = sql`(
      ${acts(sql`(select *, user_id as person from registration_event where by_id is null or by_id = user_id) w`, sql`w.at`, sql`0`, false)}
      union all ${acts(sql`(select *, user_id as person from scorm_session) w`, sql`w.opened_at`, counted, true)}
      union all ${acts(sql`(select *, learner_id as person from submission) w`, sql`w.started_at`, sql`least(w.active_seconds, 43200)`, true)})`;
    return {
      id: idFrom(sql`s.id`, sql`p.starts`),
      columns: {
        site: text('Site', nameOf('s'), { by: sql`s.sort_1` }),
        from: day('From', sql`p.starts`),
        active: number('Active people', sql`coalesce(a.people, 0)`),
        rate: share('Participation rate', shareOf(sql`coalesce(a.people, 0)`, sql`o.people`)),
        sessions: number('Sessions', sql`coalesce(a.sessions, 0)`),
        timeOnTask: seconds('Time on task', sql`coalesce(a.spent, 0)`),
      },
      from: sql`document s
        cross join (select starts::date, (starts + ${`1 ${interval}`}::interval)::date as ends
          from generate_series(date_trunc(${interval}, ${first}::timestamp), ${last}::timestamp, ${`1 ${interval}`}::interval) as starts) p
        left join (select site_id, starts, count(distinct user_id) as people, sum(spent) as spent, sum(sessions) as sessions
          from ${did} acts group by 1, 2) a on a.site_id = s.id and a.starts = p.starts
        cross join lateral (select count(distinct r.user_id) as people from standing r
          where r.site_id = s.id and r.account_id = s.account_id and r.item_kind <> 'course' ${ofCourse}
            and r.registered_at < p.ends::timestamp at time zone ${timeZone}
            and coalesce(r.over_at, 'infinity') >= p.starts::timestamp at time zone ${timeZone}) o`,
      where: [sql`s.kind = 'sites' and s.deleted_at is null`, inScope(asked, sql`s.account_id`, sql`s.id`)],
    };
  },
};

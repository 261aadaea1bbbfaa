import { sql } from 'kysely';
import { dayIn, timeZone } from '../../../attempts/days.ts';
import { addDays, beginOf, nextBegin, splitDays, yearsLater } from '../../../figures/days.ts';
import type { Days, Interval } from '../../../figures/days.ts';
import { shareOf } from '../../../figures/expressions.ts';
import { factsOfDays } from '../../../figures/facts-of-days.ts';
import { activeOf } from '../../../figures/participation.ts';
import { mostPeople, peopleAsked } from '../../../figures/people-asked.ts';
import type { Question } from '../../../figures/question.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { inScope } from '../asked.ts';
import type { Asked } from '../asked.ts';
import { day, idFrom, nameOf, number, seconds, share, text } from '../kind.ts';
import type { ReportKind, Sql } from '../kind.ts';

/** Points that a series has at most. */
const mostPeriods = 400;

/** Whole days, weeks or months that the days which are meant lie in: a year up to today unless told. */
function periodsOf({ filter: { from, to, interval = 'month' }, now }: Asked): [Interval, Days[]] {
  const last = to ?? dayIn(now);
  const days = {
    from: beginOf(from ?? yearsLater(last, -1), interval),
    to: addDays(nextBegin(last, interval), -1),
  };
  const periods = splitDays(days, interval, mostPeriods);
  if (periods) return [interval, periods];
  const sentence = `There are ${mostPeriods} periods at most. Ask for fewer days or longer periods.`;
  return refuse('invalid_input', sentence, { errors: [{ path: 'body.filter.interval', message: sentence }] });
}

/** How many people learn where, and for how long. */
export const participation: ReportKind = {
  kind: 'participation',
  title: 'Participation',
  about: `One row per site and whole day, week or month; a year of months up to today unless told. Of more than ${mostPeople.toLocaleString('en')} people, the period that is not over is counted each night`,
  isPersonal: false,
  period: 'What the periods are of',
  filters: ['interval', 'courseId'],
  figures: ['activePeople', 'participationRate', 'sessions', 'timeOnTask'],
  sort: 'site',
  chart: { title: 'People at work', by: ['site', 'from'], of: ['active'] },
  async rows(asked) {
    const [interval, periods] = periodsOf(asked);
    const begins = periods.map(({ from }) => from);
    return {
      id: idFrom(sql`s.id`, sql`p.starts`),
      columns: {
        // Of one site the days go on.
        site: text('Site', nameOf('s'), { by: sql`concat_ws(' ', s.sort_1, p.starts)`, full: true }),
        from: day('From', sql`p.starts`),
        active: number('Active people', sql`coalesce(a.people, 0)`),
        rate: share('Participation rate', shareOf(sql`a."enrolledActive"`, sql`a.enrolled`)),
        sessions: number('Sessions', sql`coalesce(w.sessions, 0)`),
        timeOnTask: seconds('Time on task', sql`coalesce(w.spent, 0)`),
      },
      from: sql`document s cross join unnest(${begins}::date[]) with ordinality as p (starts, position)
        left join ${activeOf(await questionOf(asked, periods), periods)} a on a.keys[1] = s.id::text and a.period = p.position - 1
        left join ${workOf(asked, interval, periods)} w on w.site_id = s.id and w.starts = p.starts`,
      where: [sql`s.kind = 'sites' and s.deleted_at is null`, inScope(asked, sql`s.account_id`, sql`s.id`)],
    };
  },
};

/** Who was at work at each site, as a question that all families of figures would be asked. */
async function questionOf(asked: Asked, periods: readonly Days[]): Promise<Question> {
  const { accounts, sites, filter, now } = asked;
  return {
    family: 'insights',
    accounts,
    siteIds: sites,
    people: asked.isForShow ? [] : await peopleAsked(asked, {}, accounts),
    content: filter.courseId,
    contentKinds: undefined,
    days: { from: periods[0]!.from, to: periods.at(-1)!.to },
    isOpen: false,
    parts: periods,
    groupBy: ['site'],
    zone: timeZone,
    today: dayIn(now),
    now,
    fromRows: false,
  };
}

/** What was begun at each site, and for how long people were at work. */
function workOf(asked: Asked, interval: Interval, periods: readonly Days[]): Sql {
  const { courseId } = asked.filter;
  const ofCourse = courseId
    ? sql`and d.item_id in (select i.lesson_id from course_item i where i.course_id = any(${courseId}::uuid[]))`
    : sql``;
  return sql`(select d.site_id, date_trunc(${interval}, d.day::timestamp)::date as starts,
      sum(d.amount) filter (where d.measure = 'sessions') as sessions, sum(d.amount) filter (where d.measure = 'seconds') as spent
    from ${factsOfDays} d where d.measure in ('seconds', 'sessions') and ${inScope(asked, sql`d.account_id`, sql`d.site_id`)}
      and d.day between ${periods[0]!.from}::date and ${periods.at(-1)!.to}::date ${ofCourse} group by 1, 2)`;
}

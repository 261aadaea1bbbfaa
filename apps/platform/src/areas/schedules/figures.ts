import { sql } from 'kysely';
import { share } from '@moderator/learning';
import type { schedulePhases } from '@moderator/contract/options';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { onlyRow } from '../../database/only-row.ts';
import { phaseAt } from '../../inbox/schedule-phase.ts';
import { progressOfPlace, statusAt } from '../../people/engagements/standing.ts';
import { plansSeenBy } from './visible.ts';

interface Asked {
  from: string | Date;
  to: string | Date;
  siteId?: string | undefined;
  courseId?: string | undefined;
}

interface Period {
  from: Date;
  to: Date;
}

interface FigureRow {
  position: number;
  schedules: number;
  places: number;
  taken: number;
  learners: number;
  finished: number;
  on_time: number;
  missed: number;
  came: number;
  expected: number;
  median: number | null;
}

/** Points that a series has at most. */
const mostPoints = 400;

/** Figures of schedules (`p`) that run in each of some periods, in their order. */
async function figuresOf(call: RequestContext, asked: Asked, periods: readonly Period[]) {
  const { queries, now } = call;
  const { rows } = await sql<FigureRow>`
    with period as (
      select * from unnest(${periods.map(({ from }) => from)}::timestamptz[], ${periods.map(({ to }) => to)}::timestamptz[])
        with ordinality as period (starts, ends, position)),
    plan as materialized (
      select p.*, period.position from period join schedule_plan p on p.starts_at < period.ends and p.ends_at > period.starts
      where ${await plansSeenBy(call)} and p.cancelled_at is null ${narrowed(asked)}),
    planned as (
      select position, count(*)::int as schedules, coalesce(sum(capacity), 0)::int as places,
        coalesce(sum(learners) filter (where capacity is not null), 0)::int as taken
      from plan group by position),
    engaged as (
      select plan.position, count(*)::int as learners,
        count(*) filter (where ${isFinished})::int as finished,
        count(*) filter (where ${isFinished} and c.finished_at <= upper(e.period))::int as on_time,
        count(*) filter (where ${statusAt(now)} in ('Missed', 'NotCompleted'))::int as missed,
        percentile_cont(0.5) within group (order by greatest(extract(epoch from c.finished_at - lower(e.period)), 0) / 86400)
          filter (where ${isFinished} and c.finished_at is not null) as median
      from plan join engagement e on e.schedule_id = plan.schedule_id and e.ended_at is null ${progressOfPlace}
      group by plan.position),
    met as (
      select plan.position, count(*) filter (where s.attendance in ('present', 'late'))::int as came, count(*)::int as expected
      from plan join document m on m.kind = 'classroom-sessions' and m.account_id = plan.account_id and m.where_1 = plan.schedule_id::text
          and m.deleted_at is null
        join session_person s on s.session_id = m.id and s.part = 'attendee' and s.attendance is not null
      group by plan.position)
    select period.position::int as position, coalesce(schedules, 0) as schedules, coalesce(places, 0) as places,
      coalesce(taken, 0) as taken, coalesce(learners, 0) as learners, coalesce(finished, 0) as finished,
      coalesce(on_time, 0) as on_time, coalesce(missed, 0) as missed, coalesce(came, 0) as came,
      coalesce(expected, 0) as expected, median
    from period left join planned using (position) left join engaged using (position) left join met using (position)
    order by period.position`.execute(queries);
  return rows.map((row, index) => ({ ...periods[index]!, ...present(row) }));
}

const isFinished = sql`c.status in ('Passed', 'Completed')`;

const narrowed = ({ siteId, courseId }: Asked) =>
  sql`${siteId ? sql`and p.site_id = ${siteId}::uuid` : sql``} ${courseId ? sql`and p.course_id = ${courseId}::uuid` : sql``}`;

const present = (row: FigureRow) => ({
  schedules: row.schedules,
  learners: row.learners,
  fillRate: share(row.taken, row.places),
  completionRate: share(row.finished, row.learners),
  onTimeRate: share(row.on_time, row.finished),
  missedRate: share(row.missed, row.learners),
  attendanceRate: share(row.came, row.expected),
  medianDaysToFinish: row.median,
});

/** @throws RefusedError where it ends before it begins */
function periodOf({ from, to }: Asked): Period {
  const period = { from: new Date(from), to: new Date(to) };
  if (period.from >= period.to) {
    const sentence = 'The days end before they begin. Nothing was changed.';
    refuse('invalid_input', sentence, { errors: [{ path: 'query.to', message: sentence }] });
  }
  return period;
}

/** Figures of the schedules of some days, beside those of as many days before. */
export async function getScheduleStatistics(call: Call<'getScheduleStatistics'>) {
  const { queries, query, now } = call;
  const period = periodOf(query);
  const before = {
    from: new Date(2 * period.from.getTime() - period.to.getTime()),
    to: period.from,
  };
  const seen = await plansSeenBy(call);
  const [both, phases] = await Promise.all([
    figuresOf(call, query, [period, before]),
    sql<{ phase: (typeof schedulePhases)[number]; schedules: number }>`
      select ${phaseAt(now)} as phase, count(*)::int as schedules from schedule_plan p
      where ${seen} and p.starts_at < ${period.to} and p.ends_at > ${period.from} ${narrowed(query)}
      group by 1 order by 1`.execute(queries),
  ]);
  return { data: { phases: phases.rows, period: both[0]!, before: both[1]!, asOf: now } };
}

/** The same figures as a series of days, weeks or months, which begin at midnight in Greenwich. */
export async function getScheduleAnalytics(call: Call<'getScheduleAnalytics'>) {
  const { queries, query, now } = call;
  const { from, to } = periodOf(query);
  const { points } = onlyRow(
    await sql<{ points: Date[] | null }>`
      select array_agg(point order by point) as points from (
        select generate_series(${from}::timestamptz at time zone 'UTC', ${to}::timestamptz at time zone 'UTC' - interval '1 microsecond',
          ('1 ' || ${query.interval})::interval) at time zone 'UTC' as point limit ${mostPoints + 1}) series`.execute(
      queries,
    ),
  );
  if (!points || points.length > mostPoints) {
    const sentence = `A series has ${mostPoints} points at most. Ask for fewer days or a longer interval.`;
    refuse('invalid_input', sentence, { errors: [{ path: 'query.interval', message: sentence }] });
  }
  const periods = points.map((point, index) => ({ from: point, to: points[index + 1] ?? to }));
  return { data: { points: await figuresOf(call, query, periods), asOf: now } };
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { dayOff, daysAfter } from '@moderator/moderation';
import type { WorkingCalendar } from '@moderator/moderation';
import type { ModerationFigures } from '@moderator/contract/types';
import { byAssessment, onDaysOf } from '../attempts/attempt-conditions.ts';
import { timeZone } from '../attempts/days.ts';
import { dueDaysOf } from '../attempts/due-days.ts';
import type { Queries } from '../database/database.ts';

interface Question {
  period: { from: string; to: string };
  /** Accounts that attempts are of; each has its own working days. */
  accounts: readonly string[];
  /** Which attempts; `a` is the attempt. */
  where: RawBuilder<unknown>;
}

type Month = ModerationFigures['months'][number];
type Figures = ModerationFigures['all'];

interface Row {
  /** Null of all months together. */
  month: string | null;
  count: number;
  median: number | null;
}

interface DecidedRow extends Row {
  upheld: number;
  overturned: number;
  referredBack: number;
}

const nothing: Figures = {
  assess: { count: 0, median: null },
  moderate: { count: 0, median: null },
  upheld: 0,
  overturned: 0,
  referredBack: 0,
};

/** What took longer than this is counted as if it had taken so long; few things wait for so many days. */
const mostDays = 730;

/**
 * Time to assess, time to moderate and decisions, of a period and by month of the account's calendar. What another body
 * assessed took nobody here any time.
 */
export async function moderationFiguresOf(
  queries: Queries,
  { period, accounts, where }: Question,
): Promise<Pick<ModerationFigures, 'all' | 'months'>> {
  const calendars = await Promise.all(
    accounts.map(async (id) => ({ id, ...(await dueDaysOf(queries, id)) })),
  );
  const worked = calendars.flatMap(({ id, calendar }) =>
    workedDays(period, calendar).map((day) => ({ id, day })),
  );
  const days = sql`worked as materialized (select account, array_agg(day order by day) as days
    from unnest(${worked.map(({ id }) => id)}::uuid[], ${worked.map(({ day }) => day)}::date[]) as w (account, day) group by 1)`;
  const [assessed, decided] = await Promise.all([
    assessedIn(queries, days, period, where),
    decidedIn(queries, days, period, where),
  ]);
  const months = new Map<string | null, Figures>();
  const of = (month: string | null) => months.get(month) ?? nothing;
  for (const { month, count, median } of assessed)
    months.set(month, { ...of(month), assess: { count, median } });
  for (const { month, count, median, ...decisions } of decided)
    months.set(month, { ...of(month), ...decisions, moderate: { count, median } });
  const all = of(null);
  months.delete(null);
  const inOrder = [...months].map(([month, figures]): Month => ({ month: month ?? '', ...figures }));
  return { all, months: inOrder.sort((one, other) => one.month.localeCompare(other.month)) };
}

/** Days on which an account worked, as far back as anything counts that ended in the period. */
function workedDays({ from, to }: Question['period'], calendar: WorkingCalendar): string[] {
  const days: string[] = [];
  for (let day = daysAfter(from, -mostDays); day <= to; day = daysAfter(day, 1))
    if (!dayOff(day, calendar)) days.push(day);
  return days;
}

const dayOf = (instant: RawBuilder<unknown>) => sql`(${instant} at time zone ${timeZone})::date`;

/** Working days from one instant to a later one; that of the first does not count. */
const between = (from: RawBuilder<unknown>, to: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(width_bucket(${dayOf(to)}, w.days) - width_bucket(${dayOf(from)}, w.days))`;

const within = (instant: RawBuilder<unknown>, { from, to }: Question['period']) =>
  sql.join(onDaysOf(from, to, instant), sql` and `);

const monthOf = (instant: RawBuilder<unknown>) =>
  sql`to_char(${instant} at time zone ${timeZone}, 'YYYY-MM')`;

async function assessedIn(
  queries: Queries,
  days: RawBuilder<unknown>,
  period: Question['period'],
  where: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${days}, taken as (
      select ${monthOf(sql`a.assessed_at`)} as month, ${between(sql`a.submitted_at`, sql`a.assessed_at`)} as days
      from attempt a join worked w on w.account = a.account_id
      where ${where} and ${within(byAssessment, period)} and not a.external
        and a.submitted_at <= a.assessed_at)
    select month, count(*)::int as count, percentile_cont(0.5) within group (order by days)::float as median
    from taken group by grouping sets ((month), ())`.execute(queries);
  return rows;
}

async function decidedIn(
  queries: Queries,
  days: RawBuilder<unknown>,
  period: Question['period'],
  where: RawBuilder<unknown>,
): Promise<DecidedRow[]> {
  // What was assessed again since was assessed before the decision as well: the trail says when.
  const assessedAt = sql`case when a.assessed_at <= d.signed_at then a.assessed_at else (select max(e.at) from audit_entry e
    where e.subject_kind = 'attempt' and e.subject_id = a.id and e.action = 'judgement signed' and e.at <= d.signed_at) end`;
  const { rows } = await sql<DecidedRow>`
    with ${days}, taken as (
      select ${monthOf(sql`d.signed_at`)} as month, d.kind, ${between(sql`assessed.at`, sql`d.signed_at`)} as days
      from decision d join attempt a on a.id = d.attempt_id join worked w on w.account = d.account_id
        cross join lateral (select ${assessedAt} as at) assessed
      where ${where} and ${within(sql`d.signed_at`, period)})
    select month, count(days)::int as count, percentile_cont(0.5) within group (order by days)::float as median,
      (count(*) filter (where kind = 'upheld'))::int as upheld, (count(*) filter (where kind = 'overturned'))::int as overturned,
      (count(*) filter (where kind = 'referred_back'))::int as "referredBack"
    from taken group by grouping sets ((month), ())`.execute(queries);
  return rows;
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/** The days that figures are of: `from` belongs to them, `to` does not. Without them: all of the time up to now. */
export interface FigurePeriod {
  from?: Date | Expression | undefined;
  to?: Date | Expression | undefined;
  now: Date;
}

type Expression = RawBuilder<unknown>;

/**
 * Whether an instant lies in the period and is not to come.
 * @example within(sql`r.finished_at`, { from, to, now })
 */
export const within = (
  instant: Expression,
  { from, to, now }: FigurePeriod,
): Expression => sql`(${instant} < ${endOf({ to, now })}
  ${from ? sql`and ${instant} >= ${from}::timestamptz` : sql``})`;

/** Where the period ends, or now where that is earlier. */
export const endOf = ({ to, now }: Pick<FigurePeriod, 'to' | 'now'>): Expression =>
  to ? sql`least(${to}::timestamptz, ${now}::timestamptz)` : sql`${now}::timestamptz`;

/** A part of a whole with four decimals; null where there is no whole. As `share` of packages/learning. */
export const shareOf = (part: Expression, whole: Expression): Expression =>
  sql`round((${part})::numeric / nullif(${whole}, 0), 4)::float`;

const many = (condition: Expression): Expression => sql`count(*) filter (where ${condition})`;

/**
 * Where a row `r` of `standing` stands at the end of the period: what the table of packages/learning and the reader's clock say.
 * What has become of it since is not known then.
 */
export const statusAtEnd = ({ end }: { end: Expression }): Expression =>
  sql`status_at(r.status, r.opens_at, r.opened_at, r.ended_at, r.settled_at, r.missed_at, ${end})`;

/**
 * What figures are made of, counted of rows `r` of the view `standing` as aggregates. Rows that were registered after the period are to
 * be left out where nothing else is asked: `within(r.registered_at)`.
 * @example sql`select r.site_id, ${countsOf(period).finished} as finished from standing r where … group by r.site_id`
 */
export function countsOf(period: FigurePeriod) {
  const end = endOf(period);
  const by = (instant: Expression) => sql`(${instant} < ${end})`;
  const during = (instant: Expression) => within(instant, period);
  const dueInPeriod = sql`(r.due_at < ${period.to ? sql`${period.to}::timestamptz` : end}
    ${period.from ? sql`and r.due_at >= ${period.from}::timestamptz` : sql``})`;
  const scored = sql`filter (where r.score is not null and ${during(sql`r.released_at`)})`;
  return {
    registered: many(during(sql`r.registered_at`)),
    started: many(during(sql`r.opened_at`)),
    finished: many(during(sql`r.finished_at`)),
    finishedByEnd: many(by(sql`r.finished_at`)),
    availableByEnd: many(by(sql`r.available_at`)),
    due: many(dueInPeriod),
    onTime: many(sql`${dueInPeriod} and r.finished_at <= r.due_at`),
    /** Those whose window closed in the period, whether they were finished before or not. */
    closed: many(during(sql`coalesce(r.closes_at, r.missed_at)`)),
    overdue:
      many(sql`${by(sql`r.due_at`)} and (r.over_at is null or r.over_at >= ${end}) and (r.closes_at is null or r.closes_at >= ${end})
      and (r.missed_at is null or r.missed_at >= ${end})`),
    missed: many(during(sql`r.missed_at`)),
    passed: many(sql`r.passed and ${during(sql`r.released_at`)}`),
    failed: many(sql`not r.passed and ${during(sql`r.released_at`)}`),
    scores: sql`count(*) ${scored}`,
    scoreSum: sql`sum(r.score::numeric) ${scored}`,
    scoreSquares: sql`sum(r.score::numeric * r.score::numeric) ${scored}`,
  };
}

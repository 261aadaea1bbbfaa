import { sql } from 'kysely';
import { dayIn } from '../../../attempts/days.ts';
import { beginning } from '../../../figures/days.ts';
import { factsOfDays } from '../../../figures/facts-of-days.ts';
import { inScope } from '../asked.ts';
import type { Asked } from '../asked.ts';
import type { Sql } from '../kind.ts';

/** Figures of one thing, or of several together, from what was added up of its days. */
export interface Summed {
  /** What happened on the days that were asked for. */
  during(measure: string): Sql;
  /** What had happened by the end of them, or by now. */
  byEnd(measure: string): Sql;
  /** The median of the values that stand behind a measure which has them in its name: `days:12`. */
  medianDuring(measure: string): Sql;
}

/**
 * Figures of those who stand somewhere with something, of people whom somebody sees.
 * @param ofItems a condition on the id of a thing
 * @param figures what is computed, by its name
 * @example figuresOfItems(asked, (id) => sql`${id} = c.id`, ({ during }) => ({ registered: during('registered') }))
 */
export function figuresOfItems(
  asked: Asked,
  ofItems: (id: Sql) => Sql,
  figures: (summed: Summed) => Readonly<Record<string, Sql>>,
): Sql {
  const { from = beginning, to } = asked.filter;
  const today = dayIn(asked.now);
  const last = to && to < today ? to : today;
  const isDuring = sql`f.day >= ${from}::date`;
  const columns = figures({
    during: (measure) =>
      sql`coalesce(sum(f.amount) filter (where f.measure = ${measure} and ${isDuring}), 0)`,
    byEnd: (measure) => sql`coalesce(sum(f.amount) filter (where f.measure = ${measure}), 0)`,
    medianDuring: (measure) => sql`(
      select avg(value) from (
        select value, many, sum(many) over (order by value) as upto, sum(many) over () as total from (
          select split_part(f.measure, ':', 2)::int as value, sum(f.amount) as many from f
          where f.measure like ${`${measure}:%`} and ${isDuring} group by 1 having sum(f.amount) > 0) counted) ranked
      where upto >= ceil(total / 2) and upto - many < floor(total / 2) + 1)`,
  });
  return sql`(
    with f as materialized (
      select d.day, d.measure, sum(d.amount) as amount from ${factsOfDays} d
      where ${ofItems(sql`d.item_id`)} and d.day <= ${last}::date and ${inScope(asked, sql`d.account_id`, sql`d.site_id`)}
      group by 1, 2)
    select ${sql.join(Object.entries(columns).map(([name, value]) => sql`${value} as ${sql.id(name)}`))} from f)`;
}

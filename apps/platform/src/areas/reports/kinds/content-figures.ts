import { sql } from 'kysely';
import { instantOf } from '@moderator/learning';
import { timeZone } from '../../../attempts/days.ts';
import type { FigurePeriod } from '../../../figures/expressions.ts';
import { inScope } from '../asked.ts';
import type { Asked } from '../asked.ts';
import type { Sql } from '../kind.ts';

/** The days that were asked for, as figures are of them. */
export function figurePeriod({ filter: { from, to }, now }: Asked): FigurePeriod {
  const dayAfter = (day: string) =>
    new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
  return {
    now,
    from: from ? instantOf(`${from}T00:00`, timeZone) : undefined,
    to: to ? instantOf(`${dayAfter(to)}T00:00`, timeZone) : undefined,
  };
}

/**
 * Figures of those who stand somewhere with one thing, of people whom somebody sees.
 * @param item the id of the thing
 * @param figures what is counted, by its name
 */
export const figuresOfItem = (asked: Asked, item: Sql, figures: Readonly<Record<string, Sql>>): Sql =>
  sql`(select ${sql.join(Object.entries(figures).map(([name, value]) => sql`${value} as ${sql.id(name)}`))}
    from standing r where r.item_id = ${item} and ${inScope(asked, sql`r.account_id`, sql`r.site_id`)})`;

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

const columns = sql`account_id, site_id, item_kind, item_id, content_kind, day, measure, amount`;

/**
 * Facts of days, with what changed of them since they were written. They know days and no hours: what closes today is closed.
 * @example sql`select sum(r.amount) from ${factsOfDays} r where r.account_id = … and r.measure = 'registered'`
 */
export const factsOfDays: RawBuilder<unknown> = sql`(select ${columns} from fact_day union all select ${columns} from fact_change)`;

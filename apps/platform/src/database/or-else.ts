import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * One value, or another where there is none: what rows are sorted by and pages begin at, if an index is to find it. `coalesce` says
 * the same, but PostgreSQL does not know of it that it tells nobody of rows that row security hides, and so looks at them all.
 * @example orElse(sql`r.due_at`, sql`r.closes_at`) // for an index on (case when due_at is null then closes_at else due_at end)
 */
export const orElse = (value: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${value} is null then ${other} else ${value} end`;

/** An instant, behind all others where there is none. */
export const lastWithout = (instant: RawBuilder<unknown>): RawBuilder<unknown> =>
  orElse(instant, sql`'infinity'`);

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

/**
 * One value, or another where there is none: what rows are sorted by and pages begin at, if an index is to find it. `coalesce` says
 * the same, but PostgreSQL does not know of it that it tells nobody of rows that row security hides, and so looks at them all.
 * @example orElse(sql`s.submitted_at`, sql`'infinity'`) // for an index on (case when submitted_at is null then 'infinity'::timestamptz else submitted_at end)
 */
export const orElse = (value: RawBuilder<unknown>, other: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case when ${value} is null then ${other} else ${value} end`;

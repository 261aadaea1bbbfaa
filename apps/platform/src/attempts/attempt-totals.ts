import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldTallies } from '../database/fold-tallies.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { inTenant, readyStates } from './attempt-conditions.ts';
import type { AttemptFilter } from './attempt-conditions.ts';

/** More rows than this, and as many again as there are sums, are folded by whoever reads them. */
const unfolded = 500;
const totalled = ['client_id', 'account_id', 'counted_by', 'value_id', 'name', 'due_at', 'state'];

/** What narrows attempts further than by their states; a filter that is added to those is added here. */
const narrowing: Record<Exclude<keyof AttemptFilter, 'queue' | 'state' | 'mine'>, true> = {
  courseId: true,
  siteId: true,
  assessorId: true,
  outcomeId: true,
  assessedFrom: true,
  assessedTo: true,
  batchId: true,
  due: true,
  query: true,
};

/** Whether what a filter leaves is kept as sums (0025-totals-of-attempts.sql): it asks for nothing but states. */
export const isTotalled = (filter: AttemptFilter): boolean =>
  filter.queue !== 'due' &&
  filter.mine !== 'true' &&
  (Object.keys(narrowing) as (keyof typeof narrowing)[]).every((name) => !filter[name]);

/** The rows of `attempt_total`, as `a`, that say how many attempts a totalled filter leaves. */
export function totalsOf(
  countedBy: 'course' | 'site' | 'assessor' | 'due',
  { queue, state }: AttemptFilter,
  principal: Principal,
): RawBuilder<unknown> {
  const conditions = [inTenant(principal), sql`a.counted_by = ${countedBy}`];
  for (const states of [queue === 'ready' ? readyStates : undefined, state])
    if (states) conditions.push(sql`a.state = any(${states}::text[])`);
  return sql`attempt_total a where ${sql.join(conditions, sql` and `)}`;
}

/** How many attempts a totalled filter leaves. */
export async function totalOf(
  queries: Queries,
  filter: AttemptFilter,
  principal: Principal,
): Promise<number> {
  const { total, rows, sums } = onlyRow(
    await sql<{ total: number; rows: number; sums: number }>`
      select coalesce(sum(change), 0)::int as total, coalesce(sum(rows), 0)::int as rows, count(*)::int as sums
      from (select sum(change) as change, count(*) as rows
        from ${totalsOf('site', filter, principal)} group by value_id, name, state) kept`.execute(queries),
  );
  if (rows > unfolded + 2 * sums)
    await foldTallies(queries, 'attempt_total', totalled, inTenant(principal, sql`attempt_total`));
  return total;
}

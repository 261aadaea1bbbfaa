import { sql } from 'kysely';
import type { RequestContext } from '../../kernel/call.ts';
import { foldTallies } from '../../database/fold-tallies.ts';
import { onlyRow } from '../../database/only-row.ts';
import { dueCase, dueStates, inTenant } from '../../attempts/attempt-conditions.ts';

/** How much waits for the signed-in person. */
interface Figures {
  overdue: number;
  dueToday: number;
  dueThisWeek: number;
  readyToBatch: number;
  inProgress: number;
  returned: number;
}

/** More rows than this, and as many again as there are sums, are folded by whoever reads them. */
const unfolded = 500;
const tallied = [
  'client_id',
  'account_id',
  'site_id',
  'course_id',
  'assessor_id',
  'state',
  'is_allocated',
  'due_at',
];

/**
 * What there is to do for a person and around them. Work that was given to them is counted; work that nobody was
 * given, and what is ready, is read from the sums that the database keeps (0026-tallies.sql).
 */
export async function figuresOf({ queries, principal, now }: RequestContext): Promise<Figures> {
  const { userId, siteId } = principal;
  const result = await sql<Figures & { tallies: number; sums: number }>`
    with kept as (
      select state, is_allocated, site_id, ${dueCase(now)} as due, sum(change) as count, count(*) as tallies,
        count(distinct (site_id, course_id, assessor_id, a.due_at)) as sums
      from attempt_tally a where ${inTenant(principal)} and state in ('assessed', 'submitted', 'assessing', 'returned')
      group by 1, 2, 3, 4),
    waiting as (
      select due, sum(count) as count from kept
      where is_allocated = false and (${siteId}::uuid is null or site_id = ${siteId}::uuid) group by 1
      union all
      select ${dueCase(now)}, count(*) from attempt a
      where ${inTenant(principal)} and a.allocated_to = ${userId} and a.superseded_at is null
        and a.state = any(${dueStates}::text[]) group by 1)
    select
      coalesce((select sum(count) from waiting where due = 'overdue'), 0) as overdue,
      coalesce((select sum(count) from waiting where due = 'today'), 0) as "dueToday",
      coalesce((select sum(count) from waiting where due = 'this_week'), 0) as "dueThisWeek",
      coalesce((select sum(count) from kept where state = 'assessed'), 0) as "readyToBatch",
      (select count(*) from attempt a where a.id in (
        select attempt_id from claim where person_id = ${userId} and expires_at > now())) as "inProgress",
      (select count(*) from attempt a where a.state = 'returned' and a.id in (
        select attempt_id from decision where moderator_id = ${userId} and kind = 'referred_back')) as returned,
      (select coalesce(sum(tallies), 0) from kept) as tallies,
      (select coalesce(sum(sums), 0) from kept) as sums`.execute(queries);
  const { tallies, sums, ...figures } = onlyRow(result);
  if (tallies > unfolded + 2 * sums)
    await foldTallies(queries, 'attempt_tally', tallied, inTenant(principal, sql`attempt_tally`));
  return figures;
}

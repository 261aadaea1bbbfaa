import { sql } from 'kysely';
import { attemptsIn, inStates } from '../../attempts/in-states.ts';
import type { RequestContext } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';
import { onlyRow } from '../../database/only-row.ts';
import { countFromSums, countedOf } from '../../attempts/attempt-totals.ts';
import { atSite, dueCase, dueStates, inTenant, withinSite } from '../../attempts/attempt-conditions.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';
import type { Queries } from '../../database/database.ts';

/** How much waits for the signed-in person. */
interface Figures {
  overdue: number;
  dueToday: number;
  dueThisWeek: number;
  readyToBatch: number;
  inProgress: number;
  returned: number;
}

/**
 * What there is to do for a person and around them. Work that was given to them is counted; work that nobody was
 * given waits for those who assess; it and what is ready are read from the sums that the database keeps (attempt-totals.ts).
 */
export async function figuresOf({ queries, principal, now }: RequestContext): Promise<Figures> {
  const { userId, siteId } = principal;
  const ready = readyOf(queries, principal, now);
  const assesses = hasRole(principal, 'assessor') ? sql`true` : sql`false`;
  // `is true` keeps an index that begins with the account from being read beside the one of what somebody was given.
  const waiting = sql<Omit<Figures, 'readyToBatch'>>`
    with waiting as (
      select ${dueCase(now)} as due, sum(change) as count from (
        select due_at, sum(change) as change from attempt_total a
        where ${inTenant(principal)} and a.counted_by = 'free' and ${inStates(dueStates)}
          and ${atSite(siteId, sql`a.value_id`)} and ${assesses} group by 1) a group by 1
      union all
      select ${dueCase(now)}, count(*) from attempt a
      where ${inTenant(principal)} is true and a.allocated_to = ${userId} and a.superseded_at is null
        and ${attemptsIn(dueStates)} group by 1)
    select
      coalesce((select sum(count) from waiting where due = 'overdue'), 0) as overdue,
      coalesce((select sum(count) from waiting where due = 'today'), 0) as "dueToday",
      coalesce((select sum(count) from waiting where due = 'this_week'), 0) as "dueThisWeek",
      (select count(*) from claim where person_id = ${userId} and expires_at > now()) as "inProgress",
      (select count(*) from attempt a where a.state = 'returned' and a.id in (
        select attempt_id from decision where moderator_id = ${userId} and kind = 'referred_back')) as returned`.execute(
    queries,
  );
  const [result, readyToBatch] = await Promise.all([waiting, ready]);
  return { ...onlyRow(result), readyToBatch };
}

/** How many attempts that somebody sees wait for a batch. */
async function readyOf(queries: Queries, principal: Principal, now: Date): Promise<number> {
  const ready: AttemptFilter = { state: ['assessed'] };
  const seen = withinSite(ready, principal);
  if (seen === ready) return (await countedOf(queries, ready, principal)).left;
  return (await countFromSums(queries, seen, principal, now)) ?? 0;
}

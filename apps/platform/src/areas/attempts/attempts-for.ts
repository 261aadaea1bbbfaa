import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { everyAttempt } from '../../attempts/attempt-conditions.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';
import { statesOf } from '../../attempts/attempt-totals.ts';
import { rowsAtMost } from '../../attempts/in-states.ts';
import { scopeOf } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

type Condition = RawBuilder<unknown>;

/** A page of a list: what it shows, where it goes on, how it is ordered, and of how many rows it is. */
interface Page {
  where: Condition;
  after: Condition;
  order: Condition;
  rows: number;
}

/**
 * Where a page of attempts is read from, as `a`. What is asked for by states alone is found in one of two ways: along the
 * order until the page is full, which reads the more rows the fewer are in these states; or all that are in them, to be sorted.
 * One plan serves accounts of all sizes, so PostgreSQL cannot choose (of 6,000 attempts among 32,000 it sorted all, 8 ms
 * instead of 2.7); how many there are is kept, and `offset 0` holds it to what was chosen.
 */
export function attemptsFor(
  filter: AttemptFilter,
  principal: Principal,
  { where, after, order, rows }: Page,
  counted: { left: number; all: number } | undefined,
): Condition {
  const limit = rowsAtMost(rows);
  // The orders are kept for each account.
  if (!counted || scopeOf(principal).accountId === '*')
    return sql`attempt a where ${where} ${after} ${order} ${limit}`;
  const { left, all } = counted;
  const alongTheOrder = (all * rows) / Math.max(left, 1);
  // What only leaves rows out keeps the order of those that it is given.
  return alongTheOrder < left
    ? sql`(select * from attempt a where ${everyAttempt(principal)} ${after} ${order} offset 0) a where ${statesOf(filter)} ${limit}`
    : sql`(select * from attempt a where ${where} ${after} offset 0) a ${order} ${limit}`;
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import {
  choicesOf,
  chosenStates,
  conditionsOf,
  everyAttempt,
  freeFor,
  givenTo,
  inTenant,
  statesOf,
} from '../../attempts/attempt-conditions.ts';
import { isOfStates } from '../../attempts/attempt-totals.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';
import { areWholeStages, inStates, rowsAtMost, stageOf, stagesOf } from '../../attempts/in-states.ts';
import { scopeOf } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

type Condition = RawBuilder<unknown>;

/** A page of a list: what it is sorted by, where it goes on behind what it is sorted by and the id, and of how many rows it is. */
interface Page {
  sortedBy: Condition;
  after: (value: Condition, id: Condition) => Condition;
  order: (value: Condition, id: Condition) => Condition;
  rows: number;
  now: Date;
}

/** The state, which is indexed with the lines of attempts: an index of the attempts would be written at each step of each of them. */
export const byState = sql`a.state`;

/**
 * Where a page of attempts is read from, as `a`. What is asked for by states is found in one of two ways: along the order
 * within each of their stages until the page is full, which reads the more rows the fewer of a stage are in these states; or all
 * that are in them, to be sorted. One plan serves accounts of all sizes, so PostgreSQL cannot choose (of 6,000 attempts among
 * 32,000 it sorted all, 8 ms instead of 2.7); how many there are is kept, and `offset 0` holds it to what was chosen.
 */
export function attemptsFor(
  filter: AttemptFilter,
  principal: Principal,
  { sortedBy, after, order, rows, now }: Page,
  counted: { left: number; all: number } | undefined,
): Condition {
  const limit = rowsAtMost(rows);
  const [behind, ordered] = [after(sortedBy, sql`a.id`), order(sortedBy, sql`a.id`)];
  const where = conditionsOf(filter, principal, now);
  const along = (all: Condition) => sql`attempt a where ${all} ${behind} ${ordered} ${limit}`;
  const sorted = (all: Condition) =>
    sql`(select * from attempt a where ${all} ${behind} offset 0) a ${ordered} ${limit}`;
  // What somebody has or was given is little, which PostgreSQL does not know: along an order it read the whole account for it.
  if (filter.mine === 'true') return sorted(where);
  const choices = choicesOf(filter);
  const states = chosenStates(filter);
  // The orders are kept for each account.
  if (scopeOf(principal).accountId === '*') return along(where);
  const lines = sql`${inTenant(principal, sql`l`)} and ${statesOf(filter, sql`l.state`)}`;
  if (sortedBy === byState && isOfStates(filter)) {
    const [value, id] = [sql`l.state`, sql`l.attempt_id`];
    return sql`${ofLines(sql`${lines} ${after(value, id)} ${order(value, id)}`, where)} ${limit}`;
  }
  if (states.length === 0) return sql`attempt a where false ${ordered} ${limit}`;
  if (choices.length === 0) return along(where);
  // Of few in large stages, all are looked up.
  if (counted && (counted.all * rows) / Math.max(counted.left, 1) >= counted.left)
    return choices.every(areWholeStages)
      ? sorted(where)
      : sql`${ofLines(lines, sql`${where} ${behind}`)} ${ordered} ${limit}`;
  return sql`(${sql.join(
    partsOf().map((part) => sql`(select a.* from ${part})`),
    sql` union all `,
  )}) a ${ordered} ${limit}`;

  function partsOf(): Condition[] {
    const inStages = stagesOf(states).map((stage) => states.filter((state) => stageOf[state] === stage));
    // Each said once: of what is said twice PostgreSQL expects few rows, and sorts them all.
    const among = (state: string[]) => conditionsOf({ ...filter, queue: undefined, state }, principal, now);
    if (filter.queue === 'due')
      return [
        sorted(sql`${among(states)} and ${givenTo(principal)}`),
        ...inStages.map((own) => along(sql`${among(own)} and ${freeFor(principal)}`)),
      ];
    if (!counted) return inStages.map((own) => along(among(own)));
    return inStages.map((own) => {
      const stage = sql`a.stage = ${sql.lit(stageOf[own[0]!])}`;
      return sql`(select * from (select * from attempt a where ${everyAttempt(principal)} and ${stage} ${behind} ${ordered}) a
        offset 0) a where ${inStates(own)} ${limit}`;
    });
  }
}

/** Attempts that are looked up one by one, in the order of these lines `l`. */
const ofLines = (lines: Condition, where: Condition): Condition => sql`(
  select a.* from (select l.attempt_id from attempt_line l where ${lines} offset 0) l
  cross join lateral (select * from attempt a where a.id = l.attempt_id and ${where} offset 0) a offset 0) a`;

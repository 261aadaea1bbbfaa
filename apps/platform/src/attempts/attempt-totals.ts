import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { foldTallies } from '../database/fold-tallies.ts';
import { onlyRow } from '../database/only-row.ts';
import type { Queries } from '../database/database.ts';
import { isVisitor } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import {
  atSite,
  choicesOf,
  chosenStates,
  dueIn,
  everyAttempt,
  givenTo,
  inTenant,
  statesOf,
} from './attempt-conditions.ts';
import { attemptsIn, besides, inStates } from './in-states.ts';
import type { AttemptFilter } from './attempt-conditions.ts';

/** Of more changes than this the sums are folded by whoever reads what a list of states leaves, as Home and most lists do. */
const unfolded = 1_500;
/** What many attempts at once change of sums by site, roughly; by state it is one row, however many they are. */
const rowsOfMany = 60;
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

const narrowed = (filter: AttemptFilter) =>
  (Object.keys(narrowing) as (keyof typeof narrowing)[]).filter((name) => filter[name]);

/** Whether a filter asks for nothing but states, and a queue. */
export const isOfStates = (filter: AttemptFilter): boolean =>
  filter.mine !== 'true' && narrowed(filter).length === 0;

/** Whether what a filter leaves is kept as sums (0025-totals-of-attempts.sql); not for a visitor, who sees less than they count. */
export const isTotalled = (filter: AttemptFilter, principal: Principal): boolean =>
  filter.queue !== 'due' && isOfStates(filter) && !isVisitor(principal);

/** What attempts are counted by beside their state; by `state` nothing else is told, so that it is the shortest way to a total. */
export type CountedBy = 'state' | 'course' | 'site' | 'assessor' | 'due';

/** Of any state there are sums of their own beside those of each; the states themselves have none (0221-sums-of-any-state.sql). */
const wayOf = (countedBy: CountedBy, filter: AttemptFilter) =>
  countedBy === 'state' || choicesOf(filter).length > 0 ? countedBy : `${countedBy}_of_any`;

/** The rows of `attempt_total`, as `a`, that say how many attempts a totalled filter leaves. */
export const totalsOf = (
  countedBy: CountedBy,
  filter: AttemptFilter,
  principal: Principal,
): RawBuilder<unknown> =>
  sql`attempt_total a where ${inTenant(principal)} and a.counted_by = ${wayOf(countedBy, filter)} and ${statesOf(filter)}`;

/**
 * How many attempts of each of these batches `b` a totalled filter leaves, as `a.change`: one sum for each, looked up by its
 * batch, for a join was sometimes one with the tallies of all batches that there are (145 ms of 90,000 batches).
 */
export const totalsOfBatches = (filter: AttemptFilter, where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`batch b cross join lateral (select sum(a.change) as change from batch_tally a
    where a.batch_id = b.id and not a.is_superseded and ${statesOf(filter)}) a where ${where}`;

/** Filters by a value that attempts are counted by. */
const sumsOf = { courseId: 'course', siteId: 'site', assessorId: 'assessor' } as const;

/**
 * How many attempts a filter leaves that chooses one kind of value besides states, from the sums of each value.
 * @returns nothing where it asks for more, so that attempts have to be counted
 */
export async function countFromSums(
  queries: Queries,
  filter: AttemptFilter,
  principal: Principal,
  now: Date,
): Promise<number | undefined> {
  const [by, more] = narrowed(filter);
  if (filter.mine === 'true' || more !== undefined || isVisitor(principal)) return undefined;
  const due = filter.due ? dueIn(filter.due, now) : sql`true`;
  const sum = (from: RawBuilder<unknown>) => sql`(select coalesce(sum(a.change), 0) from ${from} and ${due})`;
  const count = async (counted: RawBuilder<unknown>) =>
    onlyRow(await sql<{ count: number }>`select (${counted})::int as count`.execute(queries)).count;
  if (filter.queue === 'due') {
    if (by !== undefined && by !== 'due') return undefined;
    // What somebody was given is little.
    return count(sql`${sum(sql`attempt_total a where ${inTenant(principal)} and a.counted_by = ${filter.due ? 'free' : 'free_at_any_time'} and ${statesOf(filter)}
        and ${atSite(principal.siteId, sql`a.value_id`)}`)}
      + (select count(*) from attempt a where ${everyAttempt(principal)} and ${attemptsIn(chosenStates(filter))}
        and ${givenTo(principal)} and ${due})`);
  }
  if (by === undefined || by === 'due') return count(sum(totalsOf(by ?? 'state', filter, principal)));
  if (by !== 'courseId' && by !== 'siteId' && by !== 'assessorId') return undefined;
  return count(
    sum(sql`${totalsOf(sumsOf[by], filter, principal)} and a.value_id = any(${filter[by]}::uuid[])`),
  );
}

/** How many attempts a totalled filter leaves, and how many there are in the stages that it leaves any of. */
export async function countedOf(
  queries: Queries,
  filter: AttemptFilter,
  principal: Principal,
): Promise<{ left: number; all: number }> {
  const { left, all, changes } = onlyRow(
    await sql<{ left: number; all: number; changes: number }>`
      select coalesce(sum(change) filter (where ${statesOf(filter)}), 0)::int as left, coalesce(sum(change) filter (where ${inStates(besides(chosenStates(filter)))}), 0)::int as all,
        coalesce(sum(least(abs(change), ${sql.lit(rowsOfMany)})) filter (where not is_sum), 0)::int as changes
      from ${totalsOf('state', {}, principal)}`.execute(queries),
  );
  if (changes > unfolded)
    await foldTallies(queries, 'attempt_total', totalled, inTenant(principal, sql`attempt_total`));
  return { left, all };
}

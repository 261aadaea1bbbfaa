import type { Queries } from '../database/database.ts';
import { sql } from 'kysely';
import { attemptStates } from '@moderator/contract/options';
import type { AttemptState } from '@moderator/moderation';
import type { RawBuilder } from 'kysely';
import { lastWithout } from '../database/or-else.ts';
import { countRows } from '../documents/count-rows.ts';
import { scopeOf, seenSite } from '../kernel/principal.ts';
import { nilId } from '../kernel/ids.ts';
import type { Principal } from '../kernel/principal.ts';
import { foundBy } from './attempt-search.ts';
import { attemptsIn, inStates } from './in-states.ts';
import { dayBounds, timeZone } from './days.ts';

export interface AttemptFilter {
  queue?: 'due' | 'ready' | 'all';
  courseId?: string[];
  siteId?: string[];
  assessorId?: string[];
  outcomeId?: string[];
  assessedFrom?: string;
  assessedTo?: string;
  batchId?: string[];
  state?: string[];
  due?: string[];
  mine?: 'true' | 'false';
  query?: string;
}

type Condition = RawBuilder<unknown>;

export const dueStates = ['submitted', 'assessing', 'returned'];
export const readyStates = ['assessed', 'batched', 'in_sample', 'moderating'];

/** Work to assess that somebody was given. */
export const givenTo = ({ userId }: Principal): Condition => sql`a.allocated_to = ${userId}`;

/** Work to assess that nobody at the sites of a person has been given yet. */
export const freeFor = ({ siteId }: Principal): Condition =>
  sql`a.allocated_to is null and ${atSite(siteId, sql`a.site_id`)}`;

/** Either of these. */
export const allocatedTo = (principal: Principal): Condition =>
  sql`(${givenTo(principal)} or (${freeFor(principal)}))`;

/** At the site of a person; people without one work at all of them. */
export const atSite = (siteId: string | null, column: Condition): Condition =>
  siteId === null ? sql`true` : sql`${column} = ${siteId}`;

/**
 * The tenant by name, beside row-level security: the orders' indexes begin with the account, and a policy
 * cannot use them.
 */
export function inTenant(principal: Principal, table: Condition = sql`a`): Condition {
  const { clientId, accountId } = scopeOf(principal);
  return accountId === '*' ? sql`${table}.client_id = ${clientId}` : sql`${table}.account_id = ${accountId}`;
}

/**
 * Every outcome of its course has a result: what an outcome that came later, or an older import, left open is in no batch.
 * `line` is the line of the attempt.
 */
export const isWhollyJudged = (courseId: string): Condition =>
  sql`line.result_count >= (select count(*) from outcome where outcome.course_id = ${courseId})`;

/** One of these outcomes has been judged, to whichever result. */
export const isJudgedOn = (outcomeIds: readonly string[]): Condition => sql`exists (select from judgement
  where judgement.attempt_id = a.id and judgement.outcome_id = any(${outcomeIds}::uuid[]) and judgement.judged_at is not null)`;

/** Whether a time lies on the days of a period by the calendar of the account; either end may be open. */
export const onDaysOf = (from: string | undefined, to: string | undefined, time: Condition): Condition[] => [
  ...(from ? [sql`${time} >= ${from}::timestamp at time zone ${timeZone}`] : []),
  ...(to ? [sql`${time} < (${to}::date + 1)::timestamp at time zone ${timeZone}`] : []),
];

/** What is asked for, of the site alone whose work somebody sees. */
export function withinSite<Filter extends { siteId?: string[] | undefined }>(
  filter: Filter,
  principal: Principal,
): Filter {
  const site = seenSite(principal);
  if (!site) return filter;
  return { ...filter, siteId: !filter.siteId || filter.siteId.includes(site) ? [site] : [nilId] };
}

/** All attempts of the tenant; one that a later try has taken the place of is none. */
export const everyAttempt = (principal: Principal): Condition =>
  sql`${inTenant(principal)} and a.superseded_at is null`;

/** The states among which a filter chooses, by its queue and by themselves. */
export const choicesOf = ({ queue, state }: AttemptFilter) =>
  [queue === 'due' ? dueStates : queue === 'ready' ? readyStates : undefined, state].filter(
    (states) => states !== undefined,
  );

/** The states that all of these leave. */
export const chosenStates = (filter: AttemptFilter): AttemptState[] =>
  attemptStates.filter((state) => choicesOf(filter).every((states) => states.includes(state)));

/** The states that a filter leaves, of whatever has a column of them. */
export const statesOf = (filter: AttemptFilter, column = sql`a.state`): Condition =>
  sql.join([sql`true`, ...choicesOf(filter).map((states) => inStates(states, column))], sql` and `);

export function conditionsOf(filter: AttemptFilter, principal: Principal, now: Date): Condition {
  const conditions: Condition[] = [everyAttempt(principal)];
  const among = (column: Condition, values: string[] | undefined, type: Condition) => {
    if (values) conditions.push(sql`${column} = any(${values}::${type}[])`);
  };
  const choices = choicesOf(filter);
  conditions.push(...choices.map(attemptsIn));
  if (filter.queue === 'due') conditions.push(allocatedTo(principal));
  among(sql`a.course_id`, filter.courseId, sql`uuid`);
  among(sql`a.site_id`, filter.siteId, sql`uuid`);
  among(sql`a.assessor_id`, filter.assessorId, sql`uuid`);
  if (filter.outcomeId) conditions.push(isJudgedOn(filter.outcomeId));
  // By what the orders' indexes hold: a list in this order begins where the period does.
  conditions.push(...onDaysOf(filter.assessedFrom, filter.assessedTo, byAssessment));
  if (filter.assessedFrom) conditions.push(sql`${byAssessment} < 'infinity'`);
  // An attempt has its state in its batches, too.
  if (filter.batchId)
    conditions.push(sql`a.id in (select ba.attempt_id from batch_attempt ba
      where ba.batch_id = any(${filter.batchId}::uuid[]) and ${statesOf(filter, sql`ba.state`)})`);
  if (filter.due) conditions.push(dueIn(filter.due, now));
  if (filter.mine === 'true')
    conditions.push(sql`(a.allocated_to = ${principal.userId} or a.id = any(array(
      select attempt_id from claim where person_id = ${principal.userId} and expires_at > now())))`);
  conditions.push(...foundBy(filter.query, choices[0]));
  return sql.join(conditions, sql` and `);
}

/** When an attempt is due, or was assessed, behind all others where nobody said so or has. */
export const byDue = lastWithout(sql`a.due_at`);
export const byAssessment = lastWithout(sql`a.assessed_at`);

/** That an attempt, or a sum of attempts, `a` is due in one of these groups, by what the orders' indexes hold. */
export function dueIn(groups: readonly string[], now: Date): Condition {
  const { today, tomorrow, nextWeek } = dayBounds(now, timeZone);
  const within = (from: Date, to: Condition) => sql`(${byDue} >= ${from} and ${byDue} < ${to})`;
  const ranges: Readonly<Record<string, Condition>> = {
    overdue: sql`${byDue} < ${today}`,
    today: within(today, sql`${tomorrow}`),
    this_week: within(tomorrow, sql`${nextWeek}`),
    later: within(nextWeek, sql`'infinity'`),
    none: sql`${byDue} = 'infinity'`,
  };
  return sql`(${sql.join([sql`false`, ...groups.flatMap((group) => ranges[group] ?? [])], sql` or `)})`;
}

/** The due group as the database sees it, by the same bounds as `dueGroup` of the rules. */
export function dueCase(now: Date): Condition {
  const { today, tomorrow, nextWeek } = dayBounds(now, timeZone);
  return sql`case when a.due_at is null then 'none' when a.due_at < ${today} then 'overdue'
    when a.due_at < ${tomorrow} then 'today' when a.due_at < ${nextWeek} then 'this_week' else 'later' end`;
}

export const countAttempts = (queries: Queries, where: Condition): Promise<number> =>
  countRows(queries, sql`from attempt a where ${where}`);

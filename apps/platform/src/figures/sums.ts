import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { refuse } from '../kernel/refusal.ts';
import type { Queries } from '../database/database.ts';
import { addDays } from './days.ts';
import { asked, askedOfWork, endOfDays, groupsOfPeople, keysOf, midnight, named } from './conditions.ts';
import { factsOfDays } from './facts-of-days.ts';
import type { Question } from './question.ts';
import { standingSums } from './standing-sums.ts';

type Expression = RawBuilder<unknown>;

/** What was added up of each measure: before the days that are asked for, and in each of their parts. */
export type Sums = readonly ReadonlyMap<string, number>[];

/** Sums of all that have the same keys. */
export interface Group {
  keys: readonly string[];
  sums: Sums;
}

const mostGroups = 1000;

/** All registrations, also those that were set aside, with the columns that groups ask for. */
const registrations = sql`(select a.*, a.finished_at as ended_at, null::timestamptz as missed_at from registration a)`;

/** Rows of people who are told apart, each with what it adds to which day. */
function ofRows(question: Question): Expression {
  const { people, zone, days } = question;
  const keys = named(keysOf(question));
  const theirs = (column: Expression) => sql`${column} = any(${[...(people ?? [])]}::uuid[])`;
  const happened = (at: Expression) => sql`${at} < ${endOfDays(question)}`;
  const toCome = sql`f.measure in ('due', 'onTime') and f.at < ${midnight(addDays(days.to, 1), question)}`;
  const dayOf = (at: Expression) => sql`(${at} at time zone ${zone})::date`;
  return sql`
    select ${keys} ${dayOf(sql`f.at`)} as day, f.measure, f.amount
    from standing r ${groupsOfPeople(question)}
      cross join lateral facts_of(r.item_kind, r.status, r.passed, r.score, r.percent, r.registered_at, r.opens_at, r.due_at, r.closes_at,
        r.opened_at, r.ended_at, r.settled_at) f
    where ${theirs(sql`r.user_id`)} and ${asked(question)} and f.measure not in ('awaited', 'percentSum') and (${happened(sql`f.at`)} or ${toCome})
    union all ${actsOfRows(question)}`;
}

/** What people who are told apart did on which day, beside how they stand. */
function actsOfRows(question: Question): Expression {
  const { people, zone, days } = question;
  const keys = named(keysOf(question));
  const theirs = (column: Expression) => sql`${column} = any(${[...(people ?? [])]}::uuid[])`;
  const happened = (at: Expression) => sql`${at} < ${endOfDays(question)}`;
  const dayOf = (at: Expression) => sql`(${at} at time zone ${zone})::date`;
  return sql`
    select ${keys} ${dayOf(sql`s.opened_at`)} as day, 'sessions' as measure, 1 as amount
    from scorm_session s join ${registrations} r on r.user_id = s.learner_id and r.id = s.registration_id ${groupsOfPeople(question)}
    where ${theirs(sql`s.learner_id`)} and s.mode = 'normal' and s.user_id = s.learner_id and ${askedOfWork(question)} and ${happened(sql`s.opened_at`)}
    union all
    select ${keys} ${dayOf(sql`s.submitted_at`)}, 'submissions', 1
    from submission s join ${registrations} r on r.user_id = s.learner_id and r.id = s.registration_id ${groupsOfPeople(question)}
    where ${theirs(sql`s.learner_id`)} and ${askedOfWork(question)} and ${happened(sql`s.submitted_at`)}
    union all
    select ${keys} r.day, 'seconds', r.seconds from (
      select a.*, 'lesson' as item_kind, '' as status, null::timestamptz as opens_at, null::timestamptz as opened_at,
        null::timestamptz as ended_at, null::timestamptz as settled_at, null::timestamptz as missed_at from active_day a) r ${groupsOfPeople(question)}
    where ${theirs(sql`r.user_id`)} and ${askedOfWork(question)} and r.day <= ${days.to}::date`;
}

/** What days add up to of a whole account; nobody is told apart. */
function ofFacts(question: Question): Expression {
  const isWork = sql`r.measure in ('seconds', 'sessions', 'submissions')`;
  return sql`
    select ${named(keysOf(question))} r.day, r.measure, r.amount
    from ${factsOfDays} r
    where ${askedOfWork(question, isWork)} and r.day <= ${question.days.to}::date and r.measure not in ('awaited', 'percentSum', 'toMark')`;
}

/** Of people who are told apart the figures of one period are counted at once; only a series needs the days of each row. */
const standsAtOnce = ({ fromRows, parts }: Question): boolean => fromRows && parts.length === 1;

function relationOf(question: Question): Expression {
  if (!question.fromRows) return ofFacts(question);
  // What somebody did is in no status.
  if (question.groupBy.includes('status'))
    return sql`select '{}'::text[] as keys, current_date as day, '' as measure, 0 as amount where false`;
  return standsAtOnce(question) ? actsOfRows(question) : ofRows(question);
}

/**
 * Adds up what a question is about, by its groups and the parts of its days.
 * @throws RefusedError invalid_input where there are more groups than are answered
 */
export async function sumsOf(queries: Queries, question: Question): Promise<Group[]> {
  const { parts } = question;
  const begins = parts.map(({ from }) => from);
  const { rows } = await sql<{ keys: string[]; part: number; measure: string; amount: number }>`
    with f as (${relationOf(question)})
    select keys, width_bucket(day, ${begins}::date[]) as part, measure, sum(amount)::float as amount
    from f group by 1, 2, 3 having sum(amount) <> 0`.execute(queries);
  const groups = new Map<string, { keys: string[]; sums: Map<string, number>[] }>();
  const add = (keys: string[], part: number, measure: string, amount: number) => {
    const name = keys.join(' ');
    const group = groups.get(name) ?? {
      keys,
      sums: Array.from({ length: parts.length + 1 }, () => new Map()),
    };
    groups.set(name, group);
    const sums = group.sums[part]!;
    sums.set(measure, (sums.get(measure) ?? 0) + amount);
  };
  for (const { keys, part, measure, amount } of rows) add(keys, part, measure, amount);
  if (standsAtOnce(question))
    for (const { keys, part, measure, amount } of await standingSums(queries, question))
      add(keys, part, measure, amount);
  if (question.people)
    for (const { keys, part, people } of await newPeople(queries, question))
      add(keys, part, 'people', people);
  if (groups.size > mostGroups) tooManyGroups();
  return [...groups.values()];
}

/** People by the part of the days in which each had something to learn for the first time. */
async function newPeople(queries: Queries, question: Question) {
  const { rows } = await sql<{ keys: string[]; part: number; people: number }>`
    select keys, width_bucket(day, ${question.parts.map(({ from }) => from)}::date[]) as part, count(*)::int as people
    from (
      select ${named(keysOf(question))} r.user_id, min((r.registered_at at time zone ${question.zone})::date) as day
      from standing r ${groupsOfPeople(question)}
      where r.user_id = any(${[...(question.people ?? [])]}::uuid[]) and ${asked(question)} and r.registered_at < ${endOfDays(question)}
      group by keys, r.user_id) each_one
    group by 1, 2`.execute(queries);
  return rows;
}

export function tooManyGroups(): never {
  const sentence = `There are more than ${mostGroups} groups. Narrow the question, for example to some sites.`;
  return refuse('invalid_input', sentence, { errors: [{ path: 'body.groupBy', message: sentence }] });
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { refuse } from '../kernel/refusal.ts';
import type { Queries } from '../database/database.ts';
import { addDays } from './days.ts';
import { statusAtEnd } from './expressions.ts';
import type { GroupBy, Question } from './question.ts';

type Expression = RawBuilder<unknown>;

/** What was added up of each measure: before the days that are asked for, and in each of their parts. */
export type Sums = readonly ReadonlyMap<string, number>[];

/** Sums of all that have the same keys. */
export interface Group {
  keys: readonly string[];
  sums: Sums;
}

const mostGroups = 1000;
const nil = sql`'00000000-0000-0000-0000-000000000000'::uuid`;

/** Which rows `r` of standing, or with its columns, a question is about; without its days. */
export function asked(question: Question, r = 'r'): Expression {
  const column = (name: string) => sql.ref(`${r}.${name}`);
  const { accounts, siteIds, content, contentKinds } = question;
  return sql`${column('account_id')} = any(${[...accounts]}::uuid[])
    ${siteIds ? sql`and ${column('site_id')} = any(${[...siteIds]}::uuid[])` : sql``}
    ${content ? sql`and ${column('item_id')} = any(${[...content]}::uuid[])` : sql``}
    ${contentKinds ? sql`and ${column('content_kind')} = any(${[...contentKinds]}::text[])` : sql``}`;
}

/** Midnight at which a day begins where the question is asked. */
export const midnight = (day: string, { zone }: Pick<Question, 'zone'>): Expression =>
  sql`(${day}::date::timestamp at time zone ${zone})`;

/** Where the days of a question end, or now where that is earlier. */
export const endOfDays = (question: Question): Expression =>
  sql`least(${question.now}::timestamptz, ${midnight(addDays(question.days.to, 1), question)})`;

/** The keys of groups, of a row `r` that has the columns of standing; the last of them of people alone. */
export function keysOf(question: Question): readonly Expression[] {
  const of: Record<GroupBy, Expression> = {
    site: sql`coalesce(nullif(r.site_id, ${nil})::text, '')`,
    course: sql`case when r.item_kind = 'course' then r.item_id::text else '' end`,
    item: sql`r.item_id::text`,
    group: sql`coalesce(g.id, '')`,
    status: statusAtEnd({ end: endOfDays(question) }),
  };
  return question.groupBy.map((by) => of[by]);
}

/** Of people who are in several groups there is a row for each of them. */
export const groupsOfPeople = ({ groupBy }: Question): Expression =>
  groupBy.includes('group')
    ? sql`left join lateral (select jsonb_array_elements_text(u.body -> 'groupIds') as id from document u
        where u.kind = 'users' and u.id = r.user_id) g on true`
    : sql``;

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
    where ${theirs(sql`r.user_id`)} and ${asked(question)} and f.measure <> 'awaited' and (${happened(sql`f.at`)} or ${toCome})
    union all
    select ${keys} ${dayOf(sql`s.opened_at`)}, 'sessions', 1
    from scorm_session s join ${registrations} r on r.user_id = s.learner_id and r.id = s.registration_id ${groupsOfPeople(question)}
    where ${theirs(sql`s.learner_id`)} and s.mode = 'normal' and s.user_id = s.learner_id and ${asked(question)} and ${happened(sql`s.opened_at`)}
    union all
    select ${keys} ${dayOf(sql`s.submitted_at`)}, 'submissions', 1
    from submission s join ${registrations} r on r.user_id = s.learner_id and r.id = s.registration_id ${groupsOfPeople(question)}
    where ${theirs(sql`s.learner_id`)} and ${asked(question)} and ${happened(sql`s.submitted_at`)}
    union all
    select ${keys} r.day, 'seconds', r.seconds from (
      select a.*, 'lesson' as item_kind, '' as status, null::timestamptz as opens_at, null::timestamptz as opened_at,
        null::timestamptz as ended_at, null::timestamptz as settled_at, null::timestamptz as missed_at from active_day a) r ${groupsOfPeople(question)}
    where ${theirs(sql`r.user_id`)} and ${asked(question)} and r.day <= ${days.to}::date`;
}

/** Facts of days, with what changed of them since they were written. They know days and no hours: what closes today is closed. */
function ofFacts(question: Question): Expression {
  const columns = sql`account_id, site_id, item_kind, item_id, content_kind, day, measure, amount`;
  return sql`
    select ${named(keysOf(question))} r.day, r.measure, r.amount
    from (select ${columns} from fact_day union all select ${columns} from fact_change) r
    where ${asked(question)} and r.day <= ${question.days.to}::date and r.measure <> 'awaited'`;
}

const named = (keys: readonly Expression[]): Expression =>
  sql`array[${keys.length > 0 ? sql.join(keys) : sql``}]::text[] as keys,`;

/**
 * Adds up what a question is about, by its groups and the parts of its days.
 * @throws RefusedError invalid_input where there are more groups than are answered
 */
export async function sumsOf(queries: Queries, question: Question): Promise<Group[]> {
  const { parts } = question;
  const begins = parts.map(({ from }) => from);
  const { rows } = await sql<{ keys: string[]; part: number; measure: string; amount: number }>`
    with f as (${question.fromRows ? ofRows(question) : ofFacts(question)})
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

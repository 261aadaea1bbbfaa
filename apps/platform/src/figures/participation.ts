import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { share } from '@moderator/learning';
import type { ParticipationFigures } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';
import { refuse } from '../kernel/refusal.ts';
import { lengthOf, wholePeriod } from './days.ts';
import type { Days } from './days.ts';
import type { Counted } from './figures-of-sums.ts';
import type { Question } from './question.ts';
import { asked, endOfDays, groupsOfPeople, keysOf, midnight } from './conditions.ts';

/** Who was at work in some days. */
export interface Active {
  keys: readonly string[];
  /** Which of the periods, from 0. */
  period: number;
  people: number;
  enrolled: number;
  enrolledActive: number;
  medianSeconds: number | null;
}

type Expression = RawBuilder<unknown>;
const nil = '00000000-0000-0000-0000-000000000000';
/** Days of one site in which people are counted one by one, however many there are. */
const mostDays = 31;

/**
 * Who was at work in each of some periods, by the groups of a question. Different people do not add up: where they are too many to be
 * told apart, days, weeks and months were counted when they were over.
 * @throws RefusedError invalid_input where nobody has counted them
 */
export async function activeIn(
  queries: Queries,
  question: Question,
  periods: readonly Days[],
): Promise<Active[]> {
  const { rows } = await sql<Active>`select * from ${activeOf(question, periods)} a`.execute(queries);
  return rows;
}

/**
 * The same as rows that others can be joined to, with the columns of {@link Active}.
 * @throws RefusedError invalid_input where nobody has counted them
 */
export function activeOf(question: Question, periods: readonly Days[]): Expression {
  const isFew = periods.every((days) => lengthOf(days) <= mostDays) && question.siteIds?.length === 1;
  return question.people || isFew ? countedNow(question, periods) : countedBefore(question, periods);
}

/** Content of a course counts for it here: nobody is at work on a course itself. */
function onAsked(question: Question): Expression {
  const { content, ...others } = question;
  if (!content) return asked(question);
  const ids = sql`${[...content]}::uuid[]`;
  return sql`${asked({ ...others, content: undefined })} and (r.item_id = any(${ids}) or exists (select from registration c
    where c.user_id = r.user_id and c.item_id = r.item_id and c.course_id = any(${ids})))`;
}

function countedNow(question: Question, periods: readonly Days[]): Expression {
  const theirs = question.people ? sql`and r.user_id = any(${[...question.people]}::uuid[])` : sql``;
  const keysOfActive = question.groupBy.map((by, index) =>
    by === 'course'
      ? sql`coalesce((select c.course_id::text from registration c where c.user_id = r.user_id and c.item_id = r.item_id limit 1), '')`
      : keysOf(question)[index]!,
  );
  const keys = (of: readonly Expression[]) =>
    sql`array[${of.length > 0 ? sql.join(of) : sql``}]::text[] as keys`;
  const starts = sql.join(periods.map(({ from }) => midnight(from, question)));
  const ends = sql.join(periods.map(({ to }) => sql`${midnight(to, question)} + interval '1 day'`));
  return sql`(
    with span as (
      select * from unnest(${periods.map(({ from }) => from)}::date[], ${periods.map(({ to }) => to)}::date[],
        array[${starts}], array[${ends}]) with ordinality as span (from_day, to_day, starts, ends, position)),
    active as (
      select position, ${keys(keysOfActive)}, r.user_id, sum(r.seconds) as seconds
      from span join (select a.*, '' as item_kind from active_day a) r on r.day between span.from_day and span.to_day ${groupsOfPeople(question)}
      where ${onAsked(question)} ${theirs} group by 1, 2, 3),
    taking as (
      -- When somebody has something open, whatever it is: looked at once a person, not once a registration and period.
      select ${keys(keysOf(question))}, r.user_id, range_agg(tstzrange(r.available_at,
        greatest(coalesce(least(r.over_at, r.missed_at), 'infinity'), r.available_at), '[]')) as open
      from standing r ${groupsOfPeople(question)}
      where ${asked(question)} ${theirs} and r.registered_at < ${endOfDays(question)} group by 1, 2),
    enrolled as (
      select position, keys, user_id from span join taking
        on taking.open && tstzrange(span.starts, greatest(least(span.ends, ${question.now}::timestamptz), span.starts)))
    select (position - 1)::int as period, keys, count(active.user_id)::int as people, count(enrolled.user_id)::int as enrolled,
      (count(*) filter (where active.user_id is not null and enrolled.user_id is not null))::int as "enrolledActive",
      percentile_cont(0.5) within group (order by seconds) filter (where active.user_id is not null) as "medianSeconds"
    from active full join enrolled using (position, keys, user_id) group by 1, 2)`;
}

function countedBefore(question: Question, periods: readonly Days[]): Expression {
  const { accounts, siteIds, content, contentKinds, groupBy } = question;
  const kinds = new Set(periods.map(wholePeriod));
  const [kind] = kinds;
  // Different people add up where each site or thing is a group of its own alone.
  const isSeveral = (by: 'site' | 'item', ids: readonly string[] | undefined) =>
    !groupBy.includes(by) && (ids?.length ?? 0) > 1;
  if (
    !kind ||
    kinds.size > 1 ||
    contentKinds ||
    isSeveral('site', siteIds) ||
    isSeveral('item', content) ||
    groupBy.some((by) => by !== 'site' && by !== 'item')
  )
    notCounted();
  const one = (by: 'site' | 'item', column: Expression, ids: readonly string[] | undefined) =>
    ids
      ? sql`and ${column} = any(${[...ids]}::uuid[])`
      : groupBy.includes(by)
        ? sql`and ${column} <> ${nil}::uuid`
        : sql`and ${column} = ${nil}::uuid`;
  const keys = groupBy.map((by) => sql`p.${sql.ref(`${by}_id`)}::text`);
  return sql`(
    select (span.position - 1)::int as period, array[${keys.length > 0 ? sql.join(keys) : sql``}]::text[] as keys, sum(p.people)::int as people,
      sum(p.enrolled)::int as enrolled, sum(p.enrolled_active)::int as "enrolledActive", null::float as "medianSeconds"
    from unnest(${periods.map(({ from }) => from)}::date[]) with ordinality as span (from_day, position)
      join active_period p on p.from_day = span.from_day
    where p.account_id = any(${[...accounts]}::uuid[]) and p.period = ${kind}
      ${one('site', sql`p.site_id`, siteIds)} ${one('item', sql`p.item_id`, content)}
    group by 1, 2)`;
}

function notCounted(): never {
  const sentence =
    'Different people do not add up, and these are too many to be told apart. Ask for a whole day, week from Monday or month, of all sites and content or of one, or for 31 days of one site.';
  return refuse('invalid_input', sentence, { errors: [{ path: 'body.to', message: sentence }] });
}

/** Who was at work, and how long: people who were told apart, beside sums that add up. */
export function participationFigures(sums: Counted, active: Active | undefined): ParticipationFigures {
  const [people, seconds] = [active?.people ?? 0, sums.during('seconds')];
  return {
    activePeople: people,
    participationRate: share(active?.enrolledActive ?? 0, active?.enrolled ?? 0),
    sessions: sums.during('sessions'),
    submissions: sums.during('submissions'),
    secondsOnTask: seconds,
    meanSeconds: people === 0 ? null : Math.round(seconds / people),
    medianSeconds: active?.medianSeconds ?? null,
  };
}

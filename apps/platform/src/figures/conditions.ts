import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { addDays } from './days.ts';
import { statusAtEnd } from './expressions.ts';
import type { GroupBy, Question } from './question.ts';

type Expression = RawBuilder<unknown>;

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

/**
 * The same of what somebody did: nobody is at work on a course itself, but on what it consists of.
 * @param isWork which rows tell of that, where others do not
 */
export function askedOfWork(question: Question, isWork = sql`true`): Expression {
  const { content, ...others } = question;
  if (!content) return asked(question);
  const ids = sql`${[...content]}::uuid[]`;
  // Asked for as one list, so that an index of things is entered.
  return sql`${asked({ ...others, content: undefined })}
    and r.item_id = any(${ids} || array(select i.lesson_id from course_item i where i.course_id = any(${ids})))
    and (r.item_id = any(${ids}) or ${isWork})`;
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

/** The keys of a row as one column, with a comma behind it. */
export const named = (keys: readonly Expression[]): Expression =>
  sql`array[${keys.length > 0 ? sql.join(keys) : sql``}]::text[] as keys,`;

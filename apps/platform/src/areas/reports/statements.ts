import { sql } from 'kysely';
import { statementOf, toldEvents } from '@moderator/learning';
import type { ToldEvent } from '@moderator/learning';
import { nilId } from '../../kernel/ids.ts';
import { pseudonym } from '../../kernel/pseudonym.ts';
import { idFrom, nameOf } from './kind.ts';
import type { ReportQuery } from './read-rows.ts';

type Row = Omit<ToldEvent, 'learner' | 'course'> & {
  user_id: string;
  account_id: string;
  event_id: string;
  course_id: string | null;
  course_title: string | null;
};

/** Events that are in memory at a time. */
const atATime = 1000;

/**
 * What happened to the registrations that a report of completions has, as a list of xAPI statements in JSON: an export of what is
 * written down, never a second truth.
 * @param address of the platform, which people and things are named by
 */
export async function* statementsOf(query: ReportQuery, address: string): AsyncGenerator<string> {
  let last: Pick<Row, 'user_id' | 'registrationId' | 'event_id'> | undefined;
  let before = '[';
  do {
    const rows = await eventsBehind(query, last);
    if (rows.length > 0)
      yield rows.reduce((text, row) => {
        const line = `${text}${before}\n${JSON.stringify(statementOf(address, told(row)))}`;
        before = ',';
        return line;
      }, '');
    last = rows.length === atATime ? rows.at(-1) : undefined;
  } while (last);
  yield before === '[' ? '[]\n' : '\n]\n';
}

async function eventsBehind(
  { rows: { from, where }, asked }: ReportQuery,
  last: Pick<Row, 'user_id' | 'registrationId' | 'event_id'> | undefined,
): Promise<Row[]> {
  const conditions = where.filter((each) => each !== undefined);
  const { rows } = await sql<Row>`
    select ${idFrom(sql`e.user_id`, sql`e.registration_id`, sql`e.id`)} as id, e.id::text as event_id, e.event, e.score::float8 as score,
      r.seconds::int as seconds, e.at, e.registration_id as "registrationId",
      ${idFrom(sql`e.user_id`, sql`e.registration_id`, sql`coalesce(opened.id, e.id)`)} as "sessionId", e.user_id, e.account_id, r.item_kind as "itemKind",
      r.item_id as "itemId", coalesce(${nameOf('item')}, '') as title, r.course_id, ${nameOf('course')} as course_title
    from ${from}
    join registration g on g.user_id = r.user_id and g.item_id = r.item_id and g.superseded_at is null
    join registration_event e on e.user_id = g.user_id and e.registration_id = g.id
    left join lateral (select max(o.id) as id from registration_event o where o.user_id = e.user_id
      and o.registration_id = e.registration_id and o.event = 'open' and o.id <= e.id) opened on true
    where ${sql.join(conditions, sql` and `)} and r.item_kind = g.item_kind and e.event = any(${toldEvents}::text[])
      and (e.user_id, e.registration_id, e.id) > (${last?.user_id ?? nilId}::uuid, ${last?.registrationId ?? nilId}::uuid, ${last?.event_id ?? '0'}::bigint)
    order by e.user_id, e.registration_id, e.id limit ${atATime}`.execute(asked.queries);
  return rows;
}

const told = ({ account_id, user_id, course_id, course_title, ...row }: Row): ToldEvent => ({
  ...row,
  learner: pseudonym(account_id, user_id),
  course: course_id === null ? null : { id: course_id, title: course_title ?? '' },
});

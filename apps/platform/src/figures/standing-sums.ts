import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { asked, groupsOfPeople, keysOf, midnight, named } from './conditions.ts';
import { addDays, beginning } from './days.ts';
import { countsOf, endOf, statusAtEnd, within } from './expressions.ts';
import type { Question } from './question.ts';

/** What was added up of one measure: before the days that are asked for (0), or in them. */
interface Sum {
  keys: string[];
  part: number;
  measure: string;
  amount: number;
}

/**
 * How people who are told apart stand, counted at once for one period by the expressions that rows of reports have: as many of their
 * rows as there may be are looked at once, not once for each of their days.
 */
export async function standingSums(queries: Queries, question: Question): Promise<Sum[]> {
  const { days, people, now } = question;
  const period = {
    from: days.from === beginning ? undefined : midnight(days.from, question),
    to: midnight(addDays(days.to, 1), question),
    now,
  };
  const { finishedByEnd, availableByEnd, ...counts } = countsOf(period);
  const columns = Object.entries({
    ...counts,
    available: availableByEnd,
    before: finishedByEnd,
  }).map(([name, count]) => sql`coalesce(${count}, 0)::float as ${sql.ref(name)}`);
  const keys = named(keysOf(question));
  const theirs = sql`from standing r ${groupsOfPeople(question)}
    where r.user_id = any(${[...(people ?? [])]}::uuid[]) and ${asked(question)}`;
  const isRegistered = sql`r.registered_at < ${endOf(period)}`;
  const [counted, spread] = await Promise.all([
    sql<
      { keys: string[] } & Record<string, number>
    >`select ${keys} ${sql.join(columns)} ${theirs} group by 1`.execute(queries),
    sql<Sum>`
      select keys, 1 as part, measure, count(*)::float as amount from (
        select ${keys} 'status:' || ${statusAtEnd({ end: endOf(period) })} as measure ${theirs} and ${isRegistered}
        union all select ${keys} 'days:' || (account_day(r.finished_at) - account_day(r.registered_at)) ${theirs} and ${within(sql`r.finished_at`, period)}
        union all select ${keys} 'percent:' || r.percent ${theirs} and r.item_kind = 'course' and ${isRegistered}) values
      group by 1, 3`.execute(queries),
  ]);
  const sums = counted.rows.flatMap(({ keys: of, before = 0, ...row }) => [
    ...Object.entries(row).map(([measure, amount]) => ({ keys: of, part: 1, measure, amount })),
    { keys: of, part: 0, measure: 'finished', amount: before - (row['finished'] ?? 0) },
  ]);
  return [...sums, ...spread.rows].filter(({ amount }) => amount !== 0);
}

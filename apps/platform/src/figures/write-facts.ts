import { sql } from 'kysely';
import { z } from 'zod';
import { dayIn } from '../attempts/days.ts';
import type { Queries } from '../database/database.ts';
import { inSteps } from '../jobs/in-steps.ts';
import { job } from '../jobs/job.ts';
import type { JobTools } from '../jobs/job.ts';
import { addDays, beginOf, nextBegin } from './days.ts';
import type { Interval } from './days.ts';
import { mostPeople } from './people-asked.ts';

/** Changes that one step takes. */
const changesAtOnce = 20_000;

/** Makes facts of days from what changed, every hour; days that are over and change get a new revision. */
export const foldFacts = job({
  name: 'fold-facts',
  payload: z.object({}),
  failure:
    'Changes could not be added to the figures of their days. They are counted all the same, and it is tried again.',
  tries: Infinity,
  every: '52 * * * *',
  run: (_, tools) => foldAll(tools),
});

/** All changes that are there. */
const foldAll = (tools: JobTools): Promise<void> =>
  inSteps(tools, changesAtOnce, async (queries, now) => {
    const { rows } = await sql<{
      folded: number;
    }>`select fold_facts(${dayIn(now)}::date, ${changesAtOnce}) as folded`.execute(queries);
    return rows[0]?.folded ?? 0;
  });

/** Counts the people of days, weeks and months that are over, soon after midnight, and again those that came to be known late. */
export const countActivePeople = job({
  name: 'count-active-people',
  payload: z.object({}),
  failure:
    'People at work could not be counted for periods that are over. Nothing is lost, and it is tried again.',
  tries: Infinity,
  every: '14 22,2 * * *',
  run: async (_, tools) => {
    await inSteps(tools, 1, (queries, now) => countNext(queries, dayIn(now)));
    await countRunning(tools);
  },
});

const following: Record<Interval, Interval | null> = { day: 'week', week: 'month', month: null };

/** @returns 1 where a period was counted, 0 where none is left */
async function countNext(queries: Queries, today: string): Promise<number> {
  const { rows } = await sql<{ account_id: string; period: Interval; begin: string }>`
    select account_id, period, date_trunc(period, day)::date::text as begin from active_pending
    where day < ${today}::date and (date_trunc(period, day) + ('1 ' || period)::interval)::date <= ${today}::date
    order by period, day limit 1 for update skip locked`.execute(queries);
  const [next] = rows;
  if (!next) return 0;
  const { account_id: account, period, begin } = next;
  const behind = nextBegin(begin, period);
  await sql`select count_active(${account}::uuid, ${period}, ${begin}::date, ${behind}::date)`.execute(
    queries,
  );
  const done = sql`account_id = ${account}::uuid and period = ${period} and day between ${begin}::date and ${addDays(behind, -1)}::date`;
  const then = following[period];
  await (then
    ? sql`update active_pending set period = ${then} where ${done}`.execute(queries)
    : sql`delete from active_pending where ${done}`.execute(queries));
  return 1;
}

/** Counts the days that are over of the week and the month which are not, for accounts of so many people that nobody tells them apart. */
async function countRunning(tools: JobTools): Promise<void> {
  const { context } = tools;
  const today = dayIn(context.now());
  const counts = (['week', 'month'] as const)
    .map((period) => ({ period, begin: beginOf(today, period) }))
    .filter(({ begin }) => begin < today);
  const accounts = await context.database.asSystem(async (queries) => {
    const { rows } = await sql<{ id: string }>`
      select a.id from document a where a.kind = 'accounts' and a.deleted_at is null and exists (
        select from document u where u.kind = 'users' and u.account_id = a.id offset ${mostPeople})`.execute(
      queries,
    );
    return rows.map(({ id }) => id);
  });
  const left = accounts.flatMap((id) => counts.map((count) => ({ ...count, id })));
  await inSteps(tools, 1, async (queries) => {
    const next = left.pop();
    if (!next) return 0;
    await sql`select count_active(${next.id}::uuid, ${next.period}, ${next.begin}::date, ${today}::date)`.execute(
      queries,
    );
    return 1;
  });
}

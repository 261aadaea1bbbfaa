import { sql } from 'kysely';
import { keepPlans } from '../../database/keep-plans.ts';
import { lastWithout } from '../../database/or-else.ts';
import type { RawBuilder } from 'kysely';
import {
  byAssessment,
  byDue,
  conditionsOf,
  countAttempts,
  withinSite,
} from '../../attempts/attempt-conditions.ts';
import { presentAttempt, readSortedAttempts } from '../../attempts/attempt-rows.ts';
import { countFromSums, countedOf, isTotalled } from '../../attempts/attempt-totals.ts';
import { attemptsFor, byState } from './attempts-for.ts';
import { lastCounted } from './last-counted.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';

type Condition = RawBuilder<unknown>;

/** What each order sorts by; `cast` gives the cursor's text its type back. */
const orders: Record<string, { column: Condition; cast: Condition; kind: 'text' | 'instant' }> = {
  learner: { column: sql`a.learner_order`, cast: sql`text`, kind: 'text' },
  course: { column: sql`a.course_order`, cast: sql`text`, kind: 'text' },
  site: { column: sql`a.site_order`, cast: sql`text`, kind: 'text' },
  assessor: { column: sql`a.assessor_order`, cast: sql`text`, kind: 'text' },
  state: { column: byState, cast: sql`text`, kind: 'text' },
  dueAt: { column: byDue, cast: sql`timestamptz`, kind: 'instant' },
  assessedAt: { column: byAssessment, cast: sql`timestamptz`, kind: 'instant' },
  submittedAt: { column: lastWithout(sql`a.submitted_at`), cast: sql`timestamptz`, kind: 'instant' },
};

export async function listAttempts(call: Call<'listAttempts'>) {
  const { queries, principal, now } = call;
  const query = withinSite(call.query, principal);
  const limit = query.limit ?? 50;
  const sort = query.sort ?? (query.queue === 'due' ? 'dueAt' : 'learner');
  const descending = sort.startsWith('-');
  const { column, cast, kind } = existing(orders[sort.replace(/^-/, '')], `order ${sort}`);
  const cursor = readCursor(query.cursor, `attempts ${sort}`, kind);
  const direction = descending ? sql`desc` : sql`asc`;
  const asked = {
    now,
    sortedBy: column,
    after: (value: Condition, id: Condition) =>
      cursor
        ? sql`and (${value}, ${id}) ${descending ? sql`<` : sql`>`} (${cursor.value}::${cast}, ${cursor.id}::uuid)`
        : sql``,
    order: (value: Condition, id: Condition) => sql`order by ${value} ${direction}, ${id} ${direction}`,
    rows: limit + 1,
  };
  const wantsTotal = query.total === 'true';
  const remembered = isTotalled(query, principal) ? lastCounted(call, query) : undefined;
  const plansKept = remembered && keepPlans(queries);
  // Waited for below, and both fail where the database goes away.
  plansKept?.catch(() => undefined);
  // Counted each time, or a way that is wrong by now would be gone for a minute.
  const counting = remembered && countedOf(queries, query, principal).then(remembered.keep);
  const way = remembered?.known() ?? (await counting);
  const countAll = async () =>
    (await countFromSums(queries, query, principal, now)) ??
    (await countAttempts(queries, conditionsOf(query, principal, now)));
  const [rows, counted, total] = await Promise.all([
    readSortedAttempts(
      queries,
      sql`select a.*, (${column})::text as sorted from ${attemptsFor(query, principal, asked, way)}`,
      sql`${column} ${direction}, a.id ${direction}`,
    ),
    counting,
    wantsTotal && !remembered ? countAll() : undefined,
    plansKept,
  ]);
  const { page, next } = cutPage(rows, limit, (last) => ({
    sort: `attempts ${sort}`,
    value: last.sorted ?? '',
    id: last.id,
  }));
  return {
    data: page.map((row) => presentAttempt(row, principal, now)),
    next,
    ...(wantsTotal && { total: total ?? counted?.left }),
  };
}

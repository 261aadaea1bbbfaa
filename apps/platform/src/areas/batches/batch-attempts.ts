import type { attemptMarks } from '@moderator/contract/options';
import { sql } from 'kysely';
import { inStates, rowsAtMost } from '../../attempts/in-states.ts';
import type { RawBuilder } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { keepPlans } from '../../database/keep-plans.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { onlyRow } from '../../database/only-row.ts';
import { countRows } from '../../documents/count-rows.ts';
import { searchPatterns } from '../../documents/search-words.ts';
import { isJudgedOn, withinSite } from '../../attempts/attempt-conditions.ts';
import { presentAttempt, readSortedAttempts } from '../../attempts/attempt-rows.ts';
import { openBatch } from '../../attempts/batch-rows.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import { existing } from '../../kernel/existing.ts';
import { isVisitor } from '../../kernel/principal.ts';
import type { Principal } from '../../kernel/principal.ts';

interface Order {
  column: RawBuilder<unknown>;
  cast: RawBuilder<unknown>;
  kind: 'text' | 'number';
}

const text = (column: RawBuilder<unknown>): Order => ({ column, cast: sql`text`, kind: 'text' });

const orders: Record<string, Order> = {
  learner: text(sql`a.learner_order`),
  site: text(sql`a.site_order`),
  assessor: text(sql`a.assessor_order`),
  state: text(sql`a.state`),
};

/** Before the draw there is no order yet; the id alone gives a stable one. */
const orderOfDraw = (batch: BatchRecord): Order => ({
  column: batch.state === 'collecting' ? sql`0::integer` : sql`ba.position`,
  cast: sql`integer`,
  kind: 'number',
});

/**
 * All of them: positions count from 1. Told as a value, so that the index in this order looks good to PostgreSQL whatever it expects of a
 * batch; of an average one of 29 it would read and sort all, which took 6 of 9 ms for the first hundred of 2,498.
 */
const alongTheDraw = sql`and ba.position >= ${0}::integer`;

function conditionsOf(batch: BatchRecord, query: Call<'listBatchAttempts'>['query']): RawBuilder<unknown> {
  // The account by name, so that a large batch is read along the index of the order rather than sorted.
  const conditions = [sql`ba.batch_id = ${batch.id}`, sql`a.account_id = ${batch.account_id}`];
  if (query.sampled) conditions.push(sql`ba.sampled = ${query.sampled === 'true'}`);
  if (query.assessorId) conditions.push(sql`a.assessor_id = any(${query.assessorId}::uuid[])`);
  if (query.outcomeId) conditions.push(isJudgedOn(query.outcomeId));
  if (query.siteId) conditions.push(sql`a.site_id = any(${query.siteId}::uuid[])`);
  if (query.state) conditions.push(inStates(query.state));
  for (const pattern of searchPatterns(query.query)) conditions.push(sql`a.search like ${pattern}`);
  return sql.join(conditions, sql` and `);
}

export async function listBatchAttempts({
  queries,
  principal,
  params,
  query: asked,
  now,
}: Call<'listBatchAttempts'>) {
  const query = withinSite(asked, principal);
  const [, batch] = await Promise.all([
    // Which plan is best for words depends on the words.
    query.query ? undefined : keepPlans(queries),
    openBatch(queries, principal, params.id),
  ]);
  const limit = query.limit ?? 100;
  const sort = query.sort ?? 'draw';
  const name = sort.replace(/^-/, '');
  const { column, cast, kind } =
    name === 'draw' ? orderOfDraw(batch) : existing(orders[name], `order ${sort}`);
  const [direction, beyond] = sort.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const list = `${sort} of ${batch.id}`;
  const cursor = readCursor(query.cursor, list, kind);
  const from = sql`from batch_attempt ba join attempt a on a.id = ba.attempt_id where ${conditionsOf(batch, query)}`;
  const after = cursor
    ? sql`and (${column}, ba.attempt_id) ${beyond} (${cursor.value}::${cast}, ${cursor.id}::uuid)`
    : name === 'draw' && batch.state !== 'collecting'
      ? alongTheDraw
      : sql``;
  const [rows, total] = await Promise.all([
    readSortedAttempts(
      queries,
      sql`select a.*, ${column} as sorted ${from} ${after}
        order by ${column} ${direction}, ba.attempt_id ${direction} ${rowsAtMost(limit + 1)}`,
      sql`a.sorted ${direction}, a.id ${direction}`,
    ),
    query.total === 'true'
      ? (keptTotal(queries, principal, batch, query) ?? countRows(queries, from))
      : undefined,
  ]);
  const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({
    sort: list,
    value: kind === 'number' ? Number(sorted) : (sorted ?? ''),
    id,
  }));
  const decided = await decidedIn(
    queries,
    batch.id,
    page.map((row) => row.id),
  );
  return {
    data: page.map((row) => {
      const isBlind = isBlindFor(row, principal);
      return Object.assign(presentAttempt(row, principal, now), presentDecided(decided.get(row.id)), {
        result: isBlind ? null : row.result,
        passed: isBlind ? null : row.passed,
      });
    }),
    next,
    ...(total === undefined ? {} : { total }),
  };
}

/** How many of a batch a list has, as the database keeps it; undefined where the list asks for what is not kept. */
function keptTotal(
  queries: Queries,
  principal: Principal,
  batch: BatchRecord,
  query: Call<'listBatchAttempts'>['query'],
): Promise<number> | undefined {
  const { sampled, state, assessorId, outcomeId, siteId } = query;
  // A visitor does not see all that the batch counts.
  if (isVisitor(principal) || outcomeId || siteId || query.query) return undefined;
  const conditions = [sql`batch_id = ${batch.id}`];
  if (sampled) conditions.push(sql`sampled = ${sampled === 'true'}`);
  if (state) conditions.push(sql`state = any(${state}::text[])`);
  if (assessorId) conditions.push(sql`assessor_id = any(${assessorId}::uuid[])`);
  return sql<{ total: number }>`
    select coalesce(sum(change), 0)::int as total from batch_tally where ${sql.join(conditions, sql` and `)}`
    .execute(queries)
    .then((counted) => onlyRow(counted).total);
}

interface Decided {
  attempt_id: string;
  moderator_id: string | null;
  moderator_name: string | null;
  signed_at: Date | null;
  reason_by_hand: string | null;
  marks:
    | {
        kind: (typeof attemptMarks)[number];
        reason: string;
        by: { id: string; name: string };
        at: string;
      }[]
    | null;
}

/** What became of attempts in a batch: who decided, and when. Most of a page wait, and nothing is said of them. */
async function decidedIn(queries: Queries, batchId: string, ids: string[]): Promise<Map<string, Decided>> {
  const { rows } = await sql<Decided>`
    select ba.attempt_id, ba.reason_by_hand, marks.all as marks, d.moderator_id, d.signed_at,
      who.body ->> 'name' || ' ' || (who.body ->> 'surname') as moderator_name
    from batch_attempt ba
    left join lateral (select kind, moderator_id, signed_at from decision
      where decision.attempt_id = ba.attempt_id and decision.batch_id = ba.batch_id
      order by signed_at desc limit 1) d on true
    left join document who on who.kind = 'users' and who.id = d.moderator_id
    left join lateral (select jsonb_agg(jsonb_build_object('kind', mark.kind, 'reason', mark.reason, 'at', mark.marked_at,
        'by', jsonb_build_object('id', mark.marked_by, 'name', concat(p.body ->> 'name', ' ', p.body ->> 'surname')))
        order by mark.kind) as all
      from attempt_mark mark left join document p on p.kind = 'users' and p.id = mark.marked_by
      where mark.attempt_id = ba.attempt_id) marks on true
    where ba.batch_id = ${batchId} and ba.attempt_id = any(${ids}::uuid[])
      and num_nonnulls(d.signed_at, ba.reason_by_hand, marks.all) > 0`.execute(queries);
  return new Map(rows.map((row) => [row.attempt_id, row]));
}

const presentDecided = (row: Decided | undefined) => ({
  decidedBy: row?.moderator_id ? { id: row.moderator_id, name: row.moderator_name ?? '' } : null,
  decidedAt: row?.signed_at ?? null,
  reasonByHand: row?.reason_by_hand ?? null,
  marks: (row?.marks ?? []).map((mark) => ({ ...mark, at: new Date(mark.at) })),
});

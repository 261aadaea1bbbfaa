import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import { mostPressingFirst } from '../../attempts/batch-rows.ts';
import { conditionsOf, dueCase, inTenant } from '../../attempts/attempt-conditions.ts';
import { isTotalled, totalsOf, totalsOfBatches } from '../../attempts/attempt-totals.ts';
import { rowsAtMost } from '../../attempts/in-states.ts';
import type { CountedBy } from '../../attempts/attempt-totals.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';
import type { Principal } from '../../kernel/principal.ts';

type Facet = 'courses' | 'sites' | 'assessors' | 'states' | 'due' | 'batches';

const inOpenBatch = sql`join batch_attempt ba on ba.attempt_id = a.id
  join batch b on b.id = ba.batch_id and b.state <> 'reported'`;

/** Nobody chooses one of a thousand open batches in a list of filters. */
const mostBatches = 100;

interface FacetRow {
  facet: Facet;
  id: string;
  name: string;
  count: number;
}

const filterOf = {
  courses: 'courseId',
  sites: 'siteId',
  assessors: 'assessorId',
  states: 'state',
  due: 'due',
  batches: 'batchId',
} as const satisfies Record<Facet, keyof AttemptFilter>;

/** What each facet counts by, in the rows of attempts and in the sums that are kept of them. */
const values: Record<Exclude<Facet, 'batches'>, CountedBy> = {
  courses: 'course',
  sites: 'site',
  assessors: 'assessor',
  states: 'state',
  due: 'due',
};

/**
 * Values to filter by, each counted over what the other filters leave, so that choosing one value never
 * hides its neighbours. Where the others leave but states, the sums are read that the database keeps.
 */
export async function getAttemptFacets({ queries, principal, query, now }: Call<'getAttemptFacets'>) {
  const valueOf = (facet: Facet, kept: boolean): RawBuilder<unknown> => {
    if (facet === 'states') return sql`a.state, a.state`;
    if (facet === 'due') return sql`${dueCase(now)}, ''`;
    if (facet === 'batches') return sql`b.id, b.title`;
    if (kept) return sql`a.value_id, a.name`;
    const of = values[facet];
    return sql`${sql.ref(`a.${of}_id`)}, ${sql.ref(of === 'course' ? 'a.course_title' : `a.${of}_name`)}`;
  };
  const offered = offeredBatches(principal, query.batchId ?? []);
  const sumsOf = (facet: Facet, filter: AttemptFilter) =>
    facet === 'batches' ? totalsOfBatches(filter, offered) : totalsOf(values[facet], filter, principal);
  const rowsOf = (facet: Facet, filter: AttemptFilter) =>
    sql`attempt a ${facet === 'batches' ? inOpenBatch : sql``} where ${conditionsOf(filter, principal, now)}
      ${facet === 'batches' ? sql`and ${offered}` : sql``}`;
  const parts = (Object.keys(filterOf) as Facet[]).map((facet) => {
    const filter = { ...query, [filterOf[facet]]: undefined };
    const kept = isTotalled(filter, principal);
    const count = kept ? sql`sum(a.change)` : sql`count(*)`;
    const rows = kept ? sumsOf(facet, filter) : rowsOf(facet, filter);
    // Ids become texts when they are few: thousands of sums are grouped by the ids themselves.
    return sql`(select ${sql.lit(facet)}, id::text, name, count from (
      select ${valueOf(facet, kept)}, ${count} from ${rows} group by 1, 2) as counted(id, name, count))`;
  });
  const { rows } = await sql<FacetRow>`
    select * from (${sql.join(parts, sql` union all `)}) as facet(facet, id, name, count)
    where id is not null and count > 0 order by name, id`.execute(queries);
  const facets: Record<Facet, FacetRow[]> = {
    courses: [],
    sites: [],
    assessors: [],
    states: [],
    due: [],
    batches: [],
  };
  for (const row of rows) facets[row.facet].push(row);
  return { data: facets };
}

/** The open batches `b` that are most pressing, and those that were chosen. */
const offeredBatches = (principal: Principal, chosen: readonly string[]): RawBuilder<unknown> =>
  sql`${inTenant(principal, sql`b`)} and b.state <> 'reported' and (b.id = any(${[...chosen]}::uuid[]) or b.id = any(array(
    select b.id from batch b where ${inTenant(principal, sql`b`)} and b.state <> 'reported'
    order by ${mostPressingFirst} ${rowsAtMost(mostBatches)})))`;

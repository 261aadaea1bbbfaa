import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import { mostPressingFirst } from '../../attempts/batch-rows.ts';
import { conditionsOf, dueCase, inTenant, withinSite } from '../../attempts/attempt-conditions.ts';
import { isTotalled, totalsOf, totalsOfBatches } from '../../attempts/attempt-totals.ts';
import { rowsAtMost } from '../../attempts/in-states.ts';
import type { CountedBy } from '../../attempts/attempt-totals.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';
import { grouped } from '../../kernel/grouped.ts';
import type { Principal } from '../../kernel/principal.ts';

const ofAttempts = ['courses', 'sites', 'assessors', 'states', 'due'] as const;
/** What attempts have a value of themselves for. */
type OfAttempts = (typeof ofAttempts)[number];
type Facet = OfAttempts | 'batches';

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

/** What each counts by in the sums that are kept of attempts. */
const sums: Record<OfAttempts, CountedBy> = {
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
  const offered = offeredBatches(principal, query.batchId ?? []);
  const without = (facet: Facet) => withinSite({ ...query, [filterOf[facet]]: undefined }, principal);
  // Those by which nothing is chosen are counted over the same attempts: once for all of them, not once for each.
  const alike = grouped(ofAttempts, (facet) => (query[filterOf[facet]] === undefined ? 'open' : facet));
  const parts = alike.flatMap(([, facets]) => {
    const filter = without(facets[0]);
    return isTotalled(filter, principal)
      ? facets.map((facet) => keptOf(facet, filter, principal, now))
      : [readTogether(facets, conditionsOf(filter, principal, now), now)];
  });
  const { rows } = await sql<FacetRow>`
    select * from (${sql.join([...parts, batchesOf(without('batches'), offered, principal, now)], sql` union all `)})
      as counted(facet, id, name, count)
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

/** Of a facet by the sums that are kept. Ids become texts when they are few: thousands of sums are grouped by the ids themselves. */
const keptOf = (
  facet: OfAttempts,
  filter: AttemptFilter,
  principal: Principal,
  now: Date,
): RawBuilder<unknown> => {
  const value =
    facet === 'states'
      ? sql`a.state, a.state`
      : facet === 'due'
        ? sql`${dueCase(now)}, ''`
        : sql`a.value_id, a.name`;
  return countedBy(facet, value, sql`sum(a.change)`, totalsOf(sums[facet], filter, principal));
};

/** Open batches by the sums that are kept, or by their attempts. */
function batchesOf(filter: AttemptFilter, offered: RawBuilder<unknown>, principal: Principal, now: Date) {
  const [count, rows] = isTotalled(filter, principal)
    ? [sql`sum(a.change)`, totalsOfBatches(filter, offered)]
    : [
        sql`count(*)`,
        sql`attempt a ${inOpenBatch} where ${conditionsOf(filter, principal, now)} and ${offered}`,
      ];
  return countedBy('batches', sql`b.id, b.title`, count, rows);
}

const countedBy = (
  facet: Facet,
  value: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
  rows: RawBuilder<unknown>,
) =>
  sql`(select ${sql.lit(facet)}, id::text, name, count from (
    select ${value}, ${count} from ${rows} group by 1, 2) as counted(id, name, count))`;

/** Several facets of the same attempts, which are read once: a batch of thousands was read five times, in 45 ms. */
function readTogether(facets: readonly OfAttempts[], where: RawBuilder<unknown>, now: Date) {
  const each = (part: (facet: OfAttempts) => RawBuilder<unknown>, between = sql`, `) =>
    sql.join(facets.map(part), between);
  const id = (facet: OfAttempts) => sql.ref(`${facet}_id`);
  const name = (facet: OfAttempts) => sql.ref(`${facet}_name`);
  const value: Record<OfAttempts, [id: RawBuilder<unknown>, name: RawBuilder<unknown>]> = {
    courses: [sql`a.course_id`, sql`a.course_title`],
    sites: [sql`a.site_id`, sql`a.site_name`],
    assessors: [sql`a.assessor_id`, sql`a.assessor_name`],
    states: [sql`a.state`, sql`a.state`],
    due: [dueCase(now), sql`''`],
  };
  const whichFacet = sql`case ${each((facet) => sql`when grouping(${id(facet)}) = 0 then ${sql.lit(facet)}`, sql` `)} end`;
  return sql`(
    select ${whichFacet}, coalesce(${each((facet) => sql`${id(facet)}::text`)}), coalesce(${each(name)}), count(*)
    from (select ${each((facet) => sql`${value[facet][0]} as ${id(facet)}, ${value[facet][1]} as ${name(facet)}`)}
      from attempt a where ${where}) as a
    group by grouping sets (${each((facet) => sql`(${id(facet)}, ${name(facet)})`)}))`;
}

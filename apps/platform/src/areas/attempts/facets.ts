import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Call } from '../../kernel/call.ts';
import { conditionsOf, dueCase } from '../../attempts/attempt-conditions.ts';
import type { AttemptFilter } from '../../attempts/attempt-conditions.ts';

type Facet = 'courses' | 'sites' | 'assessors' | 'states' | 'due' | 'batches';

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

/**
 * Values to filter by, each counted over what the other filters leave, so that choosing one value never
 * hides its neighbours.
 */
export async function getAttemptFacets({ queries, principal, query, now }: Call<'getAttemptFacets'>) {
  const counted: Record<Facet, RawBuilder<unknown>> = {
    courses: sql`select 'courses', a.course_id::text, a.course_title, count(*) from attempt a`,
    sites: sql`select 'sites', a.site_id::text, a.site_name, count(*) from attempt a`,
    assessors: sql`select 'assessors', a.assessor_id::text, a.assessor_name, count(*) from attempt a`,
    states: sql`select 'states', a.state, a.state, count(*) from attempt a`,
    due: sql`select 'due', ${dueCase(now)}, '', count(*) from attempt a`,
    batches: sql`select 'batches', b.id::text, b.title, count(*) from attempt a
      join batch_attempt ba on ba.attempt_id = a.id join batch b on b.id = ba.batch_id and b.state <> 'reported'`,
  };
  const parts = (Object.keys(counted) as Facet[]).map((facet) => {
    const others = conditionsOf({ ...query, [filterOf[facet]]: undefined }, principal, now);
    return sql`(${counted[facet]} where ${others} group by 2, 3)`;
  });
  const { rows } = await sql<FacetRow>`
    select * from (${sql.join(parts, sql` union all `)}) as facet(facet, id, name, count)
    where id is not null order by name, id`.execute(queries);
  const facets: Record<Facet, Omit<FacetRow, 'facet'>[]> = {
    courses: [],
    sites: [],
    assessors: [],
    states: [],
    due: [],
    batches: [],
  };
  for (const { facet, ...value } of rows) facets[facet].push(value);
  return { data: facets };
}

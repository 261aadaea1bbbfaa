import { sql } from 'kysely';
import type { Scale } from '@moderator/contract/types';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { twoResults } from '@moderator/moderation';
import { collections } from '../../documents/collections.ts';
import { paged } from '../../documents/list-conditions.ts';
import type { Call } from '../../kernel/call.ts';
import { managedSite } from '../../kernel/principal.ts';

interface OutcomeRow {
  id: string;
  code: string;
  title: string;
  scale: Scale | null;
}

const mostBodies = 20;

/** Courses that can be assessed elsewhere, with what is judged of each. */
export async function getCaptureChoices({ queries, principal }: Call<'getCaptureChoices'>) {
  const [courses, bodies] = await Promise.all([
    sql<{ id: string; name: string; outcomes: OutcomeRow[] }>`
      select d.id, d.body ->> 'title' as name, of.outcomes from document d
      join lateral (select jsonb_agg(jsonb_build_object('id', o.id, 'code', o.code, 'title', o.title,
        'scale', coalesce(o.scale, d.body -> 'scale')) order by o.position) as outcomes from outcome o where o.course_id = d.id) of on of.outcomes is not null
      where d.kind = 'courses' and d.deleted_at is null and d.account_id = ${principal.accountId}::uuid
        and d.body ->> 'state' = 'published' order by name, d.id`.execute(queries),
    sql<{ body: string }>`select body from external_assessment e where ${inTenant(principal, sql`e`)}
      group by body order by max(assessed_on) desc, body limit ${mostBodies}`.execute(queries),
  ]);
  return {
    data: {
      courses: courses.rows.map(({ outcomes, ...course }) => ({
        ...course,
        outcomes: outcomes.map((outcome) => ({ ...outcome, scale: outcome.scale ?? twoResults })),
      })),
      bodies: bodies.rows.map(({ body }) => body),
    },
  };
}

/** Found as people are in their list, so that a page costs the same however many learners there are. */
export async function listCaptureLearners({ queries, principal, query }: Call<'listCaptureLearners'>) {
  const siteId = managedSite(principal);
  const { items, ...page } = await collections.users.list(queries, {
    ...paged(query),
    accounts: [principal.accountId],
    filter: { roles: ['learner'], state: ['active'] },
    text: query.query,
    ofAnySite: true,
    ...(siteId && { siteId }),
  });
  const { rows: sites } = await sql<{ id: string; name: string }>`
    select id, body ->> 'name' as name from document where kind = 'sites' and account_id = ${principal.accountId}::uuid
      and id = any(${items.map(({ body }) => body.siteId)}::uuid[])`.execute(queries);
  return {
    ...page,
    data: items.flatMap(({ id, body }) => {
      const site = sites.find((one) => one.id === body.siteId);
      return site ? [{ id, name: `${body.surname}, ${body.name}`, number: body.number ?? null, site }] : [];
    }),
  };
}

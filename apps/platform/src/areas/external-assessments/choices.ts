import { sql } from 'kysely';
import type { Scale } from '@moderator/contract/types';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { learnersOf } from '../../attempts/external/learner-rows.ts';
import type { LearnerRow } from '../../attempts/external/learner-rows.ts';
import { twoResults } from '@moderator/moderation';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { searchPatterns } from '../../documents/search-words.ts';
import type { Call } from '../../kernel/call.ts';

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

const order = 'learners of external assessments';

export async function listCaptureLearners({ queries, principal, query }: Call<'listCaptureLearners'>) {
  const limit = query.limit ?? 50;
  const cursor = readCursor(query.cursor, order, 'text');
  const conditions = [
    sql`true`,
    ...searchPatterns(query.query).map(
      (pattern) => sql`plain_text(concat(l.given, ' ', l.name, ' ', l.number)) like ${pattern}`,
    ),
  ];
  const where = sql`from (${learnersOf(principal)}) l where ${sql.join(conditions, sql` and `)}`;
  const after = cursor
    ? sql`and (plain_text(l.name), l.id) > (${cursor.value}::text, ${cursor.id}::uuid)`
    : sql``;
  const { rows } = await sql<
    LearnerRow & { sorted: string }
  >`select l.*, plain_text(l.name) as sorted ${where} ${after}
    order by plain_text(l.name), l.id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
  return {
    data: page.map(({ id, name, number, site_id, site_name }) => ({
      id,
      name,
      number,
      site: { id: site_id, name: site_name },
    })),
    next,
    ...(query.total === 'true' ? { total: await countRows(queries, where) } : {}),
  };
}

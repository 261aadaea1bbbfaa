import { sql } from 'kysely';
import { certificateRefusal } from '@moderator/moderation';
import type { AttemptState } from '@moderator/moderation';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { isClosed } from '../../attempts/in-states.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { searchPatterns } from '../../documents/search-words.ts';
import type { Call } from '../../kernel/call.ts';
import { atManagedSite, certifiedCourse } from './course-of.ts';

interface Row {
  id: string;
  learner_id: string;
  learner_name: string;
  learner_order: string;
  site_id: string;
  site_name: string;
  state: AttemptState;
  passed: boolean | null;
  number: string | null;
  is_questioned: boolean;
}

/** What the rule says of an attempt `a`, as far as a list is filtered by it; the rule itself gives the sentence. */
const isReady = sql`(a.state in ('endorsed', 'certificated') and a.passed is not false
  and (c.id is null or c.questioned_at is not null))`;

export async function listCertificateCandidates(call: Call<'listCertificateCandidates'>) {
  const { queries, principal, params, query } = call;
  const course = await certifiedCourse(queries, params.id);
  const limit = query.limit ?? 50;
  const order = `candidates for ${query.type} of ${course.id}`;
  const cursor = readCursor(query.cursor, order);
  const conditions = [
    sql`a.course_id = ${course.id}::uuid and a.superseded_at is null`,
    // What is before that is nobody's here.
    isClosed,
    inTenant(principal),
    atManagedSite(principal, sql`a.site_id`),
    // The rule would refuse everybody for the course's sake.
    ...(query.ready === 'true' && course.route === 'occupational' && query.type === 'certificate'
      ? [sql`false`]
      : []),
    ...(query.ready ? [query.ready === 'true' ? isReady : sql`not ${isReady}`] : []),
    ...(query.siteId ? [sql`a.site_id = any(${query.siteId}::uuid[])`] : []),
    ...searchPatterns(query.query).map((pattern) => sql`a.search like ${pattern}`),
  ];
  const from = sql`from attempt a left join certificate c on c.attempt_id = a.id and c.type = ${query.type}
    and c.revoked_at is null and c.replaced_at is null where ${sql.join(conditions, sql` and `)}`;
  const after = cursor ? sql`and (a.learner_order, a.id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const { rows } = await sql<Row>`
    select a.id, a.learner_id, a.learner_name, a.learner_order, a.site_id, a.site_name, a.state, a.passed, c.number,
      coalesce(c.questioned_at is not null, false) as is_questioned
    ${from} ${after} order by a.learner_order, a.id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, (last) => ({
    sort: order,
    value: last.learner_order,
    id: last.id,
  }));
  return {
    data: page.map((row) => {
      const refusal = certificateRefusal({ ...row, route: course.route }, query.type);
      return {
        learner: { id: row.learner_id, name: row.learner_name },
        site: { id: row.site_id, name: row.site_name },
        attemptId: row.id,
        state: row.state,
        refusal: refusal ? { code: refusal.code, sentence: refusal.sentence } : null,
        number: row.is_questioned ? null : row.number,
        isRenewal: row.is_questioned,
      };
    }),
    next,
    ...(query.total === 'true' && { total: await countRows(queries, from) }),
  };
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { platformStatus } from '@moderator/moderation';
import type { Call, RequestContext } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { searchPatterns } from '../../documents/search-words.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { inTenant, withinSite } from '../../attempts/attempt-conditions.ts';
import { presentClaim, readAttempt } from '../../attempts/attempt-rows.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { conflictsFor } from '../../attempts/conflicts.ts';
import { mayOpen } from '../../attempts/open-attempt.ts';
import { evidenceOf } from '../../attempts/evidence.ts';
import { isRevealed } from '../../attempts/visibility.ts';
import { workspaceOutcomes } from '../../attempts/outcomes.ts';

interface Row {
  id: string;
  attempt_id: string;
  reference: string;
  body: string;
  kind: 'integrated_summative' | 'workplace' | 'prior_learning';
  assessed_on: string;
  venue: string | null;
  external_assessor: string | null;
  notes: string;
  state: AttemptRecord['state'];
  learner_id: string;
  learner_name: string;
  course_id: string;
  course_title: string;
  site_id: string;
  site_name: string;
  evidence_count: number;
  decision_kind: AttemptRecord['decision_kind'];
  passed: boolean | null;
  sorted: string;
  sorted_id: string;
}

interface Order {
  column: RawBuilder<unknown>;
  /** What decides among equals: the id that the order's index ends with. */
  id: RawBuilder<unknown>;
  cast: RawBuilder<unknown>;
  kind: 'text' | 'day';
}

const own = (column: RawBuilder<unknown>): Order => ({
  column,
  id: sql`e.id`,
  cast: sql`text`,
  kind: 'text',
});
const ofAttempt = (column: RawBuilder<unknown>): Order => ({ ...own(column), id: sql`a.id` });

/** What each order sorts by; every one has an index but the state, which changes: by it the external ones of an account are sorted. */
const orders: Record<string, Order> = {
  learner: ofAttempt(sql`a.learner_order`),
  course: ofAttempt(sql`a.course_order`),
  state: ofAttempt(sql`a.state`),
  body: own(sql`e.body_order`),
  kind: own(sql`e.kind`),
  reference: own(sql`e.reference_order`),
  assessedOn: { column: sql`e.assessed_on`, id: sql`e.id`, cast: sql`date`, kind: 'day' },
};

async function read(
  queries: Queries,
  where: RawBuilder<unknown>,
  limit: number,
  { column, id }: Order,
  direction: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select e.id, e.attempt_id, e.reference, e.body, e.kind, e.assessed_on, e.venue, e.assessor_name as external_assessor, e.notes,
      a.state, a.learner_id, a.learner_name, a.course_id, a.course_title, a.site_id, a.site_name,
      (select count(*) from evidence where evidence.attempt_id = a.id) as evidence_count,
      (select kind from decision where decision.attempt_id = a.id order by signed_at desc limit 1) as decision_kind,
      case when ${isRevealed()} then a.passed end as passed, (${column})::text as sorted, ${id} as sorted_id
    from external_assessment e join attempt a on a.id = e.attempt_id
    where ${where} order by ${column} ${direction}, ${id} ${direction} limit ${limit}`.execute(queries);
  return rows;
}

export async function listExternalAssessments({
  queries,
  principal,
  query,
}: Call<'listExternalAssessments'>) {
  const limit = query.limit ?? 50;
  const sort = query.sort ?? '-assessedOn';
  const order = existing(orders[sort.replace(/^-/, '')], `order ${sort}`);
  const [direction, beyond] = sort.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const cursor = readCursor(query.cursor, `external assessments ${sort}`, order.kind);
  // The tenant by name on both sides: the orders' indexes begin with the account, of the one table or the other.
  const conditions = [sql`a.external`, inTenant(principal), inTenant(principal, sql`e`)];
  if (query.courseId) conditions.push(sql`a.course_id = any(${query.courseId}::uuid[])`);
  const { siteId } = withinSite<{ siteId?: string[] }>({}, principal);
  if (siteId) conditions.push(sql`a.site_id = any(${siteId}::uuid[])`);
  if (query.kind) conditions.push(sql`e.kind = any(${query.kind}::text[])`);
  for (const pattern of searchPatterns(query.query))
    conditions.push(sql`plain_text(a.learner_name || ' ' || e.reference || ' ' || e.body) like ${pattern}`);
  const where = sql.join(conditions, sql` and `);
  const after = cursor
    ? sql`and (${order.column}, ${order.id}) ${beyond} (${cursor.value}::${order.cast}, ${cursor.id}::uuid)`
    : sql``;
  const rows = await read(queries, sql`${where} ${after}`, limit + 1, order, direction);
  const { page, next } = cutPage(rows, limit, ({ sorted, sorted_id }) => ({
    sort: `external assessments ${sort}`,
    value: sorted,
    id: sorted_id,
  }));
  return {
    data: page.map(presentExternalAssessment),
    next,
    ...(query.total === 'true'
      ? {
          total: await countRows(
            queries,
            sql`from external_assessment e join attempt a on a.id = e.attempt_id where ${where}`,
          ),
        }
      : {}),
  };
}

export async function getExternalAssessment({
  queries,
  principal,
  params,
  now,
}: RequestContext & { params: { readonly id: string } }) {
  const [row] = await read(queries, sql`e.id = ${params.id}`, 1, orders['assessedOn']!, sql`desc`);
  const attempt = row && (await readAttempt(queries, row.attempt_id));
  if (!row || !attempt || !mayOpen(principal, attempt)) refuse('not_found');
  const known = { evidence: evidenceOf(queries, attempt.id) };
  const [evidence, outcomes] = await Promise.all([
    known.evidence,
    workspaceOutcomes(queries, attempt, principal, principal.userId, known),
  ]);
  return {
    data: {
      ...presentExternalAssessment(row),
      venue: row.venue,
      assessorName: row.external_assessor,
      notes: row.notes,
      outcomes: outcomes.map(({ id, code, title, scale, judgement, hidden }) => ({
        id,
        code,
        title,
        scale,
        hidden,
        result: judgement?.result ?? null,
        passed: judgement?.passed ?? null,
        mark: judgement?.mark ?? null,
      })),
      evidence,
      claim: presentClaim(attempt, principal),
      conflicts: conflictsFor(principal, attempt, now),
    },
  };
}

const presentExternalAssessment = (row: Row) => ({
  id: row.id,
  attemptId: row.attempt_id,
  reference: row.reference,
  body: row.body,
  kind: row.kind,
  assessedOn: row.assessed_on,
  learner: { id: row.learner_id, name: row.learner_name },
  course: { id: row.course_id, name: row.course_title },
  site: { id: row.site_id, name: row.site_name },
  state: row.state,
  status: platformStatus(row.state, row.passed),
  evidenceCount: row.evidence_count,
  decision: row.decision_kind,
});

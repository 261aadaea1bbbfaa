import { sql } from 'kysely';
import { lastWithout } from '../../database/or-else.ts';
import { submissionStates } from '@moderator/contract/options';
import { inListed, rowsAtMost } from '../../attempts/in-states.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call, Reply } from '../../kernel/call.ts';
import { presentRow, readSubmissions, visibleTo } from './submission-rows.ts';
import type { Filter } from './submission-rows.ts';

const orders = {
  submittedAt: {
    column: lastWithout(sql`s.submitted_at`),
    cast: sql`timestamptz`,
    kind: 'instant',
  },
  learner: { column: sql`s.learner_order`, cast: sql`text`, kind: 'text' },
} as const;

/** Submissions that wait for marks, those that were handed in first before the others. */
export async function listSubmissions(call: Call<'listSubmissions'>): Promise<Reply<'listSubmissions'>> {
  const { queries, query } = call;
  const limit = query.limit ?? 50;
  const descending = query.sort.startsWith('-');
  const { column, cast, kind } =
    orders[query.sort === 'learner' || query.sort === '-learner' ? 'learner' : 'submittedAt'];
  const sort = `submissions ${query.sort}`;
  const cursor = readCursor(query.cursor, sort, kind);
  const direction = descending ? sql`desc` : sql`asc`;
  const where = sql`${await visibleTo(call)} ${conditionsOf(query, call)}`;
  const after = cursor
    ? sql`and (${column}, s.id) ${descending ? sql`<` : sql`>`} (${cursor.value}::${cast}, ${cursor.id}::uuid)`
    : sql``;
  const rows = await readSubmissions(
    queries,
    sql`select s.* from submission s where ${where} ${after} order by ${column} ${direction}, s.id ${direction} ${rowsAtMost(limit + 1)}`,
    sql`${column} ${direction}, s.id ${direction}`,
  );
  const { page, next } = cutPage(rows, limit, (last) => ({
    sort,
    value: kind === 'text' ? last.learner_order : (last.submitted_at?.toISOString() ?? 'infinity'),
    id: last.id,
  }));
  const total =
    query.total === 'true'
      ? (
          await sql<{
            count: number;
          }>`select count(*)::int as count from submission s where ${where}`.execute(queries)
        ).rows[0]?.count
      : undefined;
  return { data: page.map((row) => presentRow(row, call)), next, ...(total === undefined ? {} : { total }) };
}

function conditionsOf(query: Filter, { principal, now }: Call<'listSubmissions'>) {
  const among = (column: string, ids: readonly string[] | undefined) =>
    ids ? sql`and ${sql.ref(column)} = any(${[...ids]}::uuid[])` : sql``;
  const courses = query.courseId
    ? sql`and exists (select from registration r where r.user_id = s.learner_id and r.id = s.registration_id
        and r.course_id = any(${query.courseId}::uuid[]))`
    : sql``;
  const words = query.query
    ? sql`and s.learner_order like '%' || replace(replace(replace(plain_text(${query.query}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
    : sql``;
  const mine =
    query.mine === 'true'
      ? sql`and s.claim_person_id = ${principal.userId}::uuid and s.claim_expires_at > ${now}`
      : sql``;
  return sql`and ${inListed(submissionStates, query.state ?? ['marking'], sql`s.state`)} ${among('s.assessment_id', query.assessmentId)}
    ${among('s.site_id', query.siteId)} ${courses} ${words} ${mine}`;
}

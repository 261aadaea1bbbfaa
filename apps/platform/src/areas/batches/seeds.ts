import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { audit } from '../../attempts/audit.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { courseOf } from './selection.ts';

interface Row {
  id: string;
  course_id: string;
  course_title: string;
  seed: string;
  committed_by: string;
  committed_by_name: string | null;
  committed_at: Date;
  batch_id: string | null;
  batch_title: string | null;
}

/**
 * Fixes the seed of the next batch of a course. Nobody chooses at the draw: a batch that is made from now on is
 * drawn with it, one that exists already is not.
 */
export async function commitSeed({ queries, principal, body, now }: Call<'commitSeed'>) {
  const { accountId } = await courseOf(queries, body.courseId);
  const id = randomUUID();
  const stored = await queries
    .insertInto('seed_commitment')
    .values({
      id,
      client_id: principal.clientId,
      account_id: accountId,
      course_id: body.courseId,
      seed: body.seed,
      committed_by: principal.userId,
      committed_at: now,
      batch_id: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored)
    refuse(
      'already_exists',
      'A seed waits for the next batch of this course already. It stays as it was fixed; fix another one after that draw.',
    );
  // The chain says that it was fixed and when; the seed itself would tell who can read it what is going to be drawn.
  const subject = { kind: 'seed', id, accountId } as const;
  await audit(queries, principal, 'seed fixed', subject, { courseId: body.courseId }, now);
  const [row] = await read(queries, sql`c.id = ${id}`, 1);
  return { data: present(row ?? refuse('not_found'), principal) };
}

export async function listSeeds({ queries, principal, query }: Call<'listSeeds'>) {
  const limit = query.limit ?? 50;
  const cursor = readCursor(query.cursor, 'seeds', 'instant');
  const conditions = [sql`c.client_id = ${principal.clientId}`];
  if (query.courseId) conditions.push(sql`c.course_id = any(${query.courseId}::uuid[])`);
  if (cursor)
    conditions.push(sql`(c.committed_at, c.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`);
  const rows = await read(queries, sql.join(conditions, sql` and `), limit + 1);
  const { page, next } = cutPage(rows, limit, ({ committed_at, id }) => ({
    sort: 'seeds',
    value: committed_at.toISOString(),
    id,
  }));
  return { data: page.map((row) => present(row, principal)), next };
}

/**
 * The seed with which a batch is drawn: one that was fixed before the batch was made, which is used up by this, or
 * one made here and now.
 */
export async function seedFor(queries: Queries, batch: BatchRecord): Promise<string> {
  const { rows } = await sql<{ seed: string }>`
    update seed_commitment set batch_id = ${batch.id}
    where course_id = ${batch.course_id} and batch_id is null and committed_at < ${batch.created_at}
    returning seed`.execute(queries);
  return rows[0]?.seed ?? randomBytes(16).toString('hex');
}

async function read(queries: Queries, where: ReturnType<typeof sql>, limit: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select c.*, course.body ->> 'title' as course_title, batch.title as batch_title,
      person.body ->> 'name' || ' ' || (person.body ->> 'surname') as committed_by_name
    from seed_commitment c
    join document course on course.kind = 'courses' and course.id = c.course_id
    left join batch on batch.id = c.batch_id
    left join document person on person.kind = 'users' and person.id = c.committed_by
    where ${where} order by c.committed_at desc, c.id desc limit ${limit}`.execute(queries);
  return rows;
}

const present = (row: Row, principal: Principal) => ({
  id: row.id,
  course: { id: row.course_id, name: row.course_title },
  by: { id: row.committed_by, name: row.committed_by_name ?? '' },
  at: row.committed_at,
  batch: row.batch_id ? { id: row.batch_id, name: row.batch_title ?? '' } : null,
  seed: row.batch_id || row.committed_by === principal.userId ? row.seed : null,
});

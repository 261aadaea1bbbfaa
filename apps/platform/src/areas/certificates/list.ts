import { sql } from 'kysely';
import { presentCertificate, readCertificates } from '../../attempts/certificates/certificate-rows.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { chosen } from './conditions.ts';
import { certifiedCourse } from './course-of.ts';

export async function listCertificates(call: Call<'listCertificates'>) {
  const { queries, principal, params, query, now } = call;
  const course = await certifiedCourse(queries, params.id);
  const limit = query.limit ?? 50;
  const order = `certificates of ${course.id}`;
  const cursor = readCursor(query.cursor, order, 'instant');
  const where = chosen(principal, course.id, query, now);
  const after = cursor
    ? sql`and (c.issued_at, c.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``;
  const rows = await readCertificates(
    queries,
    sql`select c.* from certificate c where ${where} ${after} order by c.issued_at desc, c.id desc limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, ({ issued_at, id }) => ({
    sort: order,
    value: issued_at.toISOString(),
    id,
  }));
  return {
    data: page.map((row) => presentCertificate(row, now)),
    next,
    ...(query.total === 'true' && {
      total: await countRows(queries, sql`from certificate c where ${where}`),
    }),
  };
}

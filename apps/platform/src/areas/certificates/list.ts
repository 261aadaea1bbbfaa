import { sql } from 'kysely';
import { presentCertificate, readCertificates } from '../../attempts/certificates/certificate-rows.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';
import { chosen } from './conditions.ts';
import { certifiedCourse } from './course-of.ts';

/** More than the numbers of any year, so that a year and a number are one place in the register. */
const yearly = 1_000_000_000;

export async function listCertificates(call: Call<'listCertificates'>) {
  const { queries, principal, params, query, now } = call;
  const course = await certifiedCourse(queries, params.id);
  const limit = query.limit ?? 50;
  const order = `certificates of ${course.id}`;
  const cursor = readCursor(query.cursor, order, 'number');
  const where = chosen(principal, course.id, query, now);
  const place = Math.min(Math.max(Math.trunc(Number(cursor?.value ?? 0)), 0), yearly * 9999);
  const after = cursor
    ? sql`and (c.year, c.running) < (${Math.floor(place / yearly)}::integer, ${place % yearly}::integer)`
    : sql``;
  const rows = await readCertificates(
    queries,
    sql`select c.* from certificate c where ${where} ${after} order by c.year desc, c.running desc limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, ({ year, running, id }) => ({
    sort: order,
    value: year * yearly + running,
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

import { sql } from 'kysely';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import type { Application } from '../../../content/applications/rows.ts';
import type { Call } from '../../../kernel/call.ts';
import { documentsOf, missingOf } from '../documents-of.ts';
import { managedVacancy } from './applicant.ts';

/** What was sent, by name of whoever sent it; opening a file is written down where it is opened. */
export async function listVacancyDocuments(call: Call<'listVacancyDocuments'>) {
  const { queries, query } = call;
  const vacancy = await managedVacancy(call);
  const limit = query.limit ?? 50;
  const order = `documents of ${vacancy.id}`;
  const cursor = readCursor(query.cursor, order);
  const after = cursor ? sql`and (candidate_order, id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const { rows } = await sql<Application>`
    select * from application where vacancy_id = ${vacancy.id}::uuid and state <> 'withdrawn' ${after}
    order by candidate_order, id limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ candidate_order: value, id }) => ({
    sort: order,
    value,
    id,
  }));
  const sent = await documentsOf(
    queries,
    page.map(({ id }) => id),
    vacancy.body,
  );
  return {
    data: page.map((row) => {
      const own = sent.filter(({ applicationId }) => applicationId === row.id);
      return {
        id: row.id,
        candidate: { id: row.candidate_id, name: row.candidate_name },
        state: row.state,
        documents: own,
        missing: missingOf(own, vacancy.body),
      };
    }),
    next,
  };
}

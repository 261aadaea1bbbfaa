import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { countRows } from '../../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import type { Call } from '../../../kernel/call.ts';
import type { Application } from '../../../content/applications/rows.ts';
import { managedVacancy, presentApplicant } from './applicant.ts';

/** The columns of what lists are ordered by, each with an index. */
const sorts = {
  score: { column: sql`a.score_order`, type: sql`float8`, kind: 'number' },
  name: { column: sql`a.candidate_order`, type: sql`text`, kind: 'text' },
  appliedAt: { column: sql`a.applied_at`, type: sql`timestamptz`, kind: 'instant' },
} as const;

export async function listApplicants(call: Call<'listApplicants'>) {
  const { queries, query } = call;
  const vacancy = await managedVacancy(call);
  const limit = query.limit ?? 50;
  const name = query.sort.replace('-', '') as keyof typeof sorts;
  const [way, than] = query.sort.startsWith('-') ? [sql`desc`, sql`<`] : [sql`asc`, sql`>`];
  const { column, type, kind } = sorts[name];
  const order = `applicants of ${vacancy.id} by ${query.sort}`;
  const cursor = readCursor(query.cursor, order, kind);
  const where = sql`a.vacancy_id = ${vacancy.id}::uuid
    ${query.state ? sql`and a.state = any(${query.state}::text[])` : sql``}
    ${query.qualifying ? sql`and a.qualifying = ${query.qualifying}` : sql``}
    ${query.from ? sql`and a.applied_at >= ${query.from}::timestamp at time zone ${accountTimeZone}` : sql``}`;
  const after = cursor
    ? sql`and (${column}, a.id) ${than} (${cursor.value}::${type}, ${cursor.id}::uuid)`
    : sql``;
  const { rows } = await sql<Application & { sorted: string | number }>`
    select a.*, ${kind === 'instant' ? sql`${column}::text` : column} as sorted from application a
    where ${where} ${after} order by ${column} ${way}, a.id ${way} limit ${limit + 1}`.execute(queries);
  const { page, next } = cutPage(rows, limit, ({ sorted, id }) => ({ sort: order, value: sorted, id }));
  return {
    data: page.map(presentApplicant),
    next,
    ...(query.total === 'true' && {
      total: await countRows(queries, sql`from application a where ${where}`),
    }),
  };
}

/** Who qualified, in an order that is explained; it is for people to choose. */
export async function listTopApplicants(call: Call<'listTopApplicants'>) {
  const { queries, query } = call;
  const vacancy = await managedVacancy(call);
  const { rows } = await sql<Application & { rank: number }>`
    select *, rank() over (order by score_order desc, tested_at)::int as rank from (
      select * from application
      where vacancy_id = ${vacancy.id}::uuid and tested_at is not null and qualifying = 'qualified'
        and state not in ('withdrawn', 'rejected', 'declined', 'expired')
      order by score_order desc, tested_at, id limit ${query.limit}) first_ones
    order by rank, id`.execute(queries);
  return {
    data: {
      order:
        'Everybody who meets each criterion that has to be met and reaches the minimum of each test, by score; of equal scores whoever was through with testing first comes first, and who stands alike shares a place. Nothing else is looked at.',
      applicants: rows.map((row) => ({ ...presentApplicant(row), rank: row.rank })),
    },
  };
}

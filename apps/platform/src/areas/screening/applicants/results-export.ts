import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { dayIn } from '../../../attempts/days.ts';
import { standingsOn } from '../../../content/applications/rows.ts';
import type { Application } from '../../../content/applications/rows.ts';
import type { Call } from '../../../kernel/call.ts';
import { workbook } from '../../../spreadsheets/workbook.ts';
import { managedVacancy } from './applicant.ts';

/** Applications that are read at a time. */
const atATime = 500;

const columns = ['Name', 'State', 'Applied', 'Tested', 'State since', 'Qualifying', 'Score'];

/** All applications for a vacancy by name, a page at a time. */
export async function exportVacancyResults(call: Call<'exportVacancyResults'>) {
  const vacancy = await managedVacancy(call);
  const tests = vacancy.body.tests ?? [];
  const titles = await standingsOn(call.queries, null, tests);
  const pages: string[][][] = [];
  let after: { order: string; id: string } | undefined;
  for (let more = true; more;) {
    const { rows } = await sql<Application>`
      select * from application where vacancy_id = ${vacancy.id}::uuid
        ${after ? sql`and (candidate_order, id) > (${after.order}, ${after.id}::uuid)` : sql``}
      order by candidate_order, id limit ${atATime}`.execute(call.queries);
    pages.push(await cellsOf(call, rows, tests));
    const last = rows.at(-1);
    after = last && { order: last.candidate_order, id: last.id };
    more = rows.length === atATime;
  }
  const heads = [...columns, ...titles.map(({ title }) => title)];
  return {
    file: {
      stream: Readable.from(workbook(oneAfterAnother(pages), heads, 'Applications')),
      mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      name: `applications-${dayIn(call.now)}.xlsx`,
    },
  };
}

/** Lines of the table, with what everybody got in each test. */
async function cellsOf(
  { queries }: Call<'exportVacancyResults'>,
  applications: readonly Application[],
  tests: Parameters<typeof standingsOn>[2],
): Promise<string[][]> {
  const { rows } = await sql<{ user_id: string; item_id: string; score: number }>`
    select user_id, item_id, score from registration
    where user_id = any(${applications.flatMap((each) => each.user_id ?? [])}::uuid[])
      and item_id = any(${tests.map(({ assessmentId }) => assessmentId)}::uuid[])
      and superseded_at is null and score is not null`.execute(queries);
  const scores = new Map(rows.map((row) => [`${row.user_id} ${row.item_id}`, String(row.score)]));
  return applications.map((row) => [
    row.candidate_name,
    row.state,
    dayIn(row.applied_at),
    row.tested_at ? dayIn(row.tested_at) : '',
    dayIn(row.state_at),
    row.qualifying,
    row.score === null ? '' : String(row.score),
    ...tests.map(({ assessmentId }) => scores.get(`${row.user_id ?? ''} ${assessmentId}`) ?? ''),
  ]);
}

async function* oneAfterAnother<Page>(pages: readonly Page[]) {
  yield* pages;
}

import { sql } from 'kysely';
import { z } from 'zod';
import { forgetDetails } from '../../content/applications/forget.ts';
import type { Queries } from '../../database/database.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import { job } from '../../jobs/job.ts';
import type { JobTools } from '../../jobs/job.ts';
import { nilId } from '../../kernel/ids.ts';

/** Applications that are forgotten in one transaction. */
const atATime = 200;

/**
 * Removes documents, answers and names of those who were not hired when their time has come: so many months after the vacancy closed, or
 * after the last change of those who were put on hold. The day before it tells managers how many.
 */
export const forgetApplicants = job({
  name: 'forget-applicants',
  payload: z.object({}),
  failure: 'What is known of applicants could not be removed in time. It is tried again.',
  tries: Infinity,
  every: '41 2 * * *',
  async run(_, tools) {
    await tellManagers(tools);
    await forgetAll(tools);
  },
});

/** When an application of a vacancy `s` is forgotten, as `a` has it; nothing where it is not. */
const forgottenAt = sql`case when a.state = 'hired' or a.forgotten_at is not null then null
  else greatest(s.closed_at, case when a.state = 'on_hold' then a.state_at end) + make_interval(months => s.retention_months) end`;

interface Telling {
  vacancy_id: string;
  client_id: string;
  account_id: string;
  site_id: string | null;
  title: string;
  applicants: number;
}

async function tellManagers({ context, signal, progress }: JobTools): Promise<void> {
  const now = context.now();
  signal.throwIfAborted();
  await context.database.asSystem(async (queries) => {
    await progress(queries);
    const { rows } = await sql<Telling>`
      with due as (
        select s.vacancy_id, count(*)::int as applicants from vacancy_standing s join application a on a.vacancy_id = s.vacancy_id
        where s.closed_at is not null and a.forgotten_at is null
          and ${forgottenAt} > ${now}::timestamptz and ${forgottenAt} <= ${now}::timestamptz + interval '1 day'
        group by 1)
      update vacancy_standing s set forgetting_told_on = ${now}::timestamptz::date from due
      where s.vacancy_id = due.vacancy_id and s.forgetting_told_on is distinct from ${now}::timestamptz::date
      returning s.vacancy_id, s.client_id, s.account_id, s.site_id, s.title, due.applicants`.execute(queries);
    for (const row of rows)
      await notify(queries, 'applicants.forgotten', await managersOf(queries, row, nilId), {
        tenant: row,
        subject: { kind: 'vacancy', id: row.vacancy_id },
        facts: { title: row.title, count: String(row.applicants) },
        now,
      });
  });
}

async function forgetAll({ context, signal, progress }: JobTools): Promise<void> {
  const now = context.now();
  for (;;) {
    signal.throwIfAborted();
    const { files, isOver } = await context.database.asSystem(async (queries) => {
      await progress(queries);
      const { rows } = await sql<{ id: string }>`
        select a.id from vacancy_standing s join application a on a.vacancy_id = s.vacancy_id
        where s.closed_at is not null and a.forgotten_at is null and ${forgottenAt} <= ${now}::timestamptz
        order by a.id limit ${atATime} for update of a skip locked`.execute(queries);
      const ids = rows.map(({ id }) => id);
      return { files: await forgetThem(queries, ids, now), isOver: ids.length < atATime };
    });
    // What is left behind by a platform that ends here goes with what no row names.
    for (const id of files) await context.files.remove(id);
    if (isOver) return;
  }
}

/** States, scores and days stay for statistics, without anybody's name. */
async function forgetThem(queries: Queries, ids: readonly string[], now: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const files = await forgetDetails(queries, ids);
  const { rows } = await sql<{ candidate_id: string }>`
    update application set candidate_name = 'Former applicant ' || left(id::text, 8),
      candidate_order = plain_text('Former applicant ' || left(id::text, 8)), user_id = null, forgotten_at = ${now}::timestamptz,
      version = version + 1
    where id = any(${[...ids]}::uuid[]) returning candidate_id`.execute(queries);
  await anonymise(
    queries,
    rows.map((row) => row.candidate_id),
    now,
  );
  return files;
}

/** Candidates none of whose applications is known any more lose their name as well, in every version of them. */
async function anonymise(queries: Queries, candidateIds: readonly string[], now: Date): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from document d where d.kind = 'candidates' and d.id = any(${[...candidateIds]}::uuid[])
      and not exists (select from application a where a.candidate_id = d.id and a.forgotten_at is null)`.execute(
    queries,
  );
  const ids = rows.map(({ id }) => id);
  const masked = sql`(body - 'userId' - 'phoneNumber') || jsonb_build_object('name', 'Former', 'surname', 'applicant ' || left(id::text, 8),
    'email', 'applicant-' || id || '@example.invalid', 'anonymisedAt', ${now.toISOString()}::text)`;
  for (const table of ['document', 'document_history'])
    await sql`update ${sql.table(table)} set body = ${masked}
      where kind = 'candidates' and id = any(${ids}::uuid[])`.execute(queries);
}

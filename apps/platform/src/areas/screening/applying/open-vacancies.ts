import { sql } from 'kysely';
import { cutPage, readCursor } from '../../../documents/cursor.ts';
import { collections } from '../../../documents/collections.ts';
import { existing } from '../../../kernel/existing.ts';
import type { Call, Reply, RequestContext } from '../../../kernel/call.ts';
import type { VacancyBody } from '../../../content/applications/rows.ts';
import { vacancyForMe } from './own.ts';

const { assessments } = collections;

type Listed = Reply<'listOpenVacancies'>['data'][number];

interface Row {
  id: string;
  body: VacancyBody;
  account: Listed['account'];
  site: Listed['site'];
  application: Listed['application'];
  ends: string;
}

/** Vacancies with what their own rows do not say: who looks for people, where, and the own application. */
const rowsOf = (
  { queries, principal }: RequestContext,
  which: ReturnType<typeof sql>,
): Promise<{ rows: Row[] }> =>
  sql<Row>`
  select v.id, v.body, jsonb_build_object('id', account.id, 'name', account.body ->> 'name') as account,
    case when site.id is not null then jsonb_build_object('id', site.id, 'name', site.body ->> 'name') end as site,
    (select jsonb_build_object('id', a.id, 'state', a.state) from application a
      where a.user_id = ${principal.userId}::uuid and a.vacancy_id = v.id
      order by a.state = 'withdrawn', a.applied_at desc limit 1) as application,
    coalesce(s.expires_at, 'infinity'::timestamptz)::text as ends
  from vacancy_standing s join document v on v.kind = 'vacancies' and v.id = s.vacancy_id
    join document account on account.kind = 'accounts' and account.id = s.account_id
    left join document site on site.kind = 'sites' and site.id = s.site_id
  where s.account_id = ${principal.accountId}::uuid and ${which}`.execute(queries);

export async function listOpenVacancies(call: Call<'listOpenVacancies'>) {
  const { now, query } = call;
  const limit = query.limit ?? 50;
  const order = 'open vacancies';
  const cursor = readCursor(query.cursor, order, 'instant');
  const after = cursor
    ? sql`and (coalesce(s.expires_at, 'infinity'), s.vacancy_id) > (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``;
  const { rows } = await rowsOf(
    call,
    sql`s.state = 'published' and (s.opens_at is null or s.opens_at <= ${now}::timestamptz)
      and (s.expires_at is null or s.expires_at > ${now}::timestamptz) ${after}
      order by coalesce(s.expires_at, 'infinity'), s.vacancy_id limit ${limit + 1}`,
  );
  const { page, next } = cutPage(rows, limit, ({ ends, id }) => ({ sort: order, value: ends, id }));
  return { data: page.map(presentVacancy), next };
}

export async function getOpenVacancy(call: Call<'getOpenVacancy'>) {
  const vacancy = await vacancyForMe(call, call.params.id);
  const { rows } = await rowsOf(call, sql`s.vacancy_id = ${vacancy.id}::uuid`);
  const row = existing(rows[0], `standing of the vacancy ${vacancy.id}`);
  const { description, criteria = [], tests = [], documents = [] } = row.body;
  const found = await assessments.many(
    call.queries,
    tests.map(({ assessmentId }) => assessmentId),
  );
  const titles = new Map(found.map(({ id, body }) => [id, body.title]));
  return {
    data: {
      ...presentVacancy(row),
      description,
      criteria: criteria.map((each) => ({
        id: each.id,
        text: each.text,
        must: each.must,
        kind: each.kind,
        ...(each.kind === 'choice' && { choices: each.choices }),
      })),
      tests: tests.map(({ assessmentId: id, required, minimum = null }) => ({
        id,
        title: titles.get(id) ?? '',
        required,
        minimum,
      })),
      documents,
      questionsOfEquity: row.body.questionsOfEquity ?? false,
      retentionMonths: row.body.retentionMonths ?? 12,
    },
  };
}

const presentVacancy = ({ id, body, account, site, application }: Row): Listed => ({
  id,
  title: body.title,
  account,
  site,
  employment: body.employment,
  positions: body.positions,
  opensAt: body.opensAt ?? null,
  expiresAt: body.expiresAt ?? null,
  application,
});

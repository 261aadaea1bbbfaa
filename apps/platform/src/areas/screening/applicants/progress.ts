import { sql } from 'kysely';
import { accountTimeZone } from '@moderator/contract/options';
import { onlyRow } from '../../../database/only-row.ts';
import { collections } from '../../../documents/collections.ts';
import { readDocument } from '../../../documents/read.ts';
import type { Call } from '../../../kernel/call.ts';
import { managedSite } from '../../../kernel/principal.ts';
import { accountsOf } from '../../../kernel/tenants.ts';

const { vacancies } = collections;

/** Steps in their order, each with the column that says when an application first came to it. */
const steps = {
  applied: 'applied_at',
  testing: 'testing_at',
  tested: 'tested_at',
  qualified: 'qualified_at',
  shortlisted: 'shortlisted_at',
  offered: 'offered_at',
  hired: 'hired_at',
} as const;
type Step = keyof typeof steps;
const names = Object.keys(steps) as Step[];

type Counted = Record<`${Step}_count` | `${Step}_both`, number> & Record<`${Step}_days`, number | null>;

/** How applications move on, counted from the days on which each first came to a step. */
export async function getScreeningProgress(call: Call<'getScreeningProgress'>) {
  const { queries, principal, now, query } = call;
  if (query.vacancyId) await readDocument(call, vacancies, query.vacancyId);
  const accounts = await accountsOf(call);
  const site = managedSite(principal);
  const of = (name: string) => sql`${sql.ref(`${name}.account_id`)} = any(${accounts}::uuid[])
    ${site ? sql`and ${sql.ref(`${name}.site_id`)} = ${site}::uuid` : sql``}
    ${query.vacancyId ? sql`and ${sql.ref(`${name}.vacancy_id`)} = ${query.vacancyId}::uuid` : sql``}`;
  const where = sql`${of('a')}
    ${query.from ? sql`and a.applied_at >= ${query.from}::timestamp at time zone ${accountTimeZone}` : sql``}
    ${query.to ? sql`and a.applied_at < (${query.to}::date + 1)::timestamp at time zone ${accountTimeZone}` : sql``}`;
  const columns = names.map((name, place) => {
    const [at, before] = [sql.ref(`a.${steps[name]}`), sql.ref(`a.${steps[names[place - 1] ?? name]}`)];
    return sql`count(${at})::int as ${sql.ref(`${name}_count`)},
      count(*) filter (where ${at} is not null and ${before} is not null)::int as ${sql.ref(`${name}_both`)},
      percentile_cont(0.5) within group (order by greatest(extract(epoch from ${at} - ${before}) / 86400, 0))
        filter (where ${at} is not null and ${before} is not null) as ${sql.ref(`${name}_days`)}`;
  });
  const [counted, ended, credits] = await Promise.all([
    sql<Counted>`select ${sql.join(columns)} from application a where ${where}`.execute(queries),
    sql<{ withdrawn: number; rejected: number; expired: number }>`
      select count(*) filter (where a.state in ('withdrawn', 'declined'))::int as withdrawn,
        count(*) filter (where a.state = 'rejected')::int as rejected,
        count(*) filter (where a.state = 'expired')::int as expired
      from application a where ${where}`.execute(queries),
    sql<{ used: number; left: number }>`
      select coalesce(sum(credits_used), 0)::int as used,
        coalesce(sum(greatest(credit_limit - credits_used, 0)) filter (where state = 'published'), 0)::int as left
      from vacancy_standing s where ${of('s')}`.execute(queries),
  ]);
  const row = onlyRow(counted);
  const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
  return {
    data: {
      asOf: now,
      steps: names.map((step, place) => {
        const before = names[place - 1];
        const number = before ? row[`${before}_count`] : 0;
        const days = before ? row[`${step}_days`] : null;
        return {
          step,
          applications: row[`${step}_count`],
          share: before && number > 0 ? round(row[`${step}_both`] / number, 4) : null,
          medianDays: days === null ? null : round(days, 2),
        };
      }),
      ...onlyRow(ended),
      credits: onlyRow(credits),
    },
  };
}

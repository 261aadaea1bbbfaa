import { sql } from 'kysely';
import { z } from 'zod';
import { fourFifthsRatio, protectedCells } from '@moderator/learning';
import { genders, races } from '@moderator/contract/options';
import type { Queries } from '../../../database/database.ts';
import { job } from '../../../jobs/job.ts';

/** Figures are made anew when so many more people came to a step, so that nobody is told from two of them. */
const fewestMore = 5;

/** Steps that figures are of, each with the column that says who came to it. */
const steps = { applied: 'applied_at', shortlisted: 'shortlisted_at', hired: 'hired_at' } as const;
type Step = keyof typeof steps;
/** Who did not say is a group as well: without it, it would follow from the sum. */
const undeclared = 'undeclared';
const groups = {
  race: [...races, undeclared],
  gender: [...genders, undeclared],
  disability: ['yes', undeclared],
} as const;
type Dimension = keyof typeof groups;

/**
 * Counts what people said of themselves, of vacancies that are closed: the only one who reads it beside themselves. Small groups are hidden
 * before anything is stored, so that there is nothing to be found where figures are shown.
 */
export const countEquity = job({
  name: 'count-equity',
  payload: z.object({}),
  failure: 'Figures of fairness could not be counted. Those from before stay, and it is tried again.',
  tries: Infinity,
  every: '23 3 * * *',
  async run(_, { context, signal, progress }) {
    const now = context.now();
    const vacancies = await context.database.asSystem(async (queries) => {
      const { rows } = await sql<Vacancy>`
        select s.vacancy_id, s.client_id, s.account_id from vacancy_standing s
        where s.closed_at is not null and exists (
          select from equity_declaration e where e.vacancy_id = s.vacancy_id)`.execute(queries);
      return rows;
    });
    for (const vacancy of vacancies) {
      signal.throwIfAborted();
      await context.database.asSystem(async (queries) => {
        await progress(queries);
        await countVacancy(queries, vacancy, now);
      });
    }
  },
});

interface Vacancy {
  vacancy_id: string;
  client_id: string;
  account_id: string;
}

async function countVacancy(queries: Queries, vacancy: Vacancy, now: Date): Promise<void> {
  for (const dimension of Object.keys(groups) as Dimension[]) {
    const shown = new Map<Step, ReturnType<typeof protectedCells>>();
    for (const step of Object.keys(steps) as Step[]) {
      const { people, cells } = await count(queries, vacancy.vacancy_id, step, dimension);
      shown.set(step, protectedCells(cells));
      const before = shown.get('applied');
      const ratio = step === 'applied' || !before ? null : fourFifthsRatio(before, shown.get(step) ?? {});
      await sql`
        insert into equity_figure as f (vacancy_id, step, dimension, client_id, account_id, people, cells, ratio, made_at)
        values (${vacancy.vacancy_id}::uuid, ${step}, ${dimension}, ${vacancy.client_id}::uuid, ${vacancy.account_id}::uuid, ${people},
          ${JSON.stringify(shown.get(step))}::jsonb, ${ratio}, ${now}::timestamptz)
        on conflict (vacancy_id, step, dimension) do update set people = excluded.people, cells = excluded.cells,
          ratio = excluded.ratio, made_at = excluded.made_at
        where abs(excluded.people - f.people) >= ${fewestMore}`.execute(queries);
    }
  }
}

/** How many people of each group came to a step. */
async function count(queries: Queries, vacancyId: string, step: Step, dimension: Dimension) {
  const said =
    dimension === 'disability'
      ? sql`case when e.disability is not null then 'yes' end`
      : sql.ref(`e.${dimension}`);
  const { rows } = await sql<{ name: string; people: number }>`
    select coalesce(${said}, ${undeclared}) as name, count(*)::int as people
    from application a left join equity_declaration e on e.application_id = a.id
    where a.vacancy_id = ${vacancyId}::uuid and ${sql.ref(`a.${steps[step]}`)} is not null
    group by 1`.execute(queries);
  const counted = new Map(rows.map((row) => [row.name, row.people]));
  const cells: Record<string, number> = Object.fromEntries(
    groups[dimension].map((name) => [name, counted.get(name) ?? 0]),
  );
  return { people: Object.values(cells).reduce((sum, each) => sum + each, 0), cells };
}

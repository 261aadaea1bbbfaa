import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Application as ApplicationTable } from '../../database/generated/tables.ts';
import { collections } from '../../documents/collections.ts';
import type { BodyOf } from '../../documents/document.ts';

const { vacancies } = collections;

/** One application of a candidate for a vacancy. */
export type Application = Selectable<ApplicationTable>;
/** A vacancy as it is stored. */
export type VacancyBody = BodyOf<typeof vacancies.resource.fields>;
/** What a vacancy says of one of its tests. */
export type VacancyTest = NonNullable<VacancyBody['tests']>[number];

/** Tests without which nobody is through with testing: those that are required, or all where none is. */
export function neededTests({ tests = [] }: Pick<VacancyBody, 'tests'>): readonly VacancyTest[] {
  const required = tests.filter((each) => each.required);
  return required.length > 0 ? required : tests;
}

/** How somebody stands with a test, as far as an application asks. */
export interface TestStanding {
  assessment_id: string;
  title: string;
  registration_id: string | null;
  score: number | null;
  opened_at: Date | null;
  submitted_at: Date | null;
  finished_at: Date | null;
}

/**
 * How a person stands with the tests of a vacancy, in its order. What they wrote for another vacancy counts here as well: nobody writes
 * the same test twice.
 */
export async function standingsOn(
  queries: Queries,
  userId: string | null,
  tests: readonly Pick<VacancyTest, 'assessmentId'>[],
): Promise<TestStanding[]> {
  if (tests.length === 0) return [];
  const ids = tests.map(({ assessmentId }) => assessmentId);
  const { rows } = await sql<TestStanding>`
    select asked.id as assessment_id, coalesce(d.body ->> 'title', '') as title, r.id as registration_id, r.score, r.opened_at,
      r.submitted_at, r.finished_at
    from unnest(${ids}::uuid[]) with ordinality asked (id, place)
      left join document d on d.kind = 'assessments' and d.id = asked.id
      left join registration r on r.user_id = ${userId}::uuid and r.item_id = asked.id and r.superseded_at is null
    order by asked.place`.execute(queries);
  return rows;
}

/** The applications of a person for which a test is written, locked for whoever is about to change them. */
export async function applicationsWithTest(
  queries: Queries,
  userId: string,
  assessmentId: string,
): Promise<(Application & { vacancy: VacancyBody })[]> {
  const test = JSON.stringify([{ assessmentId }]);
  const { rows } = await sql<Application & { vacancy: VacancyBody }>`
    select a.*, v.body as vacancy from application a join document v on v.kind = 'vacancies' and v.id = a.vacancy_id
    where a.user_id = ${userId}::uuid and a.forgotten_at is null and v.body -> 'tests' @> ${test}::jsonb
    order by a.id for update of a`.execute(queries);
  return rows;
}

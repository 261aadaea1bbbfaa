import { qualificationOf } from '@moderator/learning';
import type { Qualification } from '@moderator/learning';
import type { Queries } from '../../database/database.ts';
import type { Acting } from '../registrations/acting.ts';
import type { Registration } from '../registrations/rows.ts';
import { moveApplication } from './move-application.ts';
import { applicationsWithTest, neededTests, standingsOn } from './rows.ts';
import type { Application, VacancyBody } from './rows.ts';

/** Told when a test was handed in or marked: the applications that it was written for follow. */
export async function followTests(
  acting: Acting,
  { user_id: userId, item_id: assessmentId }: Pick<Registration, 'user_id' | 'item_id'>,
): Promise<void> {
  for (const application of await applicationsWithTest(acting.queries, userId, assessmentId))
    await followTestsOf(acting, application, application.vacancy);
}

/** Weighs an application anew; who has handed in the last test that is needed is through with testing. */
export async function followTestsOf(
  acting: Acting,
  application: Application,
  vacancy: VacancyBody,
): Promise<Application> {
  const { queries, now } = acting;
  const { status, score } = await qualificationFor(queries, application, vacancy);
  const isQualified = status === 'qualified';
  const rated = await queries
    .updateTable('application')
    .set({
      qualifying: status,
      score,
      ...(isQualified && !application.qualified_at && { qualified_at: now }),
    })
    .where('id', '=', application.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (rated.state !== 'testing') return rated;
  const standings = await standingsOn(queries, application.user_id, neededTests(vacancy));
  const isThrough = standings.every(({ submitted_at: at }) => at !== null);
  return isThrough ? moveApplication({ queries, now, by: null }, rated, 'tested') : rated;
}

/** Whether an application meets what its vacancy asks for, requirement by requirement. */
export async function qualificationFor(
  queries: Queries,
  { user_id: userId, answers }: Pick<Application, 'user_id' | 'answers'>,
  { criteria = [], tests = [] }: VacancyBody,
): Promise<Qualification> {
  const standings = await standingsOn(queries, userId, tests);
  return qualificationOf(
    criteria,
    answers,
    tests.map(({ weight, minimum }, place) => ({
      title: standings[place]?.title ?? '',
      weight,
      minimum,
      score: standings[place]?.finished_at ? standings[place].score : null,
    })),
  );
}

import { sql } from 'kysely';
import type { Reply, RequestContext } from '../../../kernel/call.ts';
import type { Queries } from '../../../database/database.ts';
import { collections } from '../../../documents/collections.ts';
import type { StoredDocument } from '../../../documents/document.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Application, VacancyBody } from '../../../content/applications/rows.ts';

const { vacancies } = collections;

export type Vacancy = StoredDocument<VacancyBody>;
type Asking = Pick<RequestContext, 'queries' | 'principal' | 'now'>;

/** Whether people apply for a vacancy now, by the clock: a job that closes it late changes nothing. */
export const isOpen = ({ state, opensAt, expiresAt }: VacancyBody, now: Date): boolean =>
  state === 'published' &&
  (!opensAt || new Date(opensAt) <= now) &&
  (!expiresAt || new Date(expiresAt) > now);

/**
 * The application of a person for a vacancy that counts: the latest, and of those withdrawn only where there is no other.
 * @param lock whether it stays as it is until the commit, for whoever is about to change it
 */
export async function ownApplication(
  queries: Queries,
  userId: string,
  vacancyId: string,
  lock = false,
): Promise<Application | undefined> {
  const { rows } = await sql<Application>`
    select * from application where user_id = ${userId}::uuid and vacancy_id = ${vacancyId}::uuid
    order by state = 'withdrawn', applied_at desc limit 1 ${lock ? sql`for update` : sql``}`.execute(queries);
  return rows[0];
}

/**
 * A vacancy of the own account that is open, or that one has applied for.
 * @throws RefusedError not_found for any other, as if it did not exist
 */
export async function vacancyForMe({ queries, principal, now }: Asking, id: string): Promise<Vacancy> {
  const vacancy = await vacancies.find(queries, id);
  if (vacancy?.accountId !== principal.accountId) refuse('not_found');
  if (isOpen(vacancy.body, now)) return vacancy;
  return (await ownApplication(queries, principal.userId, id)) ? vacancy : refuse('not_found');
}

/** The same with the application, where there is one. @throws RefusedError not_found where one has never applied */
export async function applied(
  call: Asking & { params: { readonly id: string } },
  lock = false,
): Promise<{ vacancy: Vacancy; application: Application }> {
  const vacancy = await vacancyForMe(call, call.params.id);
  const application = await ownApplication(call.queries, call.principal.userId, vacancy.id, lock);
  return application ? { vacancy, application } : refuse('not_found');
}

/** An application as whoever made it is answered: nothing that they said of themselves. */
export const presentOwn = (application: Application): Reply<'withdrawApplication'>['data'] => ({
  id: application.id,
  vacancyId: application.vacancy_id,
  state: application.state,
  appliedAt: application.applied_at,
  testedAt: application.tested_at,
});

/** How to ask for a person to look again. */
export const objections = (accountName: string): string =>
  `If you think that this is wrong, write to the people of ${accountName}: a person looks at it again, and tells you what they find and why.`;

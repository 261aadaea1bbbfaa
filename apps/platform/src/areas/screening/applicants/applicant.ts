import { sql } from 'kysely';
import type { RequestContext } from '../../../kernel/call.ts';
import type { Reply } from '../../../kernel/call.ts';
import { audit } from '../../../attempts/audit.ts';
import { collections } from '../../../documents/collections.ts';
import { readDocument } from '../../../documents/read.ts';
import { existing } from '../../../kernel/existing.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Application } from '../../../content/applications/rows.ts';
import type { Vacancy } from '../applying/own.ts';

const { vacancies } = collections;

type Asking = RequestContext & { params: { readonly id: string } };

/** A vacancy that somebody manages. @throws RefusedError not_found */
export const managedVacancy = (call: Asking): Promise<Vacancy> =>
  readDocument(call, vacancies, call.params.id);

/**
 * An application of a candidate for a vacancy that somebody manages: the latest, and of those withdrawn only where there is no other.
 * @param lock whether it stays as it is until the commit
 */
export async function findApplicant(
  call: RequestContext & { params: { readonly id: string; readonly candidateId: string } },
  lock = false,
): Promise<{ vacancy: Vacancy; application: Application }> {
  const vacancy = await managedVacancy(call);
  const { rows } = await sql<Application>`
    select * from application where vacancy_id = ${vacancy.id}::uuid and candidate_id = ${call.params.candidateId}::uuid
    order by state = 'withdrawn', applied_at desc limit 1 ${lock ? sql`for update` : sql``}`.execute(
    call.queries,
  );
  const [application] = rows;
  return application ? { vacancy, application } : refuse('not_found');
}

/** An application as lists of managers show it. */
export const presentApplicant = (application: Application): Reply<'listApplicants'>['data'][number] => ({
  id: application.id,
  candidate: { id: application.candidate_id, name: application.candidate_name },
  state: application.state,
  appliedAt: application.applied_at,
  testedAt: application.tested_at,
  stateAt: application.state_at,
  score: application.score,
  qualifying: application.qualifying,
});

/** Writes down that somebody read what an application holds, not what that was. */
export const noteRead = (
  { queries, principal, now }: RequestContext,
  action: 'read application' | 'read results' | 'exported profile',
  application: Application,
): Promise<void> =>
  audit(
    queries,
    principal,
    action,
    { kind: 'application', id: application.id, accountId: application.account_id },
    { vacancyId: application.vacancy_id },
    now,
  );

/** The account of a vacancy. */
export const accountOf = ({ id, accountId }: Vacancy): string =>
  existing(accountId, `account of the vacancy ${id}`);

import { sql } from 'kysely';
import { fitsCriterion } from '@moderator/learning';
import type { CriterionValue } from '@moderator/learning';
import type { Call } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { followTestsOf } from '../../../content/applications/follow-tests.ts';
import { recordStep } from '../../../content/applications/move-application.ts';
import { standingsOn } from '../../../content/applications/rows.ts';
import type { Application, VacancyBody } from '../../../content/applications/rows.ts';
import { takeUses } from '../../../people/licence-uses.ts';
import { ownCandidate } from './candidate.ts';
import { beginTesting, noCreditLeft } from './credits.ts';
import { declare } from './declaration.ts';
import { isOpen, ownApplication, presentOwn, vacancyForMe } from './own.ts';
import type { Vacancy } from './own.ts';

/** What people agree to when they apply: changed words get another version. */
const consentVersion = '2026-1';

/** Applies once: whoever has applied already gets that application, and may say something else of themselves, or nothing. */
export async function applyForVacancy(call: Call<'applyForVacancy'>) {
  const { queries, principal, body } = call;
  const vacancy = await vacancyForMe(call, call.params.id);
  const before = await ownApplication(queries, principal.userId, vacancy.id, true);
  if (before && before.state !== 'withdrawn') {
    if (body.equity) await declare(call, before, vacancy.body, body.equity);
    return { data: presentOwn(before), wasThere: true };
  }
  if (!body.consent)
    refuseField('consent', 'Without your agreement nothing is kept of you, so you cannot apply.');
  const answers = answersTo(vacancy.body, body.answers);
  await refuseClosed(call, vacancy);
  const candidate = await ownCandidate(call, consentVersion);
  const application = await insertApplication(call, vacancy, candidate, answers);
  // Two at once: whoever came second finds what the first one made.
  if (!application) return applyForVacancy(call);
  const acting = { queries, now: call.now, by: principal.userId };
  await recordStep(acting, application, null);
  await takeUse(call, application);
  if (body.equity) await declare(call, application, vacancy.body, body.equity);
  return { data: presentOwn(await countEarlierTests(call, application, vacancy.body)), wasThere: false };
}

/** The row is locked, so that nobody applies while it closes. */
async function refuseClosed({ queries, now }: Call<'applyForVacancy'>, { id, body }: Vacancy): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select state from vacancy_standing where vacancy_id = ${id}::uuid for update`.execute(queries);
  if (rows[0]?.state !== 'published' || !isOpen(body, now))
    refuse('wrong_state', 'This vacancy is closed, so nobody applies for it any more. Nothing was changed.');
}

/** What somebody answered, by criterion. */
function answersTo(
  { criteria = [] }: VacancyBody,
  given: Call<'applyForVacancy'>['body']['answers'],
): Record<string, CriterionValue> {
  for (const [place, { criterionId, value }] of given.entries()) {
    const criterion = criteria.find(({ id }) => id === criterionId);
    if (!criterion) refuseField(`answers.${place}.criterionId`, 'This is not asked here.');
    if (!fitsCriterion(criterion, value))
      refuseField(`answers.${place}.value`, 'This is no answer to what is asked.');
  }
  const answers = Object.fromEntries(given.map(({ criterionId, value }) => [criterionId, value]));
  const missing = criteria.find(({ id }) => answers[id] === undefined);
  if (missing) refuseField('answers', `“${missing.text}” is not answered.`);
  return answers;
}

function refuseField(field: string, mistake: string): never {
  const sentence = `${mistake} Nothing was changed.`;
  refuse('invalid_input', sentence, { errors: [{ path: `body.${field}`, message: sentence }] });
}

async function insertApplication(
  { queries, principal, now }: Call<'applyForVacancy'>,
  { id, body }: Vacancy,
  candidate: { id: string; name: string; order: string },
  answers: Record<string, CriterionValue>,
): Promise<Application | undefined> {
  return queries
    .insertInto('application')
    .values({
      client_id: principal.clientId,
      account_id: principal.accountId,
      site_id: body.siteId ?? null,
      vacancy_id: id,
      candidate_id: candidate.id,
      user_id: principal.userId,
      candidate_name: candidate.name,
      candidate_order: sql`plain_text(${candidate.order})`,
      answers: JSON.stringify(answers),
      consent_at: now,
      consent_version: consentVersion,
      applied_at: now,
      state_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Where the account pays by use, an application takes one. */
async function takeUse({ queries, principal }: Call<'applyForVacancy'>, { id }: Application): Promise<void> {
  const [use] = await takeUses(queries, principal.accountId, 'Screening', 1);
  if (use === undefined)
    refuse(
      '4009',
      'The people who look for you have no application left to take. Nothing was changed; ask them.',
    );
  if (use !== null)
    await queries
      .updateTable('application')
      .set({ licence_engagement_id: use })
      .where('id', '=', id)
      .execute();
}

/** What was written for another vacancy counts here as well, and begins to test the application at once. */
async function countEarlierTests(
  { queries, principal, now }: Call<'applyForVacancy'>,
  application: Application,
  vacancy: VacancyBody,
): Promise<Application> {
  const acting = { queries, now, by: principal.userId };
  const standings = await standingsOn(queries, principal.userId, vacancy.tests ?? []);
  const isBegun = standings.some(({ opened_at: at }) => at !== null);
  const begun = isBegun ? await beginTesting(acting, application) : application;
  return followTestsOf(acting, begun ?? refuse('40010', noCreditLeft), vacancy);
}

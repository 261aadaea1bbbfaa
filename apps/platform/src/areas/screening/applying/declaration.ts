import { sql } from 'kysely';
import type { Call, RequestContext } from '../../../kernel/call.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Application, VacancyBody } from '../../../content/applications/rows.ts';

type Equity = NonNullable<Call<'applyForVacancy'>['body']['equity']>;

/**
 * Keeps what somebody says of themselves, where no other request than their own reads it. Said again it takes the place of what was said
 * before; said empty, nothing is kept.
 */
export async function declare(
  { queries, principal, now }: RequestContext,
  application: Application,
  { questionsOfEquity = false }: VacancyBody,
  { race = null, gender = null, disability = null }: Equity,
): Promise<void> {
  const said = [race, gender, disability?.trim() || null];
  await queries.deleteFrom('equity_declaration').where('application_id', '=', application.id).execute();
  if (said.every((each) => each === null)) return;
  if (!questionsOfEquity)
    refuse('invalid_input', 'This vacancy does not ask for it, so it is not kept. Nothing was changed.', {
      errors: [{ path: 'body.equity', message: 'It is not asked for here.' }],
    });
  await queries
    .insertInto('equity_declaration')
    .values({
      application_id: application.id,
      client_id: application.client_id,
      account_id: application.account_id,
      vacancy_id: application.vacancy_id,
      user_id: principal.userId,
      race,
      gender,
      disability: disability?.trim() || null,
      declared_at: now,
    })
    .execute();
}

/** What somebody said of themselves with an application; null where that is nothing. */
export async function declarationOf({ queries }: RequestContext, applicationId: string) {
  const { rows } = await sql<Required<Pick<Equity, 'race' | 'gender' | 'disability'>>>`
    select race, gender, disability from equity_declaration where application_id = ${applicationId}::uuid`.execute(
    queries,
  );
  return rows[0] ?? null;
}

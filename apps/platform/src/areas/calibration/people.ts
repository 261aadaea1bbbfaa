import { sql } from 'kysely';
import { askingRefusal, leadingRefusal } from '@moderator/moderation';
import type { CaseKnowledge, Refusal } from '@moderator/moderation';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import type { Queries } from '../../database/database.ts';
import { valueWord } from '../../documents/list-conditions.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole, managedSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readCases } from './case-rows.ts';
import type { CaseRow } from './case-rows.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import { partsOf } from './source.ts';

/** A case that the caller may ask people to judge: moderators any of the account, managers those of their sites. */
export async function openCase({
  queries,
  principal,
  params,
}: Pick<Call<'listCalibrationPeople'>, 'queries' | 'principal' | 'params'>): Promise<CaseRow> {
  const [row] = await readCases(queries, sql`c.id = ${params.id}::uuid`);
  const site = managedSite(principal);
  const isTheirs = row && (hasRole(principal, 'moderator') || site === undefined || row.site_id === site);
  return isTheirs ? row : refuse('not_found');
}

/** Who may be asked to judge a case, and why others may not. */
export async function listCalibrationPeople(call: Call<'listCalibrationPeople'>) {
  const row = await openCase(call);
  await refuseAsked(call, row);
  return { data: { people: await askable(call.queries, row, call.principal.userId) } };
}

/** Whoever is asked to judge it blind opens no round on it: leading one shows what was settled. */
export async function refuseAsked(
  { queries, principal }: Pick<Call<'listCalibrationPeople'>, 'queries' | 'principal'>,
  row: CaseRow,
): Promise<void> {
  const refusal = leadingRefusal(principal.userId, await knowledgeOf(queries, row));
  if (refusal) refuseBy(refusal);
}

interface Askable {
  id: string;
  name: string;
  roles: ('assessor' | 'moderator')[];
  refusal: Refusal | null;
}

/** Assessors and moderators of an account besides whoever leads the round, by name. */
export async function askable(queries: Queries, row: CaseRow, leaderId: string): Promise<Askable[]> {
  const words = [valueWord('roles', 'assessor'), valueWord('roles', 'moderator')];
  const [knowledge, { rows }] = await Promise.all([
    knowledgeOf(queries, row),
    sql<{ id: string; name: string; roles: string[] }>`
      select distinct d.id, d.body ->> 'name' || ' ' || (d.body ->> 'surname') as name, d.body -> 'roles' as roles
      from document_word w join document d on d.kind = w.kind and d.id = w.id
      where w.kind = 'users' and w.tenant_id = ${row.account_id} and w.word = any(${words}::text[])
        and d.deleted_at is null and d.body ->> 'state' = 'active' and d.id <> ${leaderId}::uuid
      order by name, d.id`.execute(queries),
  ]);
  return rows.map(({ id, name, roles }) => ({
    id,
    name,
    roles: (['assessor', 'moderator'] as const).filter((role) => roles.includes(role)),
    refusal: askingRefusal(id, knowledge) ?? null,
  }));
}

/** Another case of the same work shows what is settled as well. */
async function knowledgeOf(queries: Queries, row: CaseRow): Promise<CaseKnowledge> {
  const attempt = (await readAttempt(queries, row.attempt_id)) ?? refuse('not_found');
  const [parts, { rows }, { rows: seats }] = await Promise.all([
    partsOf(queries, attempt),
    sql<{ person_id: string }>`
      with known as (select r.* from calibration_round r join calibration_case c on c.id = r.case_id
        where c.attempt_id = ${row.attempt_id}::uuid)
      select made_by as person_id from calibration_case where attempt_id = ${row.attempt_id}::uuid
      union select led_by from known
      union select s.person_id from calibration_seat s join known on known.id = s.round_id
        where known.closed_at is not null`.execute(queries),
    sql<{ person_id: string }>`
      select s.person_id from calibration_seat s join calibration_round r on r.id = s.round_id
        join calibration_case c on c.id = r.case_id
      where c.attempt_id = ${row.attempt_id}::uuid and r.closed_at is null`.execute(queries),
  ]);
  return {
    tookPart: parts,
    knows: rows.map((each) => each.person_id),
    asked: seats.map((each) => each.person_id),
  };
}

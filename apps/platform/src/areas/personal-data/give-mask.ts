import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { pseudonymOf } from './sought.ts';

interface Masked {
  clientId: string;
  accountId: string;
  userId: string;
  code: string;
}

/**
 * Puts the pseudonym in place of a person wherever their name is kept beside their id, in one transaction: as themselves, in every
 * version of them, in the lists that show and sort by it. Attempts that were certified keep the name of whose they are.
 */
export async function giveMask(
  queries: Queries,
  { clientId, accountId, userId, code }: Masked,
): Promise<void> {
  const as = pseudonymOf(code);
  const body = JSON.stringify({
    accountId,
    clientId,
    username: as.username,
    name: as.name,
    surname: as.surname,
    roles: [],
    groupIds: [],
    registrations: [],
    state: 'inactive',
  });
  const person = sql`${userId}::uuid`;
  const certified = await sql<{ id: string; learner_name: string }>`select id, learner_name from attempt
    where learner_id = ${person} and id in (select attempt_id from certificate)`.execute(queries);
  // Carries the name on to attempts and what is counted of them.
  await sql`update document set body = ${body}::jsonb, deleted_at = coalesce(deleted_at, now())
    where kind = 'users' and id = ${person}`.execute(queries);
  await sql`update document_history set body = ${body}::jsonb where kind = 'users' and id = ${person}`.execute(
    queries,
  );
  for (const { id, learner_name } of certified.rows)
    await sql`update attempt set learner_name = ${learner_name} where id = ${id}::uuid`.execute(queries);
  await sql`update attempt set learner_number = null
    where learner_id = ${person} and id not in (select attempt_id from certificate)`.execute(queries);
  // What was never handed in is nobody's to go on with.
  await sql`update attempt set superseded_at = now(), updated_at = now(), version = version + 1
    where learner_id = ${person} and superseded_at is null and state = 'open'`.execute(queries);
  const order = sql`plain_text(${`${as.surname} ${as.name}`})`;
  await sql`update registration set learner_order = ${order} where user_id = ${person}`.execute(queries);
  await sql`update course_progress set learner_order = ${order} where user_id = ${person}`.execute(queries);
  await sql`update submission set learner_order = ${order} where learner_id = ${person}`.execute(queries);
  await sql`update engagement set learner_order = ${order} where learner_id = ${person}`.execute(queries);
  await sql`update application set candidate_order = ${order} where user_id = ${person}`.execute(queries);
  await sql`update judgement_pair set assessor_name = ${as.full}
    where assessor_id = ${person} and assessor_name is not null`.execute(queries);
  await sql`update attempt_total set name = ${as.full} where value_id = ${person}`.execute(queries);
}

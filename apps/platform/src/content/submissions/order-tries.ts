import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { triesOf } from './rows.ts';
import type { Submission } from './rows.ts';

/** No try has a number behind it. */
const aside = 1_000_000;

/**
 * Puts tries that came from devices into the order in which they were begun, whatever order they came in, and says which are more than
 * there are. Those that were begun here keep their numbers, as their questions were drawn by them.
 * @param maxTries null where there is no limit
 */
export async function orderTries(
  queries: Queries,
  {
    learner_id: learnerId,
    registration_id: registrationId,
  }: Pick<Submission, 'learner_id' | 'registration_id'>,
  maxTries: number | null,
): Promise<void> {
  const tries = await triesOf(queries, learnerId, registrationId);
  const inOrder = tries.toSorted(
    (one, other) => one.started_at.getTime() - other.started_at.getTime() || (one.id < other.id ? -1 : 1),
  );
  const numbers = tries.filter((each) => each.device_id !== null).map(({ number }) => number);
  const changes = inOrder.map((each, place) => ({
    id: each.id,
    number: each.device_id === null ? each.number : (numbers.shift() ?? each.number),
    surplus: maxTries !== null && place >= maxTries,
    before: each,
  }));
  const moved = changes.filter(
    ({ number, surplus, before }) => number !== before.number || surplus !== before.surplus,
  );
  if (moved.length === 0) return;
  const of = sql`submission.learner_id = ${learnerId}::uuid and submission.id = n.id`;
  const numbered = sql`(select * from jsonb_to_recordset(${JSON.stringify(
    moved.map(({ before: _, ...each }) => each),
  )}::jsonb) as n(id uuid, number integer, surplus boolean)) n`;
  await sql`update submission set number = n.number + ${aside}::integer from ${numbered} where ${of}`.execute(
    queries,
  );
  await sql`update submission set number = n.number, surplus = n.surplus, version = version + 1
    from ${numbered} where ${of}`.execute(queries);
}

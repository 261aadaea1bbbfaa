import { sql } from 'kysely';
import { applyTransition } from '@moderator/moderation';
import type { TransitionName } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Moves all attempts of batches that are in a state by one row of the table. @returns which */
export async function moveAttempts(
  queries: Queries,
  batchIds: readonly string[],
  from: 'reported' | 'verifying',
  name: TransitionName,
): Promise<string[]> {
  const allowed = applyTransition(name, from);
  if (!allowed.ok) refuse('wrong_state', allowed.refusal.sentence);
  const { rows } = await sql<{ id: string }>`
    update attempt set state = ${allowed.to}, version = version + 1, updated_at = now()
    where id in (select a.id from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = any(${batchIds}::uuid[]) and a.state = ${from} and a.superseded_at is null order by a.id for update of a)
    returning id`.execute(queries);
  return rows.map(({ id }) => id);
}

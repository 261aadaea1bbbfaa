import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { takeTurns } from '../database/take-turns.ts';
import { refuse } from '../kernel/refusal.ts';

/** Locks an attempt before anything of it is looked at: of two who change it at once the other reads what the first one did. */
export const lockAttempt = (queries: Queries, id: string) =>
  sql`select from attempt where id = ${id}::uuid for no key update`.execute(queries);

/** Has those who take many attempts of a course wait for each other, in whatever order the database comes to the attempts. */
export const takeAttemptsInTurns = (queries: Queries, courseId: string) =>
  takeTurns(queries, `attempts of ${courseId}`);

/**
 * Locks an attempt that counts.
 * @throws RefusedError where a later attempt took its place
 */
export async function lockStanding(queries: Queries, id: string): Promise<void> {
  await lockAttempt(queries, id);
  await refuseSuperseded(queries, id);
}

/** What a later attempt took the place of stays as it is. */
export async function refuseSuperseded(queries: Queries, id: string): Promise<void> {
  const { rows } =
    await sql`select from attempt where id = ${id}::uuid and superseded_at is not null`.execute(queries);
  if (rows.length > 0)
    refuse(
      'wrong_state',
      'A later attempt took the place of this one, so it stays as it is. Nothing was changed; open that one.',
    );
}

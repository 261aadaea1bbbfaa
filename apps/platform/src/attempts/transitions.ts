import { sql } from 'kysely';
import { applyTransition } from '@moderator/moderation';
import type { Refusal, TransitionFacts, TransitionName } from '@moderator/moderation';
import { errorCatalogue } from '@moderator/contract';
import type { ErrorCode } from '@moderator/contract';
import type { Queries } from '../database/database.ts';
import { refuse } from '../kernel/refusal.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { readAttempt } from './attempt-rows.ts';

/** What moves together with the state. */
export interface Changes {
  assessor_id?: string;
  assessor_name?: string;
  submitted_at?: Date;
  assessed_at?: Date;
  judged_result?: string | null;
  judged_passed?: boolean | null;
  judged_distance?: number | null;
  result?: string | null;
  passed?: boolean | null;
  allocated_to?: string | null;
  due_at?: Date;
  reopened_outcome_ids?: string[];
}

/**
 * Moves an attempt by one row of the table of transitions, refusing what the table refuses. The update
 * names the version that was read, so of two at once only one moves.
 * @returns the new version
 */
export async function moveAttempt(
  queries: Queries,
  attempt: Pick<AttemptRecord, 'id' | 'state' | 'version'>,
  name: TransitionName,
  facts: TransitionFacts = {},
  changes: Changes = {},
): Promise<number> {
  const result = applyTransition(name, attempt.state, facts);
  if (!result.ok) refuseBy(result.refusal);
  const moved = await queries
    .updateTable('attempt')
    .set({ ...changes, state: result.to, version: sql`version + 1`, updated_at: sql`now()` })
    .where('id', '=', attempt.id)
    .where('version', '=', attempt.version)
    .returning('version')
    .executeTakeFirst();
  return moved ? moved.version : refuseStale(queries, attempt.id);
}

/** Moves an attempt that somebody worked on back to where the next one finds it. */
export async function moveBack(
  queries: Queries,
  attempt: Pick<AttemptRecord, 'id' | 'state' | 'version'>,
): Promise<void> {
  if (attempt.state === 'moderating') await moveAttempt(queries, attempt, 'release_moderation');
  if (attempt.state === 'assessing') await moveAttempt(queries, attempt, 'release_assessment');
}

/** Refuses with what the attempt has become. */
export async function refuseStale(queries: Queries, id: string): Promise<never> {
  const current = await readAttempt(queries, id);
  refuse('stale_version', undefined, {
    current: { id, state: current?.state, version: current?.version },
    headers: { version: String(current?.version ?? 0) },
  });
}

/** Codes of the rules that have an entry of their own in the platform's catalogue. */
export function refuseBy(refusal: Refusal): never {
  const code = refusal.catalogueCode ?? refusal.code;
  refuse(code in errorCatalogue ? (code as ErrorCode) : 'wrong_state', refusal.sentence);
}

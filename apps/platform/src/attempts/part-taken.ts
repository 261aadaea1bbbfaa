import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** Everybody who had a part in the result of an attempt: learnt, taught, judged, moderated, signed, or judged an earlier appeal. */
export async function tookPart(queries: Queries, attempt: AttemptRecord): Promise<(string | null)[]> {
  const { rows } = await sql<{ person_id: string }>`
    select moderator_id as person_id from decision where attempt_id = ${attempt.id}::uuid
    union select moderator_id from verdict_history where attempt_id = ${attempt.id}::uuid
    union select signed_by from report where batch_id = ${attempt.batch_id}::uuid
    union select assigned_to from appeal where attempt_id = ${attempt.id}::uuid and decided_at is not null and assigned_to is not null
    union select signed_by from verification where batch_id = ${attempt.batch_id}::uuid and signed_by is not null`.execute(
    queries,
  );
  return [
    attempt.learner_id,
    attempt.assessor_id,
    attempt.facilitator_id,
    ...attempt.interim_moderator_ids,
    ...rows.map((row) => row.person_id),
  ];
}

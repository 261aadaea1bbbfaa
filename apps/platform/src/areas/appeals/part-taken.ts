import { sql } from 'kysely';
import { appealPartRefusal } from '@moderator/moderation';
import type { Refusal } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { conflictsFor } from '../../attempts/conflicts.ts';
import type { Queries } from '../../database/database.ts';
import type { PersonRegistration } from '../../kernel/principal.ts';

/** Everybody who had a part in the result of an attempt, or made the appeal. */
export async function tookPart(
  queries: Queries,
  attempt: AttemptRecord,
  madeBy: string,
): Promise<(string | null)[]> {
  const { rows } = await sql<{ person_id: string }>`
    select moderator_id as person_id from decision where attempt_id = ${attempt.id}::uuid
    union select moderator_id from verdict_history where attempt_id = ${attempt.id}::uuid
    union select signed_by from report where batch_id = ${attempt.batch_id}::uuid
    union select signed_by from verification where batch_id = ${attempt.batch_id}::uuid and signed_by is not null`.execute(
    queries,
  );
  return [
    madeBy,
    attempt.learner_id,
    attempt.assessor_id,
    attempt.facilitator_id,
    ...attempt.interim_moderator_ids,
    ...rows.map((row) => row.person_id),
  ];
}

/** Why somebody may not judge an appeal against an attempt; null where they may. */
export const judgingRefusal = (
  person: { userId: string; registrations: readonly PersonRegistration[] },
  attempt: AttemptRecord,
  parts: readonly (string | null)[],
  now: Date,
): Refusal | null => appealPartRefusal(person.userId, parts) ?? conflictsFor(person, attempt, now)[0] ?? null;

import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import { refuse } from '../../kernel/refusal.ts';

/** Who judged, moderated or signed in a batch does not verify it. */
export async function hasTakenPart(
  queries: Queries,
  batchIds: readonly string[],
  personId: string,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from report where batch_id = any(${batchIds}::uuid[]) and signed_by = ${personId}::uuid
    union all select 1 from decision where batch_id = any(${batchIds}::uuid[]) and moderator_id = ${personId}::uuid
    union all select 1 from batch_attempt ba join attempt a on a.id = ba.attempt_id
      where ba.batch_id = any(${batchIds}::uuid[]) and ${personId}::uuid in (a.assessor_id, a.facilitator_id, a.learner_id)
    limit 1`.execute(queries);
  return rows.length > 0;
}

export async function refusePartTaken(
  queries: Queries,
  batchIds: readonly string[],
  personId: string,
): Promise<void> {
  if (await hasTakenPart(queries, batchIds, personId))
    refuse(
      '4008',
      'You taught, assessed or moderated in this batch, so somebody else has to verify it. Nothing was signed.',
    );
}

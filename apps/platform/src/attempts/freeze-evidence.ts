import type { Queries } from '../database/database.ts';

/** What is handed in stays as it is. The attempt has moved before, so that nothing joins it any more. */
export async function freezeEvidence(queries: Queries, attemptId: string, now: Date): Promise<void> {
  await queries
    .updateTable('evidence')
    .set({ frozen_at: now })
    .where('attempt_id', '=', attemptId)
    .where('frozen_at', 'is', null)
    .execute();
}

import { sql } from 'kysely';
import { nothingToSign } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';

/**
 * Takes out of somebody's draft what they have signed: an attempt that comes back to them begins without the decision, the words,
 * the actions and the results of before. It becomes a newer version, so that devices that kept the one before let go of it.
 */
export const endDraft = (queries: Queries, attemptId: string, personId: string) =>
  queries
    .updateTable('draft')
    .set({
      body: sql`body || ${JSON.stringify(nothingToSign)}::jsonb`,
      version: sql`version + 1`,
      saved_at: sql`now()`,
    })
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', personId);

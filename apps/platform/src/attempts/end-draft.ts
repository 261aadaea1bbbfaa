import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

/** What of a draft becomes a decision, or the judgement of an assessor, empty; notes stay, and what one looked at last. */
const signed = JSON.stringify({
  comments: {},
  findings: [],
  kind: null,
  reason: '',
  actions: [],
  judgements: {},
  feedback: null,
});

/**
 * Takes out of somebody's draft what they have signed: an attempt that comes back to them begins without the decision, the words,
 * the actions and the results of before. It becomes a newer version, so that devices that kept the one before let go of it.
 */
export const endDraft = (queries: Queries, attemptId: string, personId: string) =>
  queries
    .updateTable('draft')
    .set({ body: sql`body || ${signed}::jsonb`, version: sql`version + 1`, saved_at: sql`now()` })
    .where('attempt_id', '=', attemptId)
    .where('person_id', '=', personId);

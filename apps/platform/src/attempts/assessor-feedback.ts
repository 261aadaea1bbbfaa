import { randomUUID } from 'node:crypto';
import type { FeedbackInput } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';
import { refuse } from '../kernel/refusal.ts';
import type { AttemptRecord } from './attempt-record.ts';

interface Said {
  /** What it goes with: a decision, or an early look at an outcome. */
  about: { decisionId: string } | { outcomeId: string };
  moderatorId: string;
  at: Date;
}

/** Keeps what a moderator says to the assessor of an attempt, beside the decision or the early look that it goes with. */
export async function keepFeedback(
  queries: Queries,
  attempt: AttemptRecord,
  { topic, text }: FeedbackInput,
  { about, moderatorId, at }: Said,
): Promise<string> {
  const { assessor_id: assessorId } = attempt;
  if (assessorId === null)
    refuse(
      'invalid_input',
      'Whoever assessed this is not on the platform, so nobody would read the words. Take them out; nothing was signed.',
    );
  const id = randomUUID();
  await queries
    .insertInto('assessor_feedback')
    .values({
      id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      decision_id: 'decisionId' in about ? about.decisionId : null,
      outcome_id: 'outcomeId' in about ? about.outcomeId : null,
      assessor_id: assessorId,
      moderator_id: moderatorId,
      topic,
      text,
      written_at: at,
    })
    .execute();
  return id;
}

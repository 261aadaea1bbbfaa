import { api } from '@/api/api.ts';
import { sendKeptLooks } from '../kept-looks.ts';
import { afterFailure, dropFromOutbox, keepInOutbox } from './outbox.ts';
import type { OutboxEntry } from './outbox.ts';

export type Sent =
  | { kind: 'signed' }
  | { kind: 'refused'; error: unknown }
  | { kind: 'waiting'; error: unknown; isKept: boolean };

/** Milliseconds between two attempts to get an answer. */
export const retryDelayMs = 10_000;

/**
 * Sends a decision that lies in the outbox. Its key makes repeating safe: the platform answers the same
 * request with the first answer, so a decision is signed once however often the line breaks.
 */
export async function sendDecision(userId: string, entry: OutboxEntry): Promise<Sent> {
  const { attemptId, version, decision, idempotencyKey } = entry;
  // Written before it is sent: a window closed in between must not forget that it may have arrived.
  const isKept = await keepInOutbox(userId, { ...entry, wasSent: true });
  try {
    await sendKeptLooks(userId, attemptId);
    await api.decideAttempt({ id: attemptId, body: decision, version }, { idempotencyKey });
  } catch (error) {
    if (afterFailure(error) === 'keep') return { kind: 'waiting', error, isKept };
    await dropFromOutbox(userId, attemptId);
    return { kind: 'refused', error };
  }
  await dropFromOutbox(userId, attemptId);
  return { kind: 'signed' };
}

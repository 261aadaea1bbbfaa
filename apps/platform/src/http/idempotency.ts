import { createHash } from 'node:crypto';
import { takesKey } from '@moderator/contract';
import type { Operation, OperationId } from '@moderator/contract';
import type { RequestTransaction } from '../database/request-transactions.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import { takeTurns } from '../database/take-turns.ts';

export interface StoredAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * Calls that moderators make all day, whose work is begun before it is known whether it was done already, and whether who calls is who
 * they were: what they ask first travels with these questions. They do nothing outside of their transaction, so that what was begun
 * is taken back.
 */
const insideAlone: ReadonlySet<string> = new Set<OperationId>([
  'claimAttempt',
  'recordVerdict',
  'decideAttempt',
]);

/** Whether what a call has begun can be taken back whole. */
export const worksInside = ({ id }: Operation): boolean => insideAlone.has(id);

/**
 * Does the work once for each key of a user: a repetition gets the first answer, a different request
 * under the same key is refused. The answer is stored in the transaction of the work, so both or
 * neither last. Two requests at once: the lock makes the second wait for the first's commit.
 */
export async function once(
  { queries, lastly, takeBack }: Pick<RequestTransaction, 'queries' | 'lastly' | 'takeBack'>,
  principal: Principal,
  operation: Operation,
  key: string | undefined,
  request: unknown,
  work: () => Promise<StoredAnswer>,
): Promise<StoredAnswer> {
  if (!takesKey(operation) || key === undefined) return work();
  if (!/^[\x21-\x7e]{1,128}$/.test(key))
    refuse('invalid_input', 'Idempotency-Key has to be 1 to 128 visible characters.');
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  // They travel together, one behind the other: what is looked for is what is there once the lock is had.
  const looked = Promise.all([
    takeTurns(queries, `${principal.userId} ${operation.id} ${key}`),
    queries
      .selectFrom('idempotent_answer')
      .selectAll()
      .where('user_id', '=', principal.userId)
      .where('operation', '=', operation.id)
      .where('key', '=', key)
      .executeTakeFirst(),
  ]);
  const begun = worksInside(operation) ? work() : undefined;
  // Nothing is told, nor taken back, while it goes on.
  const ended = begun?.catch(() => undefined);
  const [, earlier] = await looked;
  if (earlier) {
    await ended;
    takeBack();
    if (earlier.request_hash !== requestHash) refuse('key_reused');
    return {
      status: earlier.status,
      headers: { ...earlier.headers, 'idempotent-replayed': 'true' },
      body: earlier.body,
    };
  }
  const answer = await (begun ?? work());
  lastly(
    queries.insertInto('idempotent_answer').values({
      client_id: principal.clientId,
      account_id: principal.accountId,
      user_id: principal.userId,
      operation: operation.id,
      key,
      request_hash: requestHash,
      status: answer.status,
      headers: JSON.stringify(answer.headers),
      body: answer.body,
    }),
  );
  return answer;
}

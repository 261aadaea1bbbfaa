import type { attemptMarks } from '@moderator/contract/options';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import type { AttemptRecord } from './attempt-record.ts';

/** Marks an attempt, so that a policy can include it; a mark of the kind that is there says the new reason. */
export async function markAttempt(
  queries: Queries,
  attempt: Pick<AttemptRecord, 'id' | 'client_id' | 'account_id'>,
  mark: { kind: (typeof attemptMarks)[number]; reason: string },
  principal: Principal,
  now: Date,
): Promise<void> {
  const said = { reason: mark.reason, marked_by: principal.userId, marked_at: now };
  await queries
    .insertInto('attempt_mark')
    .values({
      attempt_id: attempt.id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      kind: mark.kind,
      ...said,
    })
    .onConflict((conflict) => conflict.columns(['attempt_id', 'kind']).doUpdateSet(said))
    .execute();
}

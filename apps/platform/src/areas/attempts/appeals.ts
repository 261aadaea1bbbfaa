import { sql } from 'kysely';
import { applyTransition } from '@moderator/moderation';
import { markAttempt } from '../../attempts/attempt-marks.ts';
import { audit } from '../../attempts/audit.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { moveAttempt } from '../../attempts/transitions.ts';
import { lockBatch } from '../../attempts/widenings.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

/**
 * Marks an attempt as appealed. A sample that is drawn with a policy that includes appeals takes it in, as its draw
 * would have had it known.
 */
export async function markAppealed(call: Call<'markAppealed'>) {
  const { queries, principal, body, now } = call;
  const { id, batch_id: batchId } = await openAttempt(call);
  const policy = batchId ? (await lockBatch(queries, batchId)).policy : null;
  // Read anew behind the lock: a step of a widening may have taken it meanwhile.
  const attempt = await openAttempt(call);
  if (attempt.state === 'open' || attempt.state === 'submitted' || attempt.state === 'assessing')
    refuse('wrong_state', 'There is no judgement to appeal against yet. Nothing was changed.');
  await markAttempt(queries, attempt, { kind: 'appealed', reason: body.reason }, principal, now);
  const joins = policy?.alwaysInclude.includes('appealed') && applyTransition('widen', attempt.state).ok;
  if (joins) {
    await moveAttempt(queries, attempt, 'widen');
    await sql`
      with joined as (update batch_attempt set sampled = true, reasons = reasons || '{appealed}'::text[]
        where batch_id = ${batchId} and attempt_id = ${id})
      update batch set version = version + 1 where id = ${batchId}`.execute(queries);
  }
  const subject = { kind: 'attempt', id, accountId: attempt.account_id } as const;
  await audit(
    queries,
    principal,
    'appeal marked',
    subject,
    { reason: body.reason, joinedSample: joins ?? false },
    now,
  );
  return {
    data: {
      kind: 'appealed' as const,
      reason: body.reason,
      by: { id: principal.userId, name: principal.name },
      at: now,
    },
  };
}

/** Takes the mark away; what it put into a sample stays there, since a sample never shrinks. */
export async function withdrawAppeal(call: Call<'withdrawAppeal'>) {
  const { queries, principal, now } = call;
  const attempt = await openAttempt(call);
  const gone = await queries
    .deleteFrom('attempt_mark')
    .where('attempt_id', '=', attempt.id)
    .where('kind', '=', 'appealed')
    .returning('reason')
    .executeTakeFirst();
  if (!gone) refuse('not_found', 'This attempt is not marked as appealed.');
  const subject = { kind: 'attempt', id: attempt.id, accountId: attempt.account_id } as const;
  await audit(queries, principal, 'appeal withdrawn', subject, { reason: gone.reason }, now);
  return {};
}

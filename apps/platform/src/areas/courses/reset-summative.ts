import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { applyTransition } from '@moderator/moderation';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { audit } from '../../attempts/audit.ts';
import { lockClaim } from '../../attempts/claims.ts';
import { pendingReopening } from '../../attempts/reopenings/reopening-rows.ts';
import { lockStanding } from '../../attempts/standing-attempts.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { latestAttempt } from './summative.ts';

/** A new attempt for the learner; the old one stays as it is, readable for ever. */
export async function resetSummative(call: Call<'resetSummative'>) {
  const { queries, principal, body, now } = call;
  const latest = await latestAttempt(call);
  await lockClaim(call, latest.id);
  await lockStanding(queries, latest.id);
  const attempt = (await readAttempt(queries, latest.id)) ?? refuse('not_found');
  const allowed = applyTransition('reset', attempt.state);
  if (!allowed.ok) refuseBy(allowed.refusal);
  await refuseInQuestion(queries, attempt.id);
  await sql`update attempt set superseded_at = ${now}::timestamptz, updated_at = ${now}::timestamptz, version = version + 1
    where id = ${attempt.id}::uuid`.execute(queries);
  await queries.deleteFrom('claim').where('attempt_id', '=', attempt.id).execute();
  const id = randomUUID();
  const result = await sql<{ number: number }>`
    insert into attempt (id, client_id, account_id, site_id, course_id, schedule_id, learner_id, number, state, facilitator_id,
      learner_name, learner_number, course_title, site_name, earlier_moderator_ids)
    select ${id}, client_id, account_id, site_id, course_id, schedule_id, learner_id, number + 1, 'open', facilitator_id,
      learner_name, learner_number, course_title, site_name,
      earlier_moderator_ids || array(select distinct moderator_id from decision where attempt_id = attempt.id)
    from attempt where id = ${attempt.id} returning number`.execute(queries);
  await audit(
    queries,
    principal,
    'attempt reset',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { reason: body.reason, nextAttemptId: id },
    now,
  );
  return { data: { attemptId: id, number: onlyRow(result).number } };
}

/** What somebody asks to have judged again is answered first: what is asked of an attempt that is over is never answered. */
async function refuseInQuestion(queries: Queries, attemptId: string): Promise<void> {
  const { rows } = await sql`
    select from appeal where attempt_id = ${attemptId}::uuid and decided_at is null`.execute(queries);
  if (rows.length > 0)
    refuse(
      'wrong_state',
      'An appeal against this result is not decided. Nothing was changed; have it decided first, then reset the attempt.',
    );
  const pending = await pendingReopening(queries, attemptId);
  if (pending)
    refuse(
      'wrong_state',
      `${pending.askerName} has asked to have this attempt judged anew. Nothing was changed; have that answered first, then reset the attempt.`,
    );
}

import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AttemptState } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { audit } from '../../attempts/audit.ts';
import { areInPortfolio } from '../../attempts/evidence.ts';
import { referralsOf } from '../../attempts/referrals.ts';
import { taughtBy } from '../../attempts/taught-by.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { readableAttempt } from './readable-attempt.ts';

/** While the assessor has it, they go on answering; the learner's part ends with handing it in. */
const answerable: Record<'assessor' | 'learner', readonly AttemptState[]> = {
  assessor: ['returned', 'submitted', 'assessing'],
  learner: ['returned'],
};

/** Keeps what somebody did about an action of the latest referral, with the evidence that shows it. */
export async function answerReferral(call: Call<'answerReferral'>) {
  const { queries, principal, body, now } = call;
  const attempt = await readableAttempt(call);
  const latest = (await referralsOf(queries, attempt.id)).at(-1);
  if (!latest || latest.id !== body.referralId)
    refuse(
      'wrong_state',
      'This was referred back again since, or never. Your text is kept; load the page again to see what is asked now.',
    );
  const action =
    latest.actions[body.action] ??
    refuse('invalid_input', 'There is no such action in this referral. Nothing was sent.');
  if (!(await isAskedOf(call, attempt, action.to)))
    refuse('not_allowed', 'This is asked of somebody else. Nothing was sent.');
  if (!answerable[action.to].includes(attempt.state))
    refuse('wrong_state', 'This work has gone on already, so it takes no answer any more. Nothing was sent.');
  if (!(await areInPortfolio(queries, attempt.id, body.evidenceIds)))
    refuse('invalid_input', 'This names evidence that is not in this portfolio. Nothing was sent.');
  const answer = { id: randomUUID(), text: body.text, evidenceIds: body.evidenceIds, at: now };
  await queries
    .insertInto('referral_answer')
    .values({
      id: answer.id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      decision_id: latest.id,
      action: body.action,
      person_id: principal.userId,
      person_name: principal.name,
      body: answer.text,
      evidence_ids: answer.evidenceIds,
      answered_at: now,
    })
    .execute();
  await audit(
    queries,
    principal,
    'referral answered',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { decisionId: latest.id, action: body.action, text: answer.text, evidenceIds: answer.evidenceIds },
    now,
  );
  return { data: { ...answer, by: { id: principal.userId, name: principal.name } } };
}

/** Whether an action is the caller's to answer: their own work, that of learners whom they teach, or what they assess. */
async function isAskedOf(
  { queries, principal }: RequestContext,
  attempt: AttemptRecord,
  to: 'assessor' | 'learner',
): Promise<boolean> {
  const { userId } = principal;
  if (to === 'assessor')
    return hasRole(principal, 'assessor') && [attempt.allocated_to, attempt.assessor_id].includes(userId);
  if (attempt.learner_id === userId) return true;
  if (!hasRole(principal, 'trainer')) return false;
  const { rows } =
    await sql`select from attempt a where a.id = ${attempt.id}::uuid and ${taughtBy(userId)}`.execute(
      queries,
    );
  return rows.length > 0;
}

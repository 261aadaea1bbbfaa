import { audit } from '../../attempts/audit.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { lockAppeal } from './appeal-rows.ts';

/**
 * Withdraws an appeal that is not decided. The result stands, the mark that it left goes, and within the days of the account
 * there may be another one.
 */
export async function withdrawAppeal(call: Call<'decideAppeal'>): Promise<void> {
  const { queries, principal, params, now } = call;
  // Of a decision and a withdrawal at once the first one counts.
  const appeal = await lockAppeal(queries, params.id);
  if (!appeal || ![appeal.made_by, appeal.learner_id].includes(principal.userId)) refuse('not_found');
  if (appeal.decision === 'withdrawn')
    refuse('wrong_state', 'This appeal is withdrawn already. Nothing was changed.');
  if (appeal.decided_at)
    refuse(
      'wrong_state',
      'This appeal is decided already, so it can no longer be withdrawn. Nothing was changed.',
    );
  const attempt = (await readAttempt(queries, appeal.attempt_id)) ?? refuse('not_found');
  await queries
    .updateTable('appeal')
    .set({ decision: 'withdrawn', decided_at: now })
    .where('id', '=', appeal.id)
    .execute();
  // What somebody else heard of by other ways stays marked.
  await queries
    .deleteFrom('attempt_mark')
    .where('attempt_id', '=', attempt.id)
    .where('kind', '=', 'appealed')
    .where('marked_by', '=', appeal.made_by)
    .execute();
  await audit(
    queries,
    principal,
    'appeal withdrawn',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { appealId: appeal.id },
    now,
  );
  const about = { tenant: attempt, facts: { course: attempt.course_title }, now };
  const others = [
    ...(await managersOf(queries, attempt, principal.userId)),
    appeal.assigned_to,
    appeal.made_by,
  ];
  await notify(
    queries,
    'appeal.withdrawn',
    others.filter((id) => id !== principal.userId && id !== appeal.learner_id),
    { ...about, subject: { kind: 'attempt', id: attempt.id } },
  );
  if (principal.userId !== appeal.learner_id)
    await notify(queries, 'appeal.withdrawn', [appeal.learner_id], {
      ...about,
      subject: { kind: 'course', id: attempt.course_id },
    });
}

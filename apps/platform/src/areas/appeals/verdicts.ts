import { sql } from 'kysely';
import { resultRefusal } from '@moderator/moderation';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { audit } from '../../attempts/audit.ts';
import { scaleOfOutcome } from '../../attempts/outcomes.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentAppeal, readAppeals } from './appeal-rows.ts';
import { openAppeal } from './assign.ts';

/** Stores a verdict on an outcome that is appealed. Once all have one, what was judged before is shown, and they stay. */
export async function recordAppealVerdict(call: Call<'recordAppealVerdict'>) {
  const { queries, principal, params, body, now } = call;
  const appeal = await openAppeal(call);
  if (appeal.assigned_to !== principal.userId)
    refuse('not_allowed', 'Somebody else judges this appeal. Nothing was changed.');
  const attempt = (await readAttempt(queries, appeal.attempt_id)) ?? refuse('not_found');
  if (!appeal.outcome_ids.includes(params.outcomeId))
    refuse('wrong_state', 'This outcome is not appealed, so the verdict on it stands. Nothing was changed.');
  const scale = (await scaleOfOutcome(queries, attempt.course_id, params.outcomeId)) ?? refuse('not_found');
  const refused = resultRefusal(scale, body.result);
  if (refused) refuse('invalid_input', refused.sentence);
  const given = await queries
    .selectFrom('appeal_verdict')
    .select(['outcome_id', 'result'])
    .where('appeal_id', '=', appeal.id)
    .execute();
  const before = given.find((each) => each.outcome_id === params.outcomeId);
  if (given.length === appeal.outcome_ids.length && before?.result !== body.result)
    refuse(
      'wrong_state',
      'What was judged before is shown to you, so your verdicts stay as they are. Nothing was changed; say in your reasons what else there is.',
    );
  await queries
    .insertInto('appeal_verdict')
    .values({
      appeal_id: appeal.id,
      outcome_id: params.outcomeId,
      client_id: appeal.client_id,
      account_id: appeal.account_id,
      result: body.result,
      comment: body.comment,
      recorded_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['appeal_id', 'outcome_id'])
        .doUpdateSet({ result: body.result, comment: body.comment, recorded_at: now }),
    )
    .execute();
  await audit(
    queries,
    principal,
    'verdict on an appeal',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { appealId: appeal.id, outcomeId: params.outcomeId, result: body.result },
    now,
  );
  const [row] = await readAppeals(queries, sql`p.id = ${appeal.id}::uuid`);
  return { data: presentAppeal(row ?? refuse('not_found')) };
}

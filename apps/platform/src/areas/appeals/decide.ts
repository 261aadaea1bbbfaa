import { sql } from 'kysely';
import {
  appealDecisionRefusal,
  changesResult,
  passes,
  standingResult,
  twoResults,
} from '@moderator/moderation';
import type { Result } from '@moderator/contract/types';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { readAttempt } from '../../attempts/attempt-rows.ts';
import { audit } from '../../attempts/audit.ts';
import { latestDecision } from '../../attempts/decision-rows.ts';
import { takeLease } from '../../attempts/claims.ts';
import { judgementsOf, outcomesAlone } from '../../attempts/outcomes.ts';
import { carryOut, keepAsked } from '../../attempts/reopenings/carry-out.ts';
import { consequencesOf } from '../../attempts/reopenings/consequences.ts';
import type { Consequences } from '../../attempts/reopenings/consequences.ts';
import { pendingReopening } from '../../attempts/reopenings/reopening-rows.ts';
import { moveAttempt, refuseBy } from '../../attempts/transitions.ts';
import { lockBatch } from '../../attempts/widenings.ts';
import type { Queries } from '../../database/database.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import type { Call } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentAppeal, readAppeals } from './appeal-rows.ts';
import type { AppealRow } from './appeal-rows.ts';
import { openAppeal } from './assign.ts';
import { withdrawAppeal } from './withdraw.ts';

interface Verdict {
  outcomeId: string;
  result: Result;
  comment: string;
}

export async function decideAppeal(call: Call<'decideAppeal'>) {
  const { queries, params, body } = call;
  const { decision, reasons = '' } = body;
  if (decision === 'withdrawn') await withdrawAppeal(call);
  else await judgeAppeal(call, { decision, reasons });
  const [row] = await readAppeals(queries, sql`p.id = ${params.id}::uuid`);
  return { data: presentAppeal(row ?? refuse('not_found')) };
}

interface Decision {
  decision: 'upheld' | 'dismissed';
  reasons: string;
}

/**
 * Decides an appeal. Dismissed, everything stands; upheld, the outcomes that change are reopened, and whoever judged the
 * appeal goes on to the decision that takes the place of the one before.
 */
async function judgeAppeal(call: Call<'decideAppeal'>, body: Decision): Promise<void> {
  const { queries, principal, now } = call;
  if (!hasRole(principal, 'moderator')) refuse('not_found');
  const appeal = await openAppeal(call);
  if (appeal.assigned_to !== principal.userId)
    refuse('not_allowed', 'Somebody else judges this appeal. Nothing was changed.');
  const attempt = (await readAttempt(queries, appeal.attempt_id)) ?? refuse('not_found');
  const consequences = await consequencesOf(call, attempt);
  /** What hangs on the result; none while the work is judged anew. */
  const told = consequences?.told.isResultTold ? consequences : null;
  if (!told && body.decision === 'upheld')
    refuse(
      'wrong_state',
      'The attempt was reopened since the appeal was made. Nothing was changed; decide when there is a result again, or dismiss the appeal, as the work is judged anew.',
    );
  const verdicts = await verdictsOn(call, appeal.id);
  const { changed, changes } = told
    ? await changesBy(call, attempt, appeal, verdicts, told)
    : { changed: new Set<string>(), changes: [] };
  const refusal = appealDecisionRefusal({ kind: body.decision, reasons: body.reasons, changes });
  if (refusal) refuseBy(refusal);
  const reopeningId =
    told && body.decision === 'upheld'
      ? await reopen(
          call,
          attempt,
          verdicts.filter(({ outcomeId }) => changed.has(outcomeId)),
          { consequences: told, reason: body.reasons },
        )
      : null;
  await queries
    .updateTable('appeal')
    .set({ decision: body.decision, reasons: body.reasons, decided_at: now, reopening_id: reopeningId })
    .where('id', '=', appeal.id)
    .execute();
  await audit(
    queries,
    principal,
    `appeal ${body.decision}`,
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { appealId: appeal.id, reasons: body.reasons, verdicts, reopeningId },
    now,
  );
  const about = { tenant: attempt, facts: { course: attempt.course_title }, now };
  const course = { kind: 'course', id: attempt.course_id } as const;
  await notify(queries, 'appeal.decided', [appeal.learner_id], { ...about, subject: course });
  await notify(
    queries,
    'appeal.decided',
    (await concernedBy(call, attempt, appeal)).filter(
      (id) => id !== principal.userId && id !== appeal.learner_id,
    ),
    { ...about, subject: { kind: 'attempt', id: attempt.id } },
  );
}

/**
 * Who hears of a decision beside the learner: who made the appeal, and who manages it. Where everything stands, also whose judgement
 * was appealed against; where it is reopened, they hear of that.
 */
async function concernedBy(
  { queries, principal, body }: Call<'decideAppeal'>,
  attempt: AttemptRecord,
  appeal: AppealRow,
) {
  const [managers, decision] = await Promise.all([
    managersOf(queries, attempt, principal.userId),
    latestDecision(queries, attempt.id),
  ]);
  const judged = body.decision === 'dismissed' ? [attempt.assessor_id, decision?.moderator.id ?? null] : [];
  return [appeal.made_by, ...managers, ...judged];
}

async function verdictsOn({ queries }: Call<'decideAppeal'>, appealId: string): Promise<Verdict[]> {
  const rows = await queries
    .selectFrom('appeal_verdict')
    .select(['outcome_id', 'result', 'comment'])
    .where('appeal_id', '=', appealId)
    .execute();
  return rows.map(({ outcome_id: outcomeId, result, comment }) => ({
    outcomeId,
    result,
    comment,
  }));
}

/** Which of the appealed outcomes have another result now than the one that was released. */
async function changesBy(
  { queries }: Call<'decideAppeal'>,
  attempt: AttemptRecord,
  appeal: AppealRow,
  verdicts: readonly Verdict[],
  before: Consequences,
) {
  const [outcomes, judgements] = await Promise.all([
    outcomesAlone(queries, attempt.course_id),
    judgementsOf(queries, attempt.id),
  ]);
  const changed = new Set<string>();
  const changes = appeal.outcome_ids.map((id) => {
    const verdict = verdicts.find(({ outcomeId }) => outcomeId === id)?.result;
    if (verdict === undefined) return null;
    const yardstick = {
      scale: outcomes.find((each) => each.id === id)?.scale ?? twoResults,
      tolerance: attempt.policy?.tolerance ?? 0,
    };
    const released = standingResult(
      attempt.decision_kind ?? 'upheld',
      {
        verdict: before.verdicts.find((each) => each.outcome_id === id)?.result ?? null,
        judgement: judgements.find((each) => each.outcome_id === id)?.result ?? null,
      },
      yardstick,
    );
    const isChanged = released === null || changesResult(verdict, released, yardstick);
    if (isChanged) changed.add(id);
    return isChanged;
  });
  return { changed, changes };
}

/** Of one decision there is one reopening: what somebody else asked for is answered before the appeal takes effect. */
async function refuseAsked(queries: Queries, attemptId: string): Promise<void> {
  const pending = await pendingReopening(queries, attemptId);
  if (pending)
    refuse(
      'wrong_state',
      `${pending.askerName} has asked to reopen this attempt, and a manager has not answered yet. Nothing was changed and your verdicts are kept; ask a manager to answer it under Home, then decide the appeal.`,
    );
}

/** Reopens what changes and hands the work to whoever judged the appeal, with their verdicts. @returns the reopening */
async function reopen(
  call: Call<'decideAppeal'>,
  attempt: AttemptRecord,
  verdicts: readonly Verdict[],
  { consequences, reason }: { consequences: Consequences; reason: string },
): Promise<string> {
  const { queries } = call;
  // Before anything is audited, as whoever else changes the batch does.
  if (attempt.batch_id) await lockBatch(queries, attempt.batch_id);
  await refuseAsked(queries, attempt.id);
  const asked = await keepAsked(call, attempt, consequences, {
    outcomeIds: verdicts.map(({ outcomeId }) => outcomeId),
    reason,
  });
  const { facts } = consequences;
  await carryOut(call, attempt, asked, {
    ...consequences,
    facts: { ...facts, verdicts: [...facts.verdicts, ...verdicts] },
  });
  await sql`
    with joined as (update batch_attempt set sampled = true, reasons = array_append(array_remove(reasons, 'appealed'), 'appealed')
      where batch_id = ${attempt.batch_id}::uuid and attempt_id = ${attempt.id}::uuid)
    update batch set version = version + 1 where id = ${attempt.batch_id}::uuid`.execute(queries);
  await keepVerdicts(call, attempt, verdicts);
  const reopened = (await readAttempt(queries, attempt.id)) ?? refuse('not_found');
  await takeLease(call, reopened);
  await moveAttempt(queries, reopened, 'claim_moderation');
  return asked.id;
}

async function keepVerdicts(
  { queries, principal, now }: Call<'decideAppeal'>,
  attempt: AttemptRecord,
  verdicts: readonly Verdict[],
): Promise<void> {
  const outcomes = await outcomesAlone(queries, attempt.course_id);
  const rows = verdicts.map(({ outcomeId, result, comment }) => ({
    client_id: attempt.client_id,
    account_id: attempt.account_id,
    attempt_id: attempt.id,
    outcome_id: outcomeId,
    moderator_id: principal.userId,
    result,
    passed: passes(outcomes.find((each) => each.id === outcomeId)?.scale ?? twoResults, result),
    comment,
  }));
  await queries
    .insertInto('verdict')
    .values(rows.map((row) => ({ ...row, recorded_at: now })))
    .execute();
  await queries
    .insertInto('verdict_history')
    .values(rows.map((row) => ({ ...row, after_reveal: false, at: now })))
    .execute();
}

import type { RequestContext } from '../../kernel/call.ts';
import type { Queries } from '../../database/database.ts';
import { sql } from 'kysely';
import { passes, resultRefusal } from '@moderator/moderation';
import type { Call } from '../../kernel/call.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import { seenSite } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';
import { presentAttempt, readAttempt, readAttempts } from '../../attempts/attempt-rows.ts';
import { markAttempt } from '../../attempts/attempt-marks.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { audit } from '../../attempts/audit.ts';
import { assessingConflictsFor, refuseConflict } from '../../attempts/conflicts.ts';
import { signDecision, workOf } from '../../attempts/decisions.ts';
import { evidenceOf } from '../../attempts/evidence.ts';
import { courseScaleOf, judgementsOf, outcomesAlone, workspaceOutcomes } from '../../attempts/outcomes.ts';
import { giveBackToItsModerator, judgedSinceReferral } from '../../attempts/referrals.ts';
import { judgedColumns } from '../../attempts/standing-results.ts';
import { moveAttempt, refuseStale } from '../../attempts/transitions.ts';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import { lockClaim, requireClaim } from '../../attempts/claims.ts';
import { endDraft } from '../../attempts/end-draft.ts';
import { courses } from './outcomes.ts';

type CallForLearner = Pick<RequestContext, 'queries' | 'principal'> & {
  params: { readonly id: string; readonly learnerId: string };
};

/** The latest attempt of a learner on a course, as far as the caller sees the work of their site. */
export async function latestAttempt({ queries, principal, params }: CallForLearner): Promise<AttemptRecord> {
  const row = await queries
    .selectFrom('attempt')
    .select('id')
    .where('course_id', '=', params.id)
    .where('learner_id', '=', params.learnerId)
    .orderBy('number', 'desc')
    .executeTakeFirst();
  const attempt = (row && (await readAttempt(queries, row.id))) ?? refuse('not_found');
  const site = seenSite(principal);
  return site && attempt.site_id !== site ? refuse('not_found') : attempt;
}

export async function listSummativeLearners({
  queries,
  principal,
  params,
  query,
  now,
}: Call<'listSummativeLearners'>) {
  await courses.get(queries, params.id);
  const limit = query.limit ?? 50;
  const order = `learners of ${params.id}`;
  const cursor = readCursor(query.cursor, order);
  const after = cursor ? sql`and (learner_order, id) > (${cursor.value}, ${cursor.id}::uuid)` : sql``;
  const rows = await readAttempts(
    queries,
    sql`select a.* from attempt a where course_id = ${params.id} and ${isSeenAttempt(principal)} ${after}
      and number = (select max(number) from attempt other where other.course_id = a.course_id and other.learner_id = a.learner_id)
      order by learner_order, id limit ${limit + 1}`,
    sql`a.learner_order, a.id`,
  );
  const { page, next } = cutPage(rows, limit, (last) => ({
    sort: order,
    value: last.learner_order,
    id: last.id,
  }));
  const data = [];
  for (const row of page) {
    const hidden = isBlindFor(row, principal);
    const shown = presentAttempt(row, principal, now);
    const isDecided = row.result !== null;
    data.push({
      learner: shown.learner,
      attemptId: row.id,
      state: row.state,
      status: shown.status,
      assessor: shown.assessor,
      // Until a decision stands, the result is the assessor's.
      result: hidden ? null : isDecided ? row.result : row.judged_result,
      passed: hidden ? null : isDecided ? row.passed : row.judged_passed,
      hidden,
    });
  }
  return { data, next };
}

export async function getSummativeJudgements(call: Call<'getSummativeJudgements'>) {
  const attempt = await latestAttempt(call);
  return { data: await judgementAnswer(call, attempt), version: attempt.version };
}

async function judgementAnswer({ queries, principal }: RequestContext, attempt: AttemptRecord) {
  const outcomes = await workspaceOutcomes(queries, attempt, principal, principal.userId);
  return outcomes.map(({ id, code, title, scale, judgement, hidden }) => ({
    outcomeId: id,
    code,
    title,
    scale,
    hidden,
    result: judgement?.result ?? null,
    passed: judgement?.passed ?? null,
    mark: judgement?.mark ?? null,
    feedback: judgement?.feedback ?? null,
    judgedAt: judgement?.judgedAt ?? null,
  }));
}

/** Records the assessor's judgement; signed, it is complete and waits for moderation. */
export async function recordSummativeJudgements(call: Call<'recordSummativeJudgements'>) {
  const { queries, principal, body, version, now } = call;
  const attempt = await latestAttempt(call);
  await lockClaim(call, attempt.id);
  if (attempt.version !== version) await refuseStale(queries, attempt.id);
  if (attempt.state !== 'assessing')
    refuse(
      'wrong_state',
      'Judgements are recorded while the attempt is being assessed. Claim it first, or open it again to see its state.',
    );
  requireClaim(attempt, principal.userId);
  refuseConflict(assessingConflictsFor(principal, attempt, now)[0]);
  const course = await courseScaleOf(queries, attempt.course_id, sql`for share`);
  const outcomes = await outcomesAlone(queries, attempt.course_id, course);
  for (const judgement of body.judgements) {
    const outcome = outcomes.find(({ id }) => id === judgement.outcomeId);
    if (!outcome)
      refuse('invalid_input', 'A judgement names an outcome of another course. Nothing was recorded.');
    const refused = resultRefusal(outcome.scale, judgement.result);
    if (refused) refuse('invalid_input', refused.sentence);
    const values = {
      result: judgement.result,
      passed: passes(outcome.scale, judgement.result),
      mark: judgement.mark ?? null,
      feedback: judgement.feedback,
      assessor_id: principal.userId,
      judged_at: now,
    };
    await queries
      .insertInto('judgement')
      .values({
        attempt_id: attempt.id,
        outcome_id: judgement.outcomeId,
        client_id: attempt.client_id,
        account_id: attempt.account_id,
        ...values,
      })
      .onConflict((conflict) => conflict.columns(['attempt_id', 'outcome_id']).doUpdateSet(values))
      .execute();
  }
  let current = version + 1;
  if (!body.sign) {
    const touched = await queries
      .updateTable('attempt')
      .set({ version: current })
      .where('id', '=', attempt.id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (touched.numUpdatedRows === 0n) await refuseStale(queries, attempt.id);
  } else {
    const judged = await judgementsOf(queries, attempt.id);
    const facts = {
      outcomeIds: outcomes.map((each) => each.id),
      judgements: judged.map((each) => ({ outcomeId: each.outcome_id, result: each.result })),
    };
    const isAnew = await isReferredBack(queries, attempt);
    const signing = isAnew ? 'sign_new_judgement' : 'sign_judgement';
    const since = isAnew ? await judgedSinceReferral(queries, attempt.id) : {};
    current = await moveAttempt(
      queries,
      attempt,
      signing,
      { ...facts, ...since },
      {
        ...judgedColumns(course, outcomes, facts.judgements),
        assessed_at: now,
      },
    );
    if (isAnew) await giveBackToItsModerator(call, attempt.id);
    const asked = body.askModerator?.trim();
    if (asked) await markAttempt(queries, attempt, { kind: 'assessor_asked', reason: asked }, principal, now);
    await queries.deleteFrom('claim').where('attempt_id', '=', attempt.id).execute();
    await endDraft(queries, attempt.id, principal.userId).execute();
    await audit(
      queries,
      principal,
      'judgement signed',
      { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
      { judgements: body.judgements, ...(asked ? { askModerator: asked } : {}) },
      now,
    );
  }
  const after = (await readAttempt(queries, attempt.id)) ?? refuse('not_found');
  return { data: await judgementAnswer(call, after), version: current };
}

/** Whether the judgement is one anew on what the sample of a batch referred back: it belongs to that batch. */
async function isReferredBack(queries: Queries, attempt: AttemptRecord): Promise<boolean> {
  if (attempt.batch_id === null || attempt.decision_kind !== 'referred_back') return false;
  const row = await queries
    .selectFrom('batch_attempt')
    .select('sampled')
    .where('batch_id', '=', attempt.batch_id)
    .where('attempt_id', '=', attempt.id)
    .executeTakeFirst();
  return row?.sampled ?? false;
}

export async function moderateSummative(call: Call<'moderateSummative'>) {
  const attempt = await latestAttempt(call);
  const [, work] = await Promise.all([lockClaim(call, attempt.id), workOf(call, attempt.id)]);
  return signDecision(call, attempt, work);
}

export async function getSummativePortfolio(call: Call<'getSummativePortfolio'>) {
  const attempt = await latestAttempt(call);
  return { data: await evidenceOf(call.queries, attempt.id), version: attempt.version };
}

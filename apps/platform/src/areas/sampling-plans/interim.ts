import { sql } from 'kysely';
import { interimRefusal, resultRefusal } from '@moderator/moderation';
import { keepFeedback } from '../../attempts/assessor-feedback.ts';
import { audit } from '../../attempts/audit.ts';
import { presentAttempt, readSortedAttempts } from '../../attempts/attempt-rows.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { inTenant } from '../../attempts/attempt-conditions.ts';
import { refuseConflict } from '../../attempts/conflicts.ts';
import { interimConflicts, presentInterimLook, readInterimLooks } from '../../attempts/interim-looks.ts';
import { scaleOfOutcome } from '../../attempts/outcomes.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { plannedInterim } from '../../attempts/planned-looks.ts';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import { refuseBy } from '../../attempts/transitions.ts';
import { collections } from '../../documents/collections.ts';
import type { Call } from '../../kernel/call.ts';
import { existing } from '../../kernel/existing.ts';
import { refuse } from '../../kernel/refusal.ts';
import { requireOutcome } from './plans.ts';

/** As many as somebody chooses from. */
const mostShown = 50;

/** What there is to look at early of an assessor and an outcome, the longest judged first, and who did so far. */
export async function getSamplingCell({ queries, principal, params, now }: Call<'getSamplingCell'>) {
  const course = await collections.courses.get(queries, params.id);
  await requireOutcome(queries, course.id, params.outcomeId);
  const cell = sql`${inTenant(principal)} and ${isSeenAttempt(principal)} and a.course_id = ${course.id} and a.assessor_id = ${params.assessorId}`;
  const open = await readSortedAttempts(
    queries,
    sql`select a.*, j.judged_at as sorted from attempt a
      join judgement j on j.attempt_id = a.id and j.outcome_id = ${params.outcomeId}
      where ${cell} and a.superseded_at is null and a.state = 'assessing' and j.result is not null and j.judged_at is not null
        and not exists (select from interim_look l where l.attempt_id = a.id and l.outcome_id = j.outcome_id)
      order by j.judged_at, a.id limit ${mostShown}`,
    sql`a.sorted, a.id`,
  );
  const looked = await readSortedAttempts(
    queries,
    sql`select a.*, l.looked_at as sorted from attempt a
      join interim_look l on l.attempt_id = a.id and l.outcome_id = ${params.outcomeId}
      where ${cell} order by l.looked_at desc, a.id limit ${mostShown}`,
    sql`a.sorted desc, a.id`,
  );
  const looks = await readInterimLooks(
    queries,
    looked.map((each) => each.id),
    params.outcomeId,
  );
  const byId = new Map(looked.map((each) => [each.id, each]));
  return {
    data: {
      unfinished: open.map((row) => ({
        attempt: presentAttempt(row, principal, now),
        judgedAt: new Date(existing(row.sorted, 'time of the judgement')),
        refusal: interimConflicts(principal, row, now)[0] ?? null,
      })),
      looks: looks.map((look) => {
        const attempt = existing(byId.get(look.attempt_id), 'attempt of the look');
        return {
          ...presentInterimLook(look, attempt, principal),
          attempt: presentAttempt(attempt, principal, now),
        };
      }),
    },
  };
}

/**
 * Records an early look: the moderator's verdict first, and only the answer shows the judgement as it stood. It moves no
 * state and decides nothing; who looked knows the judgement, and judges this attempt blind no more.
 */
export async function recordInterimLook(call: Call<'recordInterimLook'>) {
  const { queries, principal, params, body, now } = call;
  const attempt = await lockAttempt(call);
  const { outcomeId } = params;
  await requireOutcome(queries, attempt.course_id, outcomeId);
  const scale = (await scaleOfOutcome(queries, attempt.course_id, outcomeId)) ?? refuse('not_found');
  const refused = resultRefusal(scale, body.result);
  if (refused) refuse('invalid_input', refused.sentence);
  refuseConflict(interimConflicts(principal, attempt, now)[0]);
  const judgement = await queries
    .selectFrom('judgement')
    .select(['result', 'feedback', 'judged_at'])
    .where('attempt_id', '=', attempt.id)
    .where('outcome_id', '=', outcomeId)
    .executeTakeFirst();
  const assessorId = attempt.assessor_id;
  const planned = assessorId ? await plannedInterim(queries, assessorId, [outcomeId], now) : new Set();
  const known = await readInterimLooks(queries, [attempt.id], outcomeId);
  const refusal = interimRefusal({
    state: attempt.state,
    isJudged: Boolean(judgement?.result && judgement.judged_at),
    isPlanned: planned.has(outcomeId),
    isLookedAt: known.length > 0,
  });
  if (refusal) refuseBy(refusal);
  await queries
    .insertInto('interim_look')
    .values({
      attempt_id: attempt.id,
      outcome_id: outcomeId,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      assessor_id: existing(assessorId, 'assessor'),
      moderator_id: principal.userId,
      result: body.result,
      comment: body.comment.trim(),
      judged_result: existing(judgement?.result, 'result'),
      judged_feedback: judgement?.feedback ?? '',
      judged_at: existing(judgement?.judged_at, 'time of the judgement'),
      looked_at: now,
    })
    .execute();
  if (body.feedback)
    await keepFeedback(queries, attempt, body.feedback, {
      about: { outcomeId },
      moderatorId: principal.userId,
      at: now,
    });
  await sql`update attempt set interim_moderator_ids = interim_moderator_ids || ${principal.userId}::uuid
    where id = ${attempt.id} and not ${principal.userId}::uuid = any(interim_moderator_ids)`.execute(queries);
  await audit(
    queries,
    principal,
    'looked at early',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    { outcomeId, result: body.result, ...(body.feedback ? { feedback: body.feedback } : {}) },
    now,
  );
  const [look] = await readInterimLooks(queries, [attempt.id], outcomeId);
  return { data: presentInterimLook(look ?? refuse('not_found'), attempt, principal) };
}

/** Until the transaction is over nobody signs the judgement, and nobody else looks at the same outcome. */
async function lockAttempt(call: Call<'recordInterimLook'>): Promise<AttemptRecord> {
  await call.queries
    .selectFrom('attempt')
    .select('id')
    .where('id', '=', call.params.id)
    .forUpdate()
    .execute();
  return openAttempt(call);
}

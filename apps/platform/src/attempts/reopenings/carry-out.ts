import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { AttemptRecord } from '../attempt-record.ts';
import { audit } from '../audit.ts';
import { refuseSuperseded } from '../standing-attempts.ts';
import { moveAttempt } from '../transitions.ts';
import type { Queries } from '../../database/database.ts';
import { notify } from '../../inbox/notify.ts';
import type { RequestContext } from '../../kernel/call.ts';
import type { Consequences } from './consequences.ts';

/** What was asked for. */
export interface Asked {
  id: string;
  outcomeIds: string[];
  reason: string;
}

/** Keeps that somebody asks to judge outcomes of a decision anew. @returns what they asked for */
export async function keepAsked(
  { queries, principal, now }: RequestContext,
  attempt: AttemptRecord,
  { decision }: Consequences,
  wanted: Omit<Asked, 'id'>,
): Promise<Asked> {
  const asked = { id: randomUUID(), ...wanted };
  await queries
    .insertInto('reopening')
    .values({
      id: asked.id,
      client_id: attempt.client_id,
      account_id: attempt.account_id,
      attempt_id: attempt.id,
      decision_id: decision.id,
      batch_id: decision.batch_id,
      outcome_ids: asked.outcomeIds,
      reason: asked.reason,
      asked_by: principal.userId,
      asked_at: now,
    })
    .execute();
  return asked;
}

/**
 * Takes the attempt, which is locked, back into the sample of its batch. What hangs on it is in question from then on: certificates by a
 * trigger, reports and verifications by this row. What was signed stays as it is.
 */
export async function carryOut(
  { queries, principal, now }: RequestContext,
  attempt: AttemptRecord,
  { id, outcomeIds, reason }: Asked,
  consequences: Consequences,
): Promise<void> {
  const { decision, facts, verdicts, told } = consequences;
  await refuseSuperseded(queries, attempt.id);
  await moveAttempt(
    queries,
    attempt,
    'reopen',
    { ...facts, reopenedOutcomeIds: outcomeIds, reason },
    // Where nobody moderated it, all of it is judged.
    { result: null, passed: null, ...(decision.id ? { reopened_outcome_ids: outcomeIds } : {}) },
  );
  await keepStanding(queries, attempt.id, outcomeIds, verdicts);
  const verification = told.verifications.find(({ signedAt }) => signedAt !== null);
  await queries
    .updateTable('reopening')
    .set({ reopened_at: now, verification_id: verification?.id ?? null })
    .where('id', '=', id)
    .execute();
  await audit(
    queries,
    principal,
    'decision reopened',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    {
      reopeningId: id,
      decisionId: decision.id,
      outcomeIds,
      reason,
      from: attempt.state,
      reports: told.reports.map(({ number }) => number),
      verificationId: verification?.id ?? null,
      certificates: told.certificates.map(({ number }) => number),
    },
    now,
  );
  await tellWhoSigned({ queries, principal, now }, attempt, consequences);
  if (told.isResultTold)
    await notify(queries, 'result.inQuestion', [attempt.learner_id], {
      tenant: attempt,
      subject: { kind: 'course', id: attempt.course_id },
      facts: { course: attempt.course_title },
      now,
    });
}

/** Whoever signed what is in question now hears of it, and so does the assessor of a result that was told. */
async function tellWhoSigned(
  { queries, principal, now }: Pick<RequestContext, 'queries' | 'principal' | 'now'>,
  attempt: AttemptRecord,
  { decision, signed, told }: Consequences,
): Promise<void> {
  const about = { tenant: attempt, facts: { course: attempt.course_title }, now };
  const concerned = [
    decision.id ? decision.moderator_id : null,
    ...signed.reports.map(({ signed_by: by }) => by),
    told.isResultTold ? attempt.assessor_id : null,
  ];
  await notify(
    queries,
    'reopening.carriedOut',
    concerned.filter((id) => id !== principal.userId),
    { ...about, subject: { kind: 'attempt', id: attempt.id } },
  );
  for (const { visit_id: visitId, signed_by: verifierId } of signed.verifications)
    if (visitId && verifierId)
      await notify(queries, 'reopening.carriedOut', [verifierId], {
        ...about,
        subject: { kind: 'visit', id: visitId },
      });
}

/** Verdicts that the decision stood on stay where they are not judged anew; all of them stay in their history. */
async function keepStanding(
  queries: Queries,
  attemptId: string,
  anew: string[],
  verdicts: Consequences['verdicts'],
): Promise<void> {
  const standing = verdicts.filter(({ outcome_id: id }) => !anew.includes(id));
  await sql`
    delete from verdict where attempt_id = ${attemptId}::uuid and (outcome_id, moderator_id) not in (
      select * from unnest(${standing.map(({ outcome_id: id }) => id)}::uuid[],
        ${standing.map(({ moderator_id: id }) => id)}::uuid[]))`.execute(queries);
}

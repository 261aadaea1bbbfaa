import { sql } from 'kysely';
import { applyTransition } from '@moderator/moderation';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { audit } from '../../attempts/audit.ts';
import { refuseConflicts } from '../../attempts/conflicts.ts';
import { judgedBlind } from '../../attempts/appeals/judged-appeal.ts';
import { managersOf } from '../../inbox/managers.ts';
import { notify } from '../../inbox/notify.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import {
  pendingReopening,
  presentReopening,
  readReopenings,
} from '../../attempts/reopenings/reopening-rows.ts';
import { lockStanding } from '../../attempts/standing-attempts.ts';
import { refuseBy, refuseStale } from '../../attempts/transitions.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';
import { carryOut, keepAsked } from '../../attempts/reopenings/carry-out.ts';
import { consequencesOf } from '../../attempts/reopenings/consequences.ts';
import type { Consequences } from '../../attempts/reopenings/consequences.ts';

export async function getReopenings(call: Call<'getReopenings'>) {
  const attempt = await openAttempt(call);
  if ((await judgedBlind(call.queries, call.principal)).has(attempt.id))
    return { data: { consequences: null, reopenings: [] }, version: attempt.version };
  const [consequences, reopenings] = await Promise.all([
    consequencesOf(call, attempt),
    readReopenings(call.queries, sql`r.attempt_id = ${attempt.id}::uuid`),
  ]);
  return {
    data: { consequences: consequences?.told ?? null, reopenings: reopenings.map(presentReopening) },
    version: attempt.version,
  };
}

/** Reopens outcomes of what was decided, or asks a manager where a certificate is out. */
export async function reopenAttempt(call: Call<'reopenAttempt'>) {
  const { queries, principal, body, now } = call;
  const attempt = await lockedAttempt(call);
  const consequences = await consequencesOf(call, attempt);
  await refuseReopened(call, attempt);
  if (attempt.version !== call.version) await refuseStale(queries, attempt.id);
  refuseConflicts(principal, attempt, now);
  const outcomeIds = [...new Set(body.outcomeIds)];
  const allowed = applyTransition('reopen', attempt.state, {
    ...consequences?.facts,
    reopenedOutcomeIds: outcomeIds,
    reason: body.reason,
  });
  if (!allowed.ok) refuseBy(allowed.refusal);
  if (!consequences)
    refuse('wrong_state', 'Nothing was decided on this attempt, so there is nothing to reopen.');
  const asked = await keepAsked(call, attempt, consequences, { outcomeIds, reason: body.reason });
  if (consequences.told.needsConsent) await ask(call, attempt, asked, consequences);
  else await carryOut(call, attempt, asked, consequences);
  const [row] = await readReopenings(queries, sql`r.id = ${asked.id}::uuid`);
  return { data: presentReopening(row ?? refuse('not_found')) };
}

/** Locked first, so that of two who reopen at once the other sees who did. */
async function lockedAttempt(call: Call<'reopenAttempt'>): Promise<AttemptRecord> {
  await lockStanding(call.queries, call.params.id);
  return openAttempt(call);
}

async function refuseReopened({ queries }: RequestContext, attempt: AttemptRecord): Promise<void> {
  const pending = await pendingReopening(queries, attempt.id);
  if (pending?.state === 'asked')
    refuse(
      'wrong_state',
      `${pending.askerName} has asked to reopen this already; a manager has to consent first. Nothing was changed; your text is kept.`,
    );
  if (pending)
    refuse(
      'wrong_state',
      `${pending.askerName} has reopened this already, and it is being judged anew. Nothing was changed; your text is kept.`,
    );
}

async function ask(
  { queries, principal, now }: RequestContext,
  attempt: AttemptRecord,
  asked: { id: string; outcomeIds: string[]; reason: string },
  { decision, told }: Consequences,
): Promise<void> {
  await audit(
    queries,
    principal,
    'reopening asked for',
    { kind: 'attempt', id: attempt.id, accountId: attempt.account_id },
    {
      reopeningId: asked.id,
      decisionId: decision.id,
      outcomeIds: asked.outcomeIds,
      reason: asked.reason,
      certificates: told.certificates.map(({ number }) => number),
    },
    now,
  );
  await notify(queries, 'reopening.asked', await managersOf(queries, attempt, principal.userId), {
    tenant: attempt,
    subject: { kind: 'home' },
    facts: { course: attempt.course_title },
    now,
  });
}

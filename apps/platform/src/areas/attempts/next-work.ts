import { sql } from 'kysely';
import { attemptsIn, inStates, rowsAtMost } from '../../attempts/in-states.ts';
import type { RawBuilder } from 'kysely';
import { byDue, allocatedTo, dueStates, inTenant } from '../../attempts/attempt-conditions.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { presentAttempt, readAttempt, readAttempts } from '../../attempts/attempt-rows.ts';
import { readBatch } from '../../attempts/batch-rows.ts';
import { conflictsFor } from '../../attempts/conflicts.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { maySign } from '../../attempts/signing-conflicts.ts';
import type { Call, RequestContext } from '../../kernel/call.ts';
import { hasRole } from '../../kernel/principal.ts';
import { nextIn, waitingIn, waitingOf } from './waiting.ts';
import type { Waiting } from './waiting.ts';
import { whatIsLeft } from './what-is-left.ts';

/** Attempts of other batches that are looked through for one that the caller may take. */
const mostLookedAt = 500;

/**
 * The next attempt to work on: of the same batch behind this one first, then from its beginning, then of the batches
 * that the caller has a part in, then of any other. Where none of the batch is, what is left of it and for whom.
 */
export async function getNextWork(call: Call<'getNextWork'>) {
  const { queries, principal, query, now } = call;
  const attempt = await openAttempt(call);
  const { batch_id: batchId } = attempt;
  const [batch, next] = await Promise.all([
    batchId ? readBatch(queries, batchId) : null,
    query.work === 'assess' ? nextToAssess(call, attempt) : nextToModerate(call, attempt),
  ]);
  return {
    data: {
      next: next ? presentAttempt(next, principal, now) : null,
      batch: batch
        ? {
            id: batch.id,
            name: batch.title,
            undecided: batch.undecided,
            mayReport: await maySign(queries, principal, batch, now),
            reportId: batch.report_id,
          }
        : null,
      left: batchId && next?.batch_id !== batchId ? await leftOf(call, attempt.account_id, batchId) : [],
    },
  };
}

/** What of a batch's sample waits for others. */
async function leftOf(call: RequestContext, accountId: string, batchId: string) {
  const rows = await waitingOf(call.queries, batchId);
  return whatIsLeft(
    call,
    accountId,
    rows.filter((row) => !isMine(call, row)),
  );
}

/** In a sample, free or held by the caller, and nothing stands between them. */
function isMine({ principal, now }: RequestContext, row: Waiting): boolean {
  const isFree = row.claim_person_id === null || row.claim_person_id === principal.userId;
  return (
    (row.state === 'in_sample' || row.state === 'moderating') &&
    isFree &&
    conflictsFor(principal, row, now).length === 0
  );
}

async function nextToModerate(
  call: RequestContext,
  attempt: AttemptRecord,
): Promise<AttemptRecord | undefined> {
  const { queries, principal } = call;
  if (!hasRole(principal, 'moderator')) return undefined;
  const mineOf = (rows: readonly Waiting[]) => rows.find((row) => isMine(call, row));
  const { id, batch_id: batchId, position } = attempt;
  const inBatch = async (places: { behind: number; upTo?: number }) =>
    batchId ? mineOf(await nextIn(queries, batchId, { ...places, besides: id }, principal)) : undefined;
  const next =
    (await inBatch({ behind: position ?? -1 })) ??
    (position === null ? undefined : await inBatch({ behind: -1, upTo: position })) ??
    mineOf(await ofOtherBatches(call, attempt));
  return next && readAttempt(queries, next.id);
}

/** What was handed to the caller comes first, then batches that they made or have decided in, then the oldest. */
function ofOtherBatches({ queries, principal }: RequestContext, attempt: AttemptRecord) {
  const handed = sql`exists (select from hand_over where hand_over.attempt_id = ba.attempt_id and hand_over.to_id = ${principal.userId})`;
  const involved = sql`(b.created_by = ${principal.userId} or exists (
    select from decision where decision.batch_id = b.id and decision.moderator_id = ${principal.userId}))`;
  const order = sql`${handed} desc, ${involved} desc, b.created_at, ba.position, ba.attempt_id`;
  const others = sql`ba.batch_id is distinct from ${attempt.batch_id}`;
  // Chosen by the narrow rows of the samples, which know the states: of a million attempts all were read for it, 0.5 s.
  const chosen = sql`select ba.attempt_id from batch_attempt ba join batch b on b.id = ba.batch_id
    where ${inTenant(principal, sql`ba`)} and ba.sampled and not ba.is_superseded and ba.attempt_id <> ${attempt.id} and ${others}
      and ${inStates(['in_sample', 'moderating'], sql`ba.state`)} order by ${order} ${rowsAtMost(mostLookedAt)}`;
  return waitingIn(queries, sql`a.id = any(array(${chosen})) and ${others}`, order);
}

/** The attempt due first among those that the caller has to assess, or may take. */
async function nextToAssess(
  { queries, principal }: RequestContext,
  attempt: AttemptRecord,
): Promise<AttemptRecord | undefined> {
  if (!hasRole(principal, 'assessor')) return undefined;
  const isFree: RawBuilder<unknown> = sql`not exists (select from claim where claim.attempt_id = a.id
    and claim.person_id <> ${principal.userId} and claim.expires_at > now())`;
  const [row] = await readAttempts(
    queries,
    sql`select * from attempt a where ${inTenant(principal)} and a.superseded_at is null and a.id <> ${attempt.id}
      and ${attemptsIn(dueStates)} and ${allocatedTo(principal)} and ${isFree}
      order by (a.allocated_to = ${principal.userId}) is true desc, ${byDue}, a.id limit 1`,
    sql`a.id`,
  );
  return row;
}

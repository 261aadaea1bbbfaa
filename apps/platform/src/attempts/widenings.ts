import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { widenBy } from '@moderator/moderation';
import type { SamplingPolicy, Widening, WideningDecision } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import type { AnyCall } from '../kernel/call.ts';
import { refuse } from '../kernel/refusal.ts';
import { writeLast, written } from '../kernel/write-last.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { policyFrom } from './sampling-policies.ts';

/** What joined a sample by a decision. */
export interface Widened {
  causedBy: string;
  outcomeIds: string[];
  attemptIds: string[];
}

type Subject = Pick<AttemptRecord, 'client_id' | 'account_id' | 'batch_id' | 'assessor_id'>;

/** What decides whether a sample widens, read with its batch locked. */
export interface WideningFacts {
  batchId: string;
  assessorId: string;
  policy: SamplingPolicy;
  before: Widening[];
  /** Read already where the decision may begin to widen. */
  rest: RestOfSample | undefined;
}

/** What of an assessor's work in a batch can be taken, in keyed order, and how much waits for a decision. */
interface RestOfSample {
  unsampled: string[];
  pending: number;
}

/**
 * Locks the batch of an attempt that is being decided and reads what widened its sample so far. Of decisions signed at once
 * each sees what the one before it took: no step is lost, and no attempt taken twice.
 * @returns null where nothing could be widened
 */
export async function wideningFacts(
  queries: Queries,
  { batch_id: batchId, assessor_id: assessorId }: Subject,
  kind: WideningDecision['kind'],
): Promise<WideningFacts | null> {
  // Whoever assessed for another body is known by name alone; there is nobody whose other work could be told.
  if (batchId === null || assessorId === null) return null;
  // They travel together, one behind the other: what is read is what is there once the lock is had.
  const [{ policy }, before, rest] = await Promise.all([
    lockBatch(queries, batchId),
    wideningsOf(queries, batchId, assessorId),
    kind === 'overturned' ? restOf(queries, batchId, assessorId) : undefined,
  ]);
  return { batchId, assessorId, policy, before, rest };
}

/**
 * Widens the sample as a decision asks that has just been signed, in its transaction (rule 5).
 * @returns what joined the sample; null where nothing did
 */
export async function widenAfter(
  { queries, now, lastly }: Pick<AnyCall, 'queries' | 'now' | 'lastly'>,
  subject: Subject,
  facts: WideningFacts | null,
  decision: WideningDecision,
): Promise<Widened | null> {
  if (!facts) return null;
  const { batchId, assessorId, policy, before } = facts;
  if (before.length === 0 && decision.kind !== 'overturned') return null;
  const { unsampled, pending } = facts.rest ?? (await restOf(queries, batchId, assessorId));
  const { widenings, step } = widenBy(decision, { widenings: before, unsampled, pending }, policy);
  const tenant = { client_id: subject.client_id, account_id: subject.account_id, batch_id: batchId };
  const changed = widenings.filter((widening) => !before.includes(widening));
  if (changed.length > 0)
    await writeLast({ lastly }, storedWidenings(queries, tenant, assessorId, changed, now));
  if (!step) return null;
  const id = randomUUID();
  await writeLast(
    { lastly },
    queries.insertInto('widening_step').values({
      id,
      ...tenant,
      assessor_id: assessorId,
      outcome_ids: step.outcomeIds,
      caused_by: step.causedBy,
      taken_at_decision: decision.id,
      taken_at: now,
    }),
    written(
      queries,
      sql`
      with taken as (
        update batch_attempt set sampled = true, reasons = reasons || '{widened}'::text[], widening_step_id = ${id}
        where batch_id = ${batchId} and attempt_id = any(${step.attemptIds}::uuid[]) returning attempt_id),
      counted as (update batch set version = version + 1 where id = ${batchId})
      update attempt set state = 'in_sample', version = version + 1, updated_at = now()
      where id in (select attempt_id from taken) and state = 'not_sampled'`,
    ),
  );
  return step;
}

/** Keeps everybody else from changing a batch until the transaction ends. */
export async function lockBatch(queries: Queries, id: string): Promise<{ policy: SamplingPolicy }> {
  const locked = await queries
    .selectFrom('batch')
    .select('policy')
    .where('id', '=', id)
    // Rows that refer to the batch may be written meanwhile.
    .forNoKeyUpdate()
    .executeTakeFirst();
  // Whoever had it before may have dissolved it.
  return locked ? { policy: policyFrom(locked.policy) } : refuse('not_found');
}

async function wideningsOf(queries: Queries, batchId: string, assessorId: string): Promise<Widening[]> {
  const { rows } = await sql<Widening>`
    select outcome_id as "outcomeId", opened_by as "openedBy", caused_by as "causedBy", run, state
    from widening where batch_id = ${batchId} and assessor_id = ${assessorId} order by opened_at, id`.execute(
    queries,
  );
  return rows;
}

async function restOf(queries: Queries, batchId: string, assessorId: string): Promise<RestOfSample> {
  const { rows } = await sql<{ id: string; state: string }>`
    select attempt_id as id, state from batch_attempt
    where batch_id = ${batchId} and assessor_id = ${assessorId} and state in ('not_sampled', 'in_sample', 'moderating')
    order by position, attempt_id`.execute(queries);
  const unsampled = rows.filter((row) => row.state === 'not_sampled').map((row) => row.id);
  return { unsampled, pending: rows.length - unsampled.length };
}

interface Tenant {
  client_id: string;
  account_id: string;
  batch_id: string;
}

const storedWidenings = (
  queries: Queries,
  tenant: Tenant,
  assessorId: string,
  widenings: readonly Widening[],
  now: Date,
) =>
  queries
    .insertInto('widening')
    .values(
      widenings.map(({ outcomeId, openedBy, causedBy, run, state }) => ({
        id: randomUUID(),
        ...tenant,
        assessor_id: assessorId,
        outcome_id: outcomeId,
        opened_by: openedBy,
        caused_by: causedBy,
        run,
        state,
        opened_at: now,
        ended_at: state === 'open' ? null : now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['batch_id', 'assessor_id', 'outcome_id', 'opened_by']).doUpdateSet((row) => ({
        caused_by: row.ref('excluded.caused_by'),
        run: row.ref('excluded.run'),
        state: row.ref('excluded.state'),
        ended_at: row.ref('excluded.ended_at'),
      })),
    );

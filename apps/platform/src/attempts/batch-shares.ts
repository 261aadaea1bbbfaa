import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import { seenSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { conflictsFor } from './conflicts.ts';
import { existing } from '../kernel/existing.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { presentBatch } from './batch-rows.ts';
import type { BatchRecord } from './batch-rows.ts';
import { undecidedOf } from './undecided.ts';

/** What is left of a sample, and for whom. */
export interface BatchShare {
  toModerate: number;
  held: number;
  heldByOthers: number;
  notMine: number;
  next: string | null;
}

type Undecided = Pick<
  AttemptRecord,
  | 'id'
  | 'learner_id'
  | 'assessor_id'
  | 'facilitator_id'
  | 'earlier_moderator_ids'
  | 'interim_moderator_ids'
  | 'twice_referred_by'
> & {
  batch_id: string;
  holder: string | null;
  /** For how many attempts it stands: for itself, or for all that nobody holds and that do not name the person. */
  alike: number;
};

const nothing: BatchShare = { toModerate: 0, held: 0, heldByOthers: 0, notMine: 0, next: null };

/** What of these batches waits for a decision: by this person, by whoever holds it, or by somebody else. */
export async function sharesOf(
  queries: Queries,
  batches: readonly BatchRecord[],
  principal: Principal,
  now: Date,
): Promise<Map<string, BatchShare>> {
  const open = batches.filter((batch) => batch.state !== 'collecting').map((batch) => batch.id);
  const shares = new Map<string, BatchShare>();
  if (open.length === 0) return shares;
  const { rows } = await sql<Undecided>`
    with undecided as materialized (${undecidedOf(sql`ba.batch_id = any(${open}::uuid[])`, principal)}),
    standing as (
      select batch_id, position, attempt_id, holder, 1 as alike from undecided where is_apart
      union all
      select batch_id, min(position), (array_agg(attempt_id order by position, attempt_id))[1], null, count(*)
      from undecided where not is_apart group by batch_id)
    select standing.*, a.id, a.learner_id, a.assessor_id, a.facilitator_id, a.earlier_moderator_ids, a.interim_moderator_ids,
      a.twice_referred_by
    from standing join attempt a on a.id = standing.attempt_id
    order by standing.batch_id, standing.position, a.id`.execute(queries);
  const batchOf = new Map(batches.map((batch) => [batch.id, batch]));
  for (const row of rows) {
    const { policy, registration_number } = existing(batchOf.get(row.batch_id), 'batch that was asked for');
    const isRefused = () => conflictsFor(principal, { ...row, policy, registration_number }, now).length > 0;
    shares.set(row.batch_id, withRow(shares.get(row.batch_id), row, principal, isRefused));
  }
  return shares;
}

function withRow(
  before: BatchShare = nothing,
  row: Undecided,
  principal: Principal,
  isRefused: () => boolean,
): BatchShare {
  if (row.holder && row.holder !== principal.userId)
    return { ...before, heldByOthers: before.heldByOthers + row.alike };
  if (isRefused()) return { ...before, notMine: before.notMine + row.alike };
  const mine = row.holder !== null;
  return {
    ...before,
    toModerate: before.toModerate + row.alike,
    held: before.held + (mine ? 1 : 0),
    // What one holds comes before what is free, and the order of the draw decides among equals.
    next: mine && before.held === 0 ? row.id : (before.next ?? row.id),
  };
}

/** Batches as one person sees them in a list. */
export async function presentBatches(
  queries: Queries,
  batches: readonly BatchRecord[],
  principal: Principal,
  now: Date,
) {
  // Who manages one site moderates nothing of it: all that waits there is somebody else's.
  if (seenSite(principal))
    return batches.map((batch) => ({
      ...presentBatch(batch),
      share: { ...nothing, notMine: batch.undecided },
    }));
  const shares = await sharesOf(queries, batches, principal, now);
  return batches.map((batch) => ({ ...presentBatch(batch), share: shares.get(batch.id) ?? nothing }));
}

import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { conflictsFor } from './conflicts.ts';
import type { AttemptRecord } from './attempt-record.ts';
import { presentBatch } from './batch-rows.ts';
import type { BatchRecord } from './batch-rows.ts';

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
  | 'registration_number'
  | 'earlier_moderator_ids'
  | 'interim_moderator_ids'
  | 'policy'
> & {
  batch_id: string;
  holder: string | null;
  /** For how many attempts it stands: for itself, or for all that nobody holds and that do not name the person. */
  alike: number;
};

/** In the words of the indexes that know of them. */
const isUndecided = sql`a.state in ('in_sample', 'moderating')`;
const waits = sql`ba.sampled and ba.state in ('in_sample', 'moderating')`;

const nothing: BatchShare = { toModerate: 0, held: 0, heldByOthers: 0, notMine: 0, next: null };

/** What of these batches waits for a decision: by this person, by whoever holds it, or by somebody else. */
export async function sharesOf(
  queries: Queries,
  batches: readonly BatchRecord[],
  principal: Principal,
  now: Date,
): Promise<Map<string, BatchShare>> {
  const shares = new Map<string, BatchShare>();
  const open = batches.filter(({ undecided }) => undecided > 0);
  if (open.length === 0) return shares;
  // Attempts that nobody holds and that do not name the person are all the same to the rules: the first stands for all.
  const me = principal.userId;
  const { rows } = await sql<Undecided>`
    with open as (select * from unnest(${open.map(({ id }) => id)}::uuid[], ${open.map(({ undecided }) => undecided)}::int[])
      as open (batch_id, undecided)),
    apart as materialized (
      select attempt_id from batch_attempt ba where ba.assessor_id = ${me} and ${waits}
      union select id from attempt a where a.learner_id = ${me} and ${isUndecided}
      union select id from attempt a where a.facilitator_id = ${me} and ${isUndecided}
      union select id from attempt a where a.earlier_moderator_ids @> array[${me}::uuid] and ${isUndecided}
      union select id from attempt a where a.interim_moderator_ids @> array[${me}::uuid] and ${isUndecided}
      union select attempt_id from claim where expires_at > now()),
    told as (
      select ba.batch_id, ba.position, ba.attempt_id, 1 as alike
      from apart join batch_attempt ba on ba.attempt_id = apart.attempt_id and ${waits}
      where ba.batch_id in (select batch_id from open)
      union all
      select open.batch_id, first.position, first.attempt_id, open.undecided - (
        select count(*) from apart join batch_attempt ba on ba.attempt_id = apart.attempt_id and ba.batch_id = open.batch_id and ${waits})
      from open cross join lateral (
        select ba.position, ba.attempt_id from batch_attempt ba
        where ba.batch_id = open.batch_id and ${waits} and not exists (select from apart where apart.attempt_id = ba.attempt_id)
        order by ba.position, ba.attempt_id limit 1) first)
    select told.batch_id, told.alike::int, a.id, a.learner_id, a.assessor_id, a.facilitator_id, a.earlier_moderator_ids,
      a.interim_moderator_ids, b.policy, claim.person_id as holder, course.body ->> 'registrationNumber' as registration_number
    from told
    join attempt a on a.id = told.attempt_id
    join batch b on b.id = told.batch_id
    join document course on course.kind = 'courses' and course.id = b.course_id
    left join claim on claim.attempt_id = a.id and claim.expires_at > now()
    order by told.batch_id, told.position, a.id`.execute(queries);
  for (const row of rows) shares.set(row.batch_id, withRow(shares.get(row.batch_id), row, principal, now));
  return shares;
}

function withRow(before: BatchShare = nothing, row: Undecided, principal: Principal, now: Date): BatchShare {
  if (row.holder && row.holder !== principal.userId)
    return { ...before, heldByOthers: before.heldByOthers + row.alike };
  if (conflictsFor(principal, row, now).length > 0) return { ...before, notMine: before.notMine + row.alike };
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
  const shares = await sharesOf(queries, batches, principal, now);
  return batches.map((batch) => ({ ...presentBatch(batch), share: shares.get(batch.id) ?? nothing }));
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import { hasRole, manages, seenSite } from '../../kernel/principal.ts';
import { allocatedTo, dueStates } from '../../attempts/attempt-conditions.ts';
import type { AttemptRecord } from '../../attempts/attempt-record.ts';
import { attemptsIn } from '../../attempts/in-states.ts';

/** Who stands before and after an attempt, and where it stands, from 1. */
export interface Neighbours {
  previousId: string | null;
  nextId: string | null;
  position: number;
  of: number;
}

const alone: Neighbours = { previousId: null, nextId: null, position: 1, of: 1 };

/**
 * Who stands before and after: within the sample of the batch by the order of the draw; outside a batch
 * among the attempts of the same course and state by when they are due. Who only assesses goes from one to
 * the next of what they have assessed, or may; who manages a site to the next of theirs.
 */
export async function neighboursOf(
  queries: Queries,
  attempt: AttemptRecord,
  principal: Principal,
): Promise<Neighbours> {
  const isAssessorAlone =
    hasRole(principal, 'assessor') && !hasRole(principal, 'moderator', 'verifier') && !manages(principal);
  const own = dueStates.includes(attempt.state)
    ? allocatedTo(principal)
    : sql`a.assessor_id = ${principal.userId}`;
  const site = seenSite(principal);
  const whose = isAssessorAlone ? sql`and ${own}` : site ? sql`and a.site_id = ${site}` : undefined;
  const asked =
    attempt.batch_id && !whose ? alongSample(attempt.id, attempt.batch_id) : alongWork(attempt, whose);
  const { rows } = await asked.execute(queries);
  return rows[0] ?? alone;
}

const alongWork = (attempt: AttemptRecord, whose: RawBuilder<unknown> = sql``) => sql<Neighbours>`
  with row as (select a.id, row_number() over (order by coalesce(a.due_at, 'infinity'), a.id) as place from attempt a
    where a.course_id = ${attempt.course_id} and a.account_id = ${attempt.account_id}
      and a.superseded_at is null and ${attemptsIn([attempt.state])} ${whose}),
    here as (select place from row where id = ${attempt.id})
  select (select id from row where place = here.place - 1) as "previousId",
    (select id from row where place = here.place + 1) as "nextId",
    here.place as position, (select count(*) from row) as of from here`;

/** An attempt that is not in the sample itself stands where the draw has put it. */
const alongSample = (id: string, batchId: string) => {
  const sample = sql`batch_attempt ba where ba.batch_id = here.batch_id and ba.sampled`;
  const isBefore = sql`(ba.position, ba.attempt_id) < (here.position, here.attempt_id)`;
  const isAfter = sql`(ba.position, ba.attempt_id) > (here.position, here.attempt_id)`;
  return sql<Neighbours>`
    select
      (select ba.attempt_id from ${sample} and ${isBefore} order by ba.position desc, ba.attempt_id desc limit 1) as "previousId",
      (select ba.attempt_id from ${sample} and ${isAfter} order by ba.position, ba.attempt_id limit 1) as "nextId",
      1 + counted.before as position, counted.all + (not here.sampled)::int as of
    from batch_attempt here
      cross join lateral (select count(*) as all, count(*) filter (where ${isBefore}) as before from ${sample}) counted
    where here.batch_id = ${batchId} and here.attempt_id = ${id}`;
};

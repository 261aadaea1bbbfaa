import { sql } from 'kysely';
import { isReportable } from './batch-rows.ts';
import type { BatchRecord } from './batch-rows.ts';
import { conflictsFor, standingFor } from './conflicts.ts';
import type { ConflictSubject } from './conflicts.ts';
import type { Queries } from '../database/database.ts';
import { hasRole } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';

interface Row {
  id: string;
  learner_id: string;
  learner_name: string;
  assessor_id: string | null;
  facilitator_id: string | null;
  earlier_moderator_ids: string[];
  sampled: boolean;
}

const mostShown = 200;

/**
 * What keeps somebody from signing the next report of a batch: their registration, and each attempt that the
 * report releases and that they may not moderate, sampled or not (rule 1).
 */
export async function signingConflicts(
  queries: Queries,
  principal: Principal,
  batch: BatchRecord,
  now: Date,
) {
  if (!hasRole(principal, 'moderator')) return { refusal: null, conflicts: [], conflictCount: 0 };
  const refusal = standingFor(principal, batch.registration_number, now) ?? null;
  // The first report stands for the whole batch, a later one for what it releases.
  const among = batch.state === 'reported' ? sql`and a.state in ('upheld', 'overturned')` : sql``;
  const { rows } = await sql<Row>`
    select a.id, a.learner_id, a.learner_name, a.assessor_id, a.facilitator_id, a.earlier_moderator_ids, ba.sampled
    from batch_attempt ba join attempt a on a.id = ba.attempt_id
    where ba.batch_id = ${batch.id} ${among} order by a.learner_order, a.id`.execute(queries);
  const conflicts = rows.flatMap((row) => {
    const subject: ConflictSubject = {
      ...row,
      // Who signs judges nothing blind, so an early look keeps nobody from it.
      interim_moderator_ids: [],
      twice_referred_by: [],
      registration_number: batch.registration_number,
      policy: batch.policy,
    };
    const [conflict] = conflictsFor(principal, subject, now).filter(({ kind }) => isOfAttempt(kind));
    if (!conflict) return [];
    const { code, sentence, catalogueCode } = conflict;
    const mayLeave = !row.sampled && batch.state !== 'reported';
    return [{ code, sentence, catalogueCode, attemptId: row.id, learner: row.learner_name, mayLeave }];
  });
  return { refusal, conflicts: conflicts.slice(0, mostShown), conflictCount: conflicts.length };
}

/** Whether somebody may sign the next report of a batch now. */
export async function maySign(
  queries: Queries,
  principal: Principal,
  batch: BatchRecord,
  now: Date,
): Promise<boolean> {
  if (!isReportable(batch) || !hasRole(principal, 'moderator')) return false;
  const { refusal, conflictCount } = await signingConflicts(queries, principal, batch, now);
  return refusal === null && conflictCount === 0;
}

/** A registration stands against every attempt alike, and is told once. */
const isOfAttempt = (kind: string): boolean =>
  !['not_registered', 'registration_expired', 'course_not_covered'].includes(kind);

import { sql } from 'kysely';
import { contradicts, shownBy } from '@moderator/moderation';
import type { CoverageGap, SampleAttempt, SamplingPolicy } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import { grouped } from '../kernel/grouped.ts';
import type { BatchRecord } from './batch-rows.ts';
import { strataOfBatch } from './strata.ts';

/** A batch as the rules of a draw look at it. */
export interface SampleFacts {
  attempts: SampleAttempt[];
  assessors: { id: string; name: string }[];
  expected: CoverageGap[];
  nameOf: (id: string) => string;
}

type Facts = Pick<SampleAttempt, 'passed' | 'appealed' | 'assessorAsked' | 'assessorDays' | 'distance'> & {
  id: string;
};

/**
 * Everything that the rules of a policy look at, for the attempts of a batch.
 * @param at when the sample is drawn: who is a new assessor depends on it
 */
export async function sampleFactsOf(
  queries: Queries,
  batch: Pick<BatchRecord, 'id' | 'course_id' | 'account_id'>,
  policy: Pick<SamplingPolicy, 'alwaysInclude'>,
  at: Date,
): Promise<SampleFacts> {
  const { rows, expected, nameOf } = await strataOfBatch(queries, batch);
  const read = await sql<Facts>`
    with begun as (
      select assessor_id, min(assessed_at) as first_at from attempt
      where account_id = ${batch.account_id} and assessed_at is not null and assessor_id in (
        select assessor_id from attempt join batch_attempt on attempt_id = attempt.id where batch_id = ${batch.id})
      group by assessor_id)
    select a.id, a.judged_passed as passed, a.judged_distance as distance, ${hasMark('appealed')} as appealed, ${hasMark('assessor_asked')} as "assessorAsked",
      floor(extract(epoch from ${at}::timestamptz - begun.first_at) / 86400)::int as "assessorDays"
    from batch_attempt ba join attempt a on a.id = ba.attempt_id left join begun on begun.assessor_id = a.assessor_id
    where ba.batch_id = ${batch.id}`.execute(queries);
  const facts = new Map(read.rows.map((row) => [row.id, row]));
  const conflicting = policy.alwaysInclude.includes('conflicting_evidence')
    ? await contradicting(queries, batch.id)
    : new Set<string>();
  return {
    attempts: rows.map(({ id, assessorId, siteId, outcomeIds, methods }) => ({
      id,
      assessorId,
      siteId,
      outcomeIds,
      methods,
      ...facts.get(id),
      assessorDays: facts.get(id)?.assessorDays ?? Infinity,
      conflictingEvidence: conflicting.has(id),
    })),
    assessors: [
      ...new Map(
        rows.flatMap((row) =>
          row.assessorId ? [[row.assessorId, { id: row.assessorId, name: row.assessor_name ?? '' }]] : [],
        ),
      ).values(),
    ],
    expected,
    nameOf,
  };
}

const hasMark = (kind: 'appealed' | 'assessor_asked') =>
  sql`exists (select from attempt_mark mark where mark.attempt_id = a.id and mark.kind = ${kind})`;

/** Attempts of a batch whose pieces of evidence disagree on an outcome. */
async function contradicting(queries: Queries, batchId: string): Promise<Set<string>> {
  const pieces = await queries
    .selectFrom('evidence')
    .innerJoin('batch_attempt', 'batch_attempt.attempt_id', 'evidence.attempt_id')
    .select(['evidence.attempt_id', 'outcome_ids', 'activity'])
    .where('batch_id', '=', batchId)
    .where('activity', 'is not', null)
    .execute();
  return new Set(
    grouped(pieces, (piece) => piece.attempt_id)
      .filter(([, own]) =>
        contradicts(own.map((each) => ({ outcomeIds: each.outcome_ids, shows: shownBy(each.activity) }))),
      )
      .map(([attemptId]) => attemptId),
  );
}

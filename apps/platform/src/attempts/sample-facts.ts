import { sql } from 'kysely';
import { contradicts, shownBy } from '@moderator/moderation';
import type { SampleAttempt, SamplingPolicy } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import { grouped } from '../kernel/grouped.ts';
import type { BatchRecord } from './batch-rows.ts';
import { strataOfBatch } from './strata.ts';
import type { Strata, StrataRow } from './strata.ts';

/** A batch as the rules of a draw look at it. */
export interface SampleFacts {
  attempts: SampleAttempt[];
  assessors: { id: string; name: string }[];
  strata: Strata;
}

type Facts = Required<Pick<SampleAttempt, 'passed' | 'appealed' | 'assessorAsked' | 'distance'>>;

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
  const strata = await strataOfBatch<Facts>(
    queries,
    batch,
    sql`a.judged_passed as passed, a.judged_distance as distance,
      ${hasMark('appealed')} as appealed, ${hasMark('assessor_asked')} as "assessorAsked"`,
  );
  const { rows } = strata;
  const assessors = assessorsOf(rows);
  const days = await assessingDays(queries, batch.account_id, assessors, at);
  const conflicting = policy.alwaysInclude.includes('conflicting_evidence')
    ? await contradicting(queries, batch.id)
    : new Set<string>();
  return {
    strata,
    attempts: rows.map(
      ({ id, assessorId, siteId, outcomeIds, methods, passed, appealed, assessorAsked, distance }) => ({
        id,
        assessorId,
        siteId,
        outcomeIds,
        methods,
        passed,
        appealed,
        assessorAsked,
        distance,
        assessorDays: days.get(assessorId ?? '') ?? Infinity,
        conflictingEvidence: conflicting.has(id),
      }),
    ),
    assessors,
  };
}

/** Who assessed any of these attempts, once each. */
export const assessorsOf = (rows: readonly Pick<StrataRow, 'assessorId' | 'assessor_name'>[]) => [
  ...new Map(
    rows.flatMap(({ assessorId: id, assessor_name: name }) => (id ? [[id, { id, name: name ?? '' }]] : [])),
  ).values(),
];

/**
 * For how many whole days assessors have been assessing in an account, since their first judgement there; who has
 * signed none is not in it.
 */
export async function assessingDays(
  queries: Queries,
  accountId: string,
  assessors: readonly { id: string }[],
  at: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; days: number }>`
    select assessor.id, floor(extract(epoch from ${at}::timestamptz - first_at) / 86400)::int as days
    from unnest(${assessors.map(({ id }) => id)}::uuid[]) as assessor(id) cross join lateral (
      select min(assessed_at) as first_at from attempt
      where attempt.assessor_id = assessor.id and account_id = ${accountId} and assessed_at is not null) begun
    where first_at is not null`.execute(queries);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

/** What of an attempt everybody knows before the draw. @param days for which assessors have been assessing */
export const knownBefore =
  (days: ReadonlyMap<string, number>) =>
  ({ assessorId, siteId }: { assessorId: string | null; siteId: string }) => ({
    assessorId,
    siteId,
    assessorDays: days.get(assessorId ?? '') ?? Infinity,
  });

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

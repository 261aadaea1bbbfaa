import { sql } from 'kysely';
import { likelyGaps, sampleSizeOf } from '@moderator/moderation';
import type { Call } from '../../kernel/call.ts';
import { countAttempts, isWhollyJudged } from '../../attempts/attempt-conditions.ts';
import { readAttempts } from '../../attempts/attempt-rows.ts';
import { conflictsFor, standingFor } from '../../attempts/conflicts.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import { isNewAssessor } from './new-assessors.ts';
import { policyOf } from '../../attempts/sampling-policies.ts';
import { bandsOf } from '../../attempts/assessor-records.ts';
import { presentPolicy } from '../../attempts/present-policy.ts';
import { courseOf, selected } from './selection.ts';
import { readStrata } from '../../attempts/strata.ts';

/** What a batch would contain, and what of it a person should think of before they build it. */
export async function previewBatch({ queries, principal, body, now }: Call<'previewBatch'>) {
  const { accountId, registrationNumber } = await courseOf(queries, body.courseId);
  const { policy } = await policyOf(queries, accountId, body.courseId);
  const chosen = selected(body, accountId);
  const rows = await readAttempts(queries, sql`select * from attempt a where ${chosen}`, sql`a.id`);
  const ids = rows.map((row) => row.id);
  const strata = await readStrata(
    queries,
    body.courseId,
    sql`attempt a where a.id = any(${ids}::uuid[])`,
    sql`false as sampled`,
    sql`a.id`,
  );
  const assessors = new Map(
    rows.flatMap((row) =>
      row.assessor_id ? [[row.assessor_id, { id: row.assessor_id, name: row.assessor_name ?? '' }]] : [],
    ),
  );
  const bands = await bandsOf(queries, accountId, [...assessors.values()], policy.riskBands);
  const sampleSize = sampleSizeOf(policy, strata.rows, new Map(bands.map((each) => [each.assessorId, each])));
  const counted = await sql<{ newAssessors: number; notYetCompetent: number }>`
    select count(*) filter (where ${isNewAssessor(now)}) as "newAssessors",
      count(*) filter (where not a.judged_passed) as "notYetCompetent"
    from attempt a where a.id = any(${ids}::uuid[])`.execute(queries);
  const [facts] = counted.rows;
  const notJudged = await countAttempts(
    queries,
    sql`a.course_id = ${body.courseId} and a.account_id = ${accountId} and a.superseded_at is null
      and (a.state in ('submitted', 'assessing') or (a.state = 'assessed' and not (${isWhollyJudged})))`,
  );
  // A count tells results apart, so it is kept back as soon as one judgement of them is.
  const isBlind = rows.some((row) => isBlindFor({ ...row, policy }, principal));
  return {
    data: {
      size: rows.length,
      sampleSize,
      sites: new Set(rows.map((row) => row.site_id)).size,
      assessors: new Set(rows.map((row) => row.assessor_id)).size,
      conflicted: rows.filter((row) => conflictsFor(principal, { ...row, policy }, now).length > 0).length,
      likelyGaps: likelyGaps(strata.rows, sampleSize).map((gap) => ({ ...gap, name: strata.nameOf(gap.id) })),
      notJudged,
      newAssessors: facts?.newAssessors ?? 0,
      resubmitted: rows.filter((row) => row.number > 1).length,
      notYetCompetent: isBlind ? null : (facts?.notYetCompetent ?? 0),
      policy: presentPolicy(policy),
      refusal: standingFor(principal, registrationNumber, now) ?? null,
    },
  };
}

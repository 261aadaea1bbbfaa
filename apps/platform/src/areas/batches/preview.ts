import { sql } from 'kysely';
import { isNewAssessor, leastSampleOf, likelyGaps, sampleSizeOf } from '@moderator/moderation';
import type { Call } from '../../kernel/call.ts';
import { totalsOf } from '../../attempts/attempt-totals.ts';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { Principal } from '../../kernel/principal.ts';
import { countRows } from '../../documents/count-rows.ts';
import { standingFor } from '../../attempts/conflicts.ts';
import { isBlindFor } from '../../attempts/visibility.ts';
import { policyOf } from '../../attempts/sampling-policies.ts';
import { assessingDays, assessorsOf, knownBefore } from '../../attempts/sample-facts.ts';
import { bandsOf } from '../../attempts/assessor-records.ts';
import { presentPolicy } from '../../attempts/present-policy.ts';
import { courseOf, selected } from './selection.ts';
import { conflictsOfRow, people, readStrata } from '../../attempts/strata.ts';
import type { People } from '../../attempts/strata.ts';

/** What of an attempt is counted. */
interface Facts {
  passed: boolean | null;
  number: number;
}

const attempts = sql`attempt a join attempt_line line on line.attempt_id = a.id`;

/** What a batch would contain, and what of it a person should think of before they build it. */
export async function previewBatch({ queries, principal, body, now }: Call<'previewBatch'>) {
  const { accountId, registrationNumber } = await courseOf(queries, body.courseId);
  const { policy } = await policyOf(queries, accountId, body.courseId);
  const ofCourse = { registration_number: registrationNumber, policy };
  const { rows, nameOf } = await readStrata<Facts & People>(
    queries,
    body.courseId,
    sql`${attempts} where ${selected(body, accountId)}`,
    sql`false as sampled, a.judged_passed as passed, a.number, ${people}`,
    sql`a.id`,
  );
  const assessors = assessorsOf(rows);
  const days = await assessingDays(queries, accountId, assessors, now);
  const bands = await bandsOf(queries, accountId, assessors, policy.riskBands);
  const byAssessor = new Map(bands.map((each) => [each.assessorId, each]));
  const sampleSize = sampleSizeOf(policy, rows, byAssessor);
  const narrowed = Object.keys(body).length > 1;
  const notJudged =
    (await submittedOf(queries, body.courseId, principal)) -
    (narrowed
      ? await countRows(
          queries,
          sql`from ${attempts} where ${selected({ courseId: body.courseId }, accountId)}`,
        )
      : rows.length);
  // A count tells results apart, so it is kept back as soon as one judgement of them is.
  const isBlind = rows.some((row) =>
    isBlindFor({ state: 'assessed', assessor_id: row.assessorId, policy }, principal),
  );
  return {
    data: {
      size: rows.length,
      sampleSize,
      least: leastSampleOf(policy, rows.map(knownBefore(days)), byAssessor),
      sites: new Set(rows.map((row) => row.siteId)).size,
      assessors: new Set(rows.map((row) => row.assessorId)).size,
      conflicted: rows.filter((row) => conflictsOfRow(principal, row, ofCourse, now).length > 0).length,
      likelyGaps: likelyGaps(rows, sampleSize).map((gap) => ({ ...gap, name: nameOf(gap.id) })),
      notJudged,
      newAssessors: rows.filter((row) => isNewAssessor(days.get(row.assessorId ?? ''))).length,
      resubmitted: rows.filter((row) => row.number > 1).length,
      notYetCompetent: isBlind ? null : rows.filter((row) => row.passed === false).length,
      policy: presentPolicy(policy),
      refusal: standingFor(principal, registrationNumber, now) ?? null,
    },
  };
}

/** How many attempts at a course were handed in and are in no batch yet, judged or not. */
async function submittedOf(queries: Queries, courseId: string, principal: Principal): Promise<number> {
  const { submitted } = onlyRow(
    await sql<{ submitted: number }>`select coalesce(sum(a.change), 0)::int as submitted
      from ${totalsOf('course', { state: ['submitted', 'assessing', 'assessed'] }, principal)}
        and a.value_id = ${courseId}`.execute(queries),
  );
  return submitted;
}

import { candidatesOf, coverageOf, gapsClosedBy } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import type { BatchRecord, GapAtDraw } from '../../attempts/batch-rows.ts';
import { conflictsFor } from '../../attempts/conflicts.ts';
import type { Principal } from '../../kernel/principal.ts';
import { expectationsOf, strataOfBatch } from '../../attempts/strata.ts';
import type { Strata, StrataRow } from '../../attempts/strata.ts';

/** Attempts offered for each gap; whoever wants another one finds it in the list. */
const mostCandidates = 3;

/** What of the batch no attempt of the sample stands for, and which attempts would. */
export async function gapsOf(
  queries: Queries,
  batch: BatchRecord,
  principal: Principal,
  now: Date,
  strata?: Strata,
) {
  // Nothing is read of the attempts where none of them would close anything.
  if (!strata && batch.gaps_at_draw?.every((gap) => !gap.isFillable))
    return unfillableGaps(queries, batch.course_id, batch.gaps_at_draw);
  const { rows, expected, nameOf } = strata ?? (await strataOfBatch(queries, batch));
  const gaps = coverageOf(rows, expected);
  if (batch.gaps_at_draw === null) await keepGaps(queries, batch.id, gapsAtDraw({ rows, expected }));
  const candidates = candidatesOf(gaps, rows);
  return gaps.map((gap, place) => ({
    ...gap,
    name: nameOf(gap.id),
    candidates: candidates[place]!.map(({ attempt, closes }) =>
      presentCandidate(attempt, closes.length, batch, principal, now),
    )
      // What one may moderate oneself stands before what only a colleague may.
      .sort(
        (one, other) =>
          other.closes - one.closes || Number(one.conflict !== null) - Number(other.conflict !== null),
      )
      .slice(0, mostCandidates),
  }));
}

/** What the draw leaves open, to be kept with the batch. */
export function gapsAtDraw({ rows, expected }: Pick<Strata, 'rows' | 'expected'>): GapAtDraw[] {
  const gaps = coverageOf(rows, expected);
  return gaps.map((gap) => ({
    ...gap,
    isFillable: rows.some((row) => gapsClosedBy(row, [gap]).length > 0),
  }));
}

/** Of a batch that was drawn before they were kept: it lacks no more later than it does now. */
const keepGaps = (queries: Queries, batchId: string, gaps: readonly GapAtDraw[]) =>
  queries
    .updateTable('batch')
    .set({ gaps_at_draw: JSON.stringify(gaps) })
    .where('id', '=', batchId)
    .where('gaps_at_draw', 'is', null)
    .execute();

async function unfillableGaps(queries: Queries, courseId: string, gaps: readonly GapAtDraw[]) {
  if (gaps.length === 0) return [];
  const { nameOf } = await expectationsOf(queries, courseId);
  return gaps.map(({ kind, id }) => ({ kind, id, name: nameOf(id), candidates: [] }));
}

const presentCandidate = (
  row: StrataRow,
  closes: number,
  batch: BatchRecord,
  principal: Principal,
  now: Date,
) => ({
  attemptId: row.id,
  learner: { id: row.learner_id, name: row.learner_name },
  site: { id: row.siteId, name: row.site_name },
  assessor: row.assessorId ? { id: row.assessorId, name: row.assessor_name ?? '' } : null,
  closes,
  conflict: conflictsFor(principal, { ...batch, ...row, assessor_id: row.assessorId }, now)[0] ?? null,
});

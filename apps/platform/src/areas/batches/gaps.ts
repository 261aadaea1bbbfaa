import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { candidatesOf, coverageOf } from '@moderator/moderation';
import type { Conflict, CoverageGap } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import { onlyRow } from '../../database/only-row.ts';
import type { BatchRecord, GapAtDraw } from '../../attempts/batch-rows.ts';
import type { Principal } from '../../kernel/principal.ts';
import { conflictsOfRow, expectationsOf, people, strataOfBatch } from '../../attempts/strata.ts';
import type { CandidateRow, People, Strata } from '../../attempts/strata.ts';

/** Attempts offered for each gap; whoever wants another one finds it in the list. */
const mostCandidates = 3;

/** What of the batch no attempt of the sample stands for, and which attempts would. */
export async function gapsOf(queries: Queries, batch: BatchRecord, principal: Principal, now: Date) {
  const { gaps, rows, nameOf } = batch.gaps_at_draw
    ? await gapsLeft(queries, batch, batch.gaps_at_draw)
    : await allGaps(queries, batch);
  const conflictOf = (row: CandidateRow) => conflictsOfRow(principal, row, batch, now)[0] ?? null;
  const candidates = candidatesOf(gaps, rows);
  return gaps.map((gap, place) => ({
    ...gap,
    name: nameOf(gap.id),
    candidates: firstFew(candidates[place]!, (row) => conflictOf(row) === null).map(({ attempt, closes }) =>
      presentCandidate(attempt, closes.length, conflictOf(attempt)),
    ),
  }));
}

/** Of a batch that was drawn before gaps were kept with the draw. */
async function allGaps(queries: Queries, batch: BatchRecord) {
  const { rows, expected, nameOf } = await strataOfBatch<People>(queries, batch, people);
  await keepGaps(queries, batch.id, gapsAtDraw({ rows, expected }));
  return { gaps: coverageOf(rows, expected), rows, nameOf };
}

/**
 * What is left of the gaps that the draw left: a sample only grows, so it lacks no more later. Only attempts that would close one
 * of them are read, which are few among thousands.
 */
async function gapsLeft(queries: Queries, batch: BatchRecord, atDraw: readonly GapAtDraw[]) {
  if (atDraw.length === 0) return { gaps: [], rows: [], nameOf: String };
  const fillable = atDraw.filter(({ isFillable }) => isFillable);
  if (fillable.length === 0) {
    const { nameOf } = await expectationsOf(queries, batch.course_id);
    return { gaps: atDraw.map(asGap), rows: [], nameOf };
  }
  // All at once: what would close a gap that is closed by now is read as well, which is less than to wait.
  const [sampled, { rows, methodOf, nameOf }] = await Promise.all([
    sampledOf(queries, batch.id, new Set(fillable.map(({ kind }) => kind))),
    strataOfBatch<People>(
      queries,
      batch,
      people,
      sql`not ba.sampled and ${closes(fillable, batch.course_id)}`,
    ),
  ]);
  // Whoever left the batch meanwhile took along what only they stood for; outcomes and methods are of the course.
  const isOfBatch = ({ kind, id }: CoverageGap) =>
    kind === 'outcome' ||
    kind === 'method' ||
    rows.some((row) => (kind === 'site' ? row.siteId : row.assessorId) === id);
  const isLeft = missingFrom(sampled, methodOf);
  const gaps = atDraw.filter((gap) => isLeft(gap) && isOfBatch(gap));
  return { gaps: gaps.map(asGap), rows, nameOf };
}

const asGap = ({ kind, id }: GapAtDraw): CoverageGap => ({ kind, id });

/** That an attempt `a` of a batch of a course, with its line, would close one of these gaps; what none of them is about is not looked at. */
function closes(gaps: readonly CoverageGap[], courseId: string): RawBuilder<unknown> {
  const idsOf = (wanted: CoverageGap['kind']) =>
    gaps.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const anyOf = (ids: string[], closing: RawBuilder<unknown>) => (ids.length > 0 ? [closing] : []);
  const [assessors, sites, outcomes, methods] = [
    idsOf('assessor'),
    idsOf('site'),
    idsOf('outcome'),
    idsOf('method'),
  ];
  return sql`(${sql.join(
    [
      ...anyOf(assessors, sql`ba.assessor_id = any(${assessors}::uuid[])`),
      ...anyOf(sites, sql`a.site_id = any(${sites}::uuid[])`),
      ...anyOf(outcomes, sql`line.outcome_ids && ${outcomes}::uuid[]`),
      ...anyOf(
        methods,
        sql`line.outcome_ids && array(select id from outcome
          where course_id = ${courseId}::uuid and method = any(${methods}::text[]))`,
      ),
    ],
    sql` or `,
  )})`;
}

interface Sampled {
  assessors: string[];
  sites: string[];
  outcomes: string[];
}

/** What the sample of a batch stands for, as far as gaps of these kinds need to know it. */
async function sampledOf(
  queries: Queries,
  batchId: string,
  kinds: ReadonlySet<CoverageGap['kind']>,
): Promise<Sampled> {
  const distinct = (isAskedFor: boolean, value: RawBuilder<unknown>, beside: RawBuilder<unknown>) =>
    isAskedFor
      ? sql`array(select distinct ${value} from batch_attempt ba ${beside} where ba.batch_id = ${batchId} and ba.sampled)`
      : sql`'{}'::uuid[]`;
  const assessors = distinct(kinds.has('assessor'), sql`ba.assessor_id`, sql``);
  const sites = distinct(kinds.has('site'), sql`a.site_id`, sql`join attempt a on a.id = ba.attempt_id`);
  const outcomes = distinct(
    kinds.has('outcome') || kinds.has('method'),
    sql`unnest(line.outcome_ids)`,
    sql`join attempt_line line on line.attempt_id = ba.attempt_id`,
  );
  return onlyRow(
    await sql<Sampled>`select ${assessors} as assessors, ${sites} as sites, ${outcomes} as outcomes`.execute(
      queries,
    ),
  );
}

/** Tells of a gap whether the sample still lacks what it names. */
function missingFrom({ assessors, sites, outcomes }: Sampled, methodOf: ReadonlyMap<string, string>) {
  const covered = {
    assessor: new Set(assessors),
    site: new Set(sites),
    outcome: new Set(outcomes),
    method: new Set(outcomes.map((id) => methodOf.get(id) ?? '')),
  };
  return ({ kind, id }: CoverageGap) => !covered[kind].has(id);
}

type Candidate = ReturnType<typeof candidatesOf<CandidateRow>>[number][number];

/**
 * The first few of those that would close a gap: who closes most, and among these what one may moderate oneself before what only a
 * colleague may. Nobody else is asked about.
 * @param offered in the order of how much each closes
 */
function firstFew(offered: readonly Candidate[], isMine: (row: CandidateRow) => boolean): Candidate[] {
  const chosen: Candidate[] = [];
  for (let at = 0; at < offered.length && chosen.length < mostCandidates;) {
    const { length: most } = offered[at]!.closes;
    const [mine, others]: [Candidate[], Candidate[]] = [[], []];
    for (; offered[at]?.closes.length === most; at++) {
      if (chosen.length + mine.length === mostCandidates) continue;
      (isMine(offered[at]!.attempt) ? mine : others).push(offered[at]!);
    }
    chosen.push(...mine, ...others);
  }
  return chosen.slice(0, mostCandidates);
}

/** What the draw leaves open, to be kept with the batch. */
export function gapsAtDraw({ rows, expected }: Pick<Strata, 'rows' | 'expected'>): GapAtDraw[] {
  const gaps = coverageOf(rows, expected);
  const candidates = candidatesOf(gaps, rows);
  return gaps.map((gap, place) => ({ ...gap, isFillable: candidates[place]!.length > 0 }));
}

/** Of a batch that was drawn before they were kept: it lacks no more later than it does now. */
const keepGaps = (queries: Queries, batchId: string, gaps: readonly GapAtDraw[]) =>
  queries
    .updateTable('batch')
    .set({ gaps_at_draw: JSON.stringify(gaps) })
    .where('id', '=', batchId)
    .where('gaps_at_draw', 'is', null)
    .execute();

const presentCandidate = (row: CandidateRow, closes: number, conflict: Conflict | null) => ({
  attemptId: row.id,
  learner: { id: row.learner_id, name: row.learner_name },
  site: { id: row.siteId, name: row.site_name },
  assessor: row.assessorId ? { id: row.assessorId, name: row.assessor_name ?? '' } : null,
  closes,
  conflict,
});

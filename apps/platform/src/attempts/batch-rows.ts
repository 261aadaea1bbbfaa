import { sql } from 'kysely';
import { inTenant } from './attempt-conditions.ts';
import { rowsAtMost } from './in-states.ts';
import type { RawBuilder } from 'kysely';
import type { CoverageGap, SamplingPolicy } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import { foldTallies } from '../database/fold-tallies.ts';
import { seenSite } from '../kernel/principal.ts';
import type { Principal } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import type { BandedAssessor } from './assessor-records.ts';
import { policyFrom } from './sampling-policies.ts';
import type { PolicyVersions } from './sampling-policies.ts';
import { isSeenBatch } from './seen-work.ts';

/** What somebody chose when they built a batch. */
export interface BatchSelection {
  courseId: string;
  siteIds?: string[];
  assessorIds?: string[];
  from?: string;
  to?: string;
  attemptIds?: string[];
}

/** Something that a sample lacked behind its draw, and whether an attempt of the batch would close it. */
export type GapAtDraw = CoverageGap & { isFillable: boolean };

export interface BatchRecord {
  id: string;
  client_id: string;
  account_id: string;
  course_id: string;
  title: string;
  state: 'collecting' | 'sampled' | 'reported';
  selection: BatchSelection;
  policy: SamplingPolicy;
  policy_versions: PolicyVersions;
  /** Risk bands as they were at the draw. */
  bands: BandedAssessor[];
  /** What the sample lacked behind the draw; null where that was not kept. */
  gaps_at_draw: GapAtDraw[] | null;
  seed: string | null;
  drawn_at: Date | null;
  due_on: string | null;
  created_by: string;
  created_at: Date;
  version: number;
  course_title: string;
  registration_number: string;
  created_by_name: string | null;
  size: number;
  sample_size: number;
  upheld: number;
  overturned: number;
  /** Referred back, and not decided again since. */
  returned: number;
  /** Of the sample: waiting for a decision. */
  undecided: number;
  /** Decided, and in no signed report yet. */
  to_report: number;
  /** Results that a signed report has released. */
  released: number;
  /** Where one site alone is counted: of the sample of all others, waiting for a decision. */
  undecided_elsewhere: number;
  report_id: string | null;
  /** Changes from which, beside sums of earlier ones, the above is summed up. */
  changes: number;
}

/** Of more changes than this the sums are put in their place by whoever reads them. */
const unfolded = 60;
const tallied = [
  'batch_id',
  'client_id',
  'account_id',
  'sampled',
  'state',
  'decision',
  'assessor_id',
  'assessor_name',
  'by_chance',
  'is_superseded',
];

/** A decision stands until the attempt waits for the next one. */
const isDecided = sql`sampled and t.state not in ('in_sample', 'moderating')`;

/** Progress of batches `b`, summed up from rows `t`. */
const sumsOf = (rows: RawBuilder<unknown>) => sql`(
  select coalesce(sum(change), 0) as size,
    coalesce(sum(change) filter (where sampled), 0) as sample_size,
    coalesce(sum(change) filter (where ${isDecided} and decision = 'upheld'), 0) as upheld,
    coalesce(sum(change) filter (where ${isDecided} and decision = 'overturned'), 0) as overturned,
    coalesce(sum(change) filter (where ${isDecided} and decision = 'referred_back'), 0) as returned,
    coalesce(sum(change) filter (where sampled and t.state in ('in_sample', 'moderating')), 0) as undecided,
    coalesce(sum(change) filter (where sampled and t.state in ('upheld', 'overturned')), 0) as to_report,
    coalesce(sum(change) filter (where b.state = 'reported' and (not sampled or t.state in
      ('reported', 'verifying', 'endorsed', 'not_endorsed', 'certificated'))), 0) as released,
    count(*) filter (where not is_sum) as changes
  from ${rows}
)`;

const tallies = sql`batch_tally t where t.batch_id = b.id`;

/** What the progress of batches `b` is summed up from, as rows `t`: what the database adds up, or attempts of one site one by one. */
export const progressRows = (siteId?: string): RawBuilder<unknown> =>
  siteId
    ? sql`(select ba.sampled, ba.state, ba.decision, 1 as change, true as is_sum
        from batch_attempt ba join attempt a on a.id = ba.attempt_id
        where ba.batch_id = b.id and a.site_id = ${siteId}::uuid) t`
    : tallies;

/** Progress of batches `b`, as the database adds it up while it changes. */
export const batchSums = sumsOf(progressRows());

const waitingElsewhere = sql`(select coalesce(sum(change), 0) from ${tallies} and sampled
  and t.state in ('in_sample', 'moderating')) - progress.undecided`;

/** Batches with attempts to decide or to report, which those that are reported have again; served by an index of them. */
export const withOpenAttempts = (
  principal: Principal,
) => sql`select distinct ba.batch_id from batch_attempt ba
  where ${inTenant(principal, sql`ba`)} and ba.sampled and ba.state in ('in_sample', 'moderating', 'upheld', 'overturned')`;

export const newestFirst = sql`b.created_at desc, b.id desc`;
/** Served by an index of what is not reported yet. */
export const mostPressingFirst = sql`coalesce(b.due_on, 'infinity'::date), b.id`;

/**
 * Reads batches with their progress, which the database adds up while it changes (0026-tallies.sql).
 * @param siteId the site whose attempts alone are counted
 */
export async function readBatches(
  queries: Queries,
  where: RawBuilder<unknown>,
  limit: number,
  order: RawBuilder<unknown> = newestFirst,
  siteId?: string,
): Promise<BatchRecord[]> {
  const { rows } = await sql<BatchRecord>`
    with b as materialized (select * from batch b where ${where} order by ${order} ${rowsAtMost(limit)})
    select b.*, course.body ->> 'title' as course_title, course.body ->> 'registrationNumber' as registration_number,
      creator.body ->> 'name' || ' ' || (creator.body ->> 'surname') as created_by_name,
      progress.*, ${siteId ? waitingElsewhere : sql`0`} as undecided_elsewhere, report.id as report_id
    from b
    join document course on course.kind = 'courses' and course.id = b.course_id
    left join document creator on creator.kind = 'users' and creator.id = b.created_by
    left join lateral (select id from report where batch_id = b.id order by signed_at desc limit 1) report on true
    cross join lateral ${sumsOf(progressRows(siteId))} progress
    order by ${order}`.execute(queries);
  const long = rows.filter(({ changes }) => changes > unfolded).map(({ id }) => id);
  if (long.length > 0)
    await foldTallies(queries, 'batch_tally', tallied, sql`batch_id = any(${long}::uuid[])`);
  // A batch that was built before a part of policies was thought of has none of it.
  return rows.map((row) => ({ ...row, policy: policyFrom(row.policy) }));
}

export async function readBatch(queries: Queries, id: string): Promise<BatchRecord> {
  const [batch] = await readBatches(queries, sql`b.id = ${id}`, 1);
  return batch ?? refuse('not_found');
}

/** Reads a batch that the caller may open, with the progress of what they see of it, or refuses as if there were none. */
export async function openBatch(queries: Queries, principal: Principal, id: string): Promise<BatchRecord> {
  const seen = sql`b.id = ${id} and ${isSeenBatch(principal)}`;
  const [batch] = await readBatches(queries, seen, 1, newestFirst, seenSite(principal));
  return batch ?? refuse('not_found');
}

export const decidedOf = (batch: BatchRecord): number => batch.upheld + batch.overturned + batch.returned;

/** What stands between a batch and its next signed report, as sentences. */
export function blockersOf(batch: BatchRecord): string[] {
  if (batch.state === 'collecting') return ['The sample has not been drawn yet.'];
  const { undecided } = batch;
  if (undecided === 0)
    return batch.undecided_elsewhere > 0 ? ['Attempts of other sites are not decided yet.'] : [];
  if (batch.state === 'reported')
    return [
      undecided === 1
        ? 'One attempt that came back or was reopened waits for a new decision.'
        : `${undecided} attempts that came back or were reopened wait for a new decision.`,
    ];
  return [
    undecided === 1
      ? 'One attempt of the sample is not decided yet.'
      : `${undecided} attempts of the sample are not decided yet.`,
  ];
}

/**
 * Whether a report may be signed now: the first one when the whole sample is decided, a later one when what was
 * referred back is decided again.
 */
export const isReportable = (batch: BatchRecord): boolean =>
  blockersOf(batch).length === 0 && (batch.state === 'sampled' || batch.to_report > 0);

export const presentBatch = (batch: BatchRecord) => ({
  id: batch.id,
  version: batch.version,
  title: batch.title,
  course: { id: batch.course_id, name: batch.course_title },
  state: batch.state,
  createdBy: { id: batch.created_by, name: batch.created_by_name ?? '' },
  createdAt: batch.created_at,
  dueOn: batch.due_on,
  size: batch.size,
  sampleSize: batch.sample_size,
  decided: decidedOf(batch),
  upheld: batch.upheld,
  overturned: batch.overturned,
  returned: batch.returned,
  undecided: batch.undecided,
  released: batch.released,
  isReportable: isReportable(batch),
  blockers: blockersOf(batch),
  reportId: batch.report_id,
});

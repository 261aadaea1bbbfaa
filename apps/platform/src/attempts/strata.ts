import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Conflict, CoverageGap, CoveredAttempt } from '@moderator/moderation';
import type { BatchRecord } from './batch-rows.ts';
import { conflictsFor } from './conflicts.ts';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';

/** An attempt with what it stands for in a sample. */
export interface StrataRow extends CoveredAttempt {
  assessor_name: string | null;
  site_name: string;
}

/** Whose an attempt is, and what decides who may moderate it. */
export interface People {
  learner_id: string;
  learner_name: string;
  facilitator_id: string | null;
  earlier_moderator_ids: string[];
  interim_moderator_ids: string[];
  twice_referred_by: string[];
}

/** An attempt that somebody could add to a sample. */
export type CandidateRow = StrataRow & People;

/** To be asked of attempts `a` besides. */
export const people = sql`a.learner_id, a.learner_name, a.facilitator_id, a.earlier_moderator_ids, a.interim_moderator_ids,
  a.twice_referred_by`;

/**
 * Why a person may not moderate one of these attempts, of one course under one policy; empty when they may. Named field by
 * field: thousands are asked about at once.
 */
export const conflictsOfRow = (
  principal: Principal,
  row: CandidateRow,
  { registration_number, policy }: Pick<BatchRecord, 'registration_number' | 'policy'>,
  now: Date,
): Conflict[] =>
  conflictsFor(
    principal,
    {
      registration_number,
      policy,
      learner_id: row.learner_id,
      assessor_id: row.assessorId,
      facilitator_id: row.facilitator_id,
      earlier_moderator_ids: row.earlier_moderator_ids,
      interim_moderator_ids: row.interim_moderator_ids,
      twice_referred_by: row.twice_referred_by,
    },
    now,
  );

type Read<Facts> = Omit<StrataRow, 'methods'> & Facts;

/** What attempts stand for, what they should stand for besides, and how all of it is called. */
export interface Strata<Facts = unknown> {
  rows: (StrataRow & Facts)[];
  /** Outcomes and methods of the course, which a batch should have and perhaps has no evidence of. */
  expected: CoverageGap[];
  /** The method of each outcome of the course. */
  methodOf: ReadonlyMap<string, string>;
  nameOf: (id: string) => string;
}

/**
 * Attempts of one course with their assessor, site, outcomes and methods, and the names of all of these.
 * @param from where the attempts are; `a` is the attempt and `line` its line
 * @param facts whether each is in the sample, what the order needs, and what else is asked of them
 */
export async function readStrata<Facts = unknown>(
  queries: Queries,
  courseId: string,
  from: RawBuilder<unknown>,
  facts: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Strata<Facts>> {
  const [{ methodOf, expected, nameOf }, { rows: read }] = await Promise.all([
    expectationsOf(queries, courseId),
    sql<Read<Facts>>`
    select a.id, a.assessor_id as "assessorId", a.site_id as "siteId", a.assessor_name, a.site_name,
      line.outcome_ids as "outcomeIds", ${facts}
    from ${from} order by ${order}`.execute(queries),
  ]);
  const methodsOf = remembered((outcomeIds: readonly string[]) => [
    ...new Set(outcomeIds.flatMap((id) => methodOf.get(id) ?? [])),
  ]);
  // Given what is missing instead of copied: a batch has thousands of rows.
  const rows = read.map((row) => Object.assign(row, { methods: methodsOf(row.outcomeIds) }));
  const names = new Map<string, string>();
  for (const row of rows) {
    names.set(row.siteId, row.site_name);
    if (row.assessorId) names.set(row.assessorId, row.assessor_name ?? '');
  }
  return { rows, expected, methodOf, nameOf: (id) => names.get(id) ?? nameOf(id) };
}

/** Few sets of outcomes stand behind many attempts. */
function remembered(methodsOf: (outcomeIds: readonly string[]) => string[]) {
  const known = new Map<string, string[]>();
  return (outcomeIds: readonly string[]): string[] => {
    const key = outcomeIds.join();
    const methods = known.get(key) ?? methodsOf(outcomeIds);
    known.set(key, methods);
    return methods;
  };
}

/** What a batch of a course should have: evidence of each outcome, by each method. */
export async function expectationsOf(queries: Queries, courseId: string) {
  const outcomes = await queries
    .selectFrom('outcome')
    .select(['id', 'code', 'title', 'method'])
    .where('course_id', '=', courseId)
    .execute();
  const methodOf = new Map(outcomes.map((outcome) => [outcome.id, outcome.method]));
  const names = new Map(outcomes.map(({ id, code, title }) => [id, `${code} ${title}`]));
  const expected: CoverageGap[] = [
    ...outcomes.map(({ id }) => ({ kind: 'outcome' as const, id })),
    ...[...new Set(methodOf.values())].map((id) => ({ kind: 'method' as const, id })),
  ];
  return { methodOf, expected, nameOf: (id: string) => names.get(id) ?? id };
}

/**
 * The attempts of a batch with what each of them stands for, in the order of the draw.
 * @param facts what else is asked of them; `a` is the attempt
 * @param where those alone; `line` is the line of the attempt
 */
export const strataOfBatch = <Facts = unknown>(
  queries: Queries,
  batch: Pick<BatchRecord, 'id' | 'course_id'>,
  facts: RawBuilder<unknown> = sql`ba.position`,
  where: RawBuilder<unknown> = sql`true`,
) =>
  readStrata<Facts>(
    queries,
    batch.course_id,
    sql`batch_attempt ba join attempt a on a.id = ba.attempt_id and ba.batch_id = ${batch.id}
      join attempt_line line on line.attempt_id = a.id where ${where}`,
    sql`ba.sampled, ${facts}`,
    sql`ba.position, a.id`,
  );

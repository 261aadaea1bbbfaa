import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { CoverageGap, CoveredAttempt } from '@moderator/moderation';
import type { BatchRecord } from './batch-rows.ts';
import type { Queries } from '../database/database.ts';

/** An attempt with what it stands for in a sample, and what decides who may moderate it. */
export interface StrataRow extends CoveredAttempt {
  learner_id: string;
  learner_name: string;
  assessor_name: string | null;
  site_name: string;
  facilitator_id: string | null;
  earlier_moderator_ids: string[];
  interim_moderator_ids: string[];
  registration_number: string;
}

/** What attempts stand for, what they should stand for besides, and how all of it is called. */
interface Strata {
  rows: StrataRow[];
  /** Outcomes and methods of the course, which a batch should have and perhaps has no evidence of. */
  expected: CoverageGap[];
  nameOf: (id: string) => string;
}

/**
 * Attempts of one course with their assessor, site, outcomes and methods, and the names of all of these.
 * @param from where the attempts are; `a` is the attempt
 * @param sampled whether each is in the sample, and what else the order needs
 */
export async function readStrata(
  queries: Queries,
  courseId: string,
  from: RawBuilder<unknown>,
  sampled: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): Promise<Strata> {
  const outcomes = await queries
    .selectFrom('outcome')
    .select(['id', 'code', 'title', 'method'])
    .where('course_id', '=', courseId)
    .execute();
  const { rows: read } = await sql<Omit<StrataRow, 'methods'>>`
    select a.id, a.assessor_id as "assessorId", a.site_id as "siteId", a.assessor_name, a.site_name, a.learner_id,
      a.learner_name, a.facilitator_id, a.earlier_moderator_ids, a.interim_moderator_ids,
      (select body ->> 'registrationNumber' from document where kind = 'courses' and id = a.course_id) as registration_number,
      array(select distinct unnest(outcome_ids) from evidence where attempt_id = a.id) as "outcomeIds", ${sampled}
    from ${from} order by ${order}`.execute(queries);
  const methodOf = new Map(outcomes.map((outcome) => [outcome.id, outcome.method]));
  const rows = read.map((row) => ({
    ...row,
    methods: [...new Set(row.outcomeIds.flatMap((id) => methodOf.get(id) ?? []))],
  }));
  const names = new Map<string, string>([
    ...outcomes.map(({ id, code, title }) => [id, `${code} ${title}`] as const),
    ...outcomes.map(({ method }) => [method, method] as const),
    ...rows.map((row) => [row.siteId, row.site_name] as const),
    ...rows.flatMap((row) => (row.assessorId ? [[row.assessorId, row.assessor_name ?? ''] as const] : [])),
  ]);
  const expected = [
    ...outcomes.map(({ id }) => ({ kind: 'outcome' as const, id })),
    ...[...new Set(methodOf.values())].map((id) => ({ kind: 'method' as const, id })),
  ];
  return { rows, expected, nameOf: (id) => names.get(id) ?? id };
}

/** The attempts of a batch with what each of them stands for, in the order of the draw. */
export const strataOfBatch = (queries: Queries, batch: Pick<BatchRecord, 'id' | 'course_id'>) =>
  readStrata(
    queries,
    batch.course_id,
    sql`batch_attempt ba join attempt a on a.id = ba.attempt_id and ba.batch_id = ${batch.id}`,
    sql`ba.sampled, ba.position`,
    sql`ba.position, a.id`,
  );

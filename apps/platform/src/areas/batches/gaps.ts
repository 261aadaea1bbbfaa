import { coverageOf } from '@moderator/moderation';
import { sql } from 'kysely';
import type { Queries } from '../../database/database.ts';
import type { BatchRecord } from '../../attempts/batch-rows.ts';

interface Row {
  id: string;
  assessor_id: string | null;
  assessor_name: string | null;
  site_id: string;
  site_name: string;
  sampled: boolean;
  outcome_ids: string[];
}

/** What of the batch no attempt of the sample stands for. */
export async function gapsOf(queries: Queries, batch: BatchRecord) {
  const { rows } = await sql<Row>`
    select a.id, assessor_id, assessor_name, site_id, site_name, sampled,
      array(select distinct unnest(outcome_ids) from evidence where attempt_id = a.id) as outcome_ids
    from batch_attempt ba join attempt a on a.id = ba.attempt_id where ba.batch_id = ${batch.id}`.execute(
    queries,
  );
  const outcomes = await queries
    .selectFrom('outcome')
    .select(['id', 'code', 'title', 'method'])
    .where('course_id', '=', batch.course_id)
    .execute();
  const names = new Map<string, string>();
  for (const outcome of outcomes) {
    names.set(outcome.id, `${outcome.code} ${outcome.title}`);
    names.set(outcome.method, outcome.method);
  }
  for (const row of rows) {
    names.set(row.site_id, row.site_name);
    if (row.assessor_id) names.set(row.assessor_id, row.assessor_name ?? '');
  }
  const gaps = coverageOf(
    rows.map((row) => ({
      id: row.id,
      assessorId: row.assessor_id,
      siteId: row.site_id,
      sampled: row.sampled,
      outcomeIds: row.outcome_ids,
      methods: outcomes
        .filter((outcome) => row.outcome_ids.includes(outcome.id))
        .map((outcome) => outcome.method),
    })),
  );
  return gaps.map((gap) => ({ ...gap, name: names.get(gap.id) ?? gap.id }));
}

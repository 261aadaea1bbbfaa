import { sql } from 'kysely';
import type { Result } from '@moderator/contract/types';
import { visitSampleSize } from '@moderator/moderation';
import type { Queries } from '../../database/database.ts';
import type { VisitRow } from './visit-rows.ts';

export interface VisitResult {
  outcomeId: string;
  result: Result;
  comment: string;
}

/** The same, with the outcome in words. */
interface FoundResult extends VisitResult {
  outcome: string;
}

export interface SampleRow {
  attempt_id: string;
  learner_id: string;
  learner_name: string;
  site_id: string;
  course_id: string;
  course: string;
  batch_id: string;
  batch: string;
  reason: string | null;
  judged_at: Date | null;
  results: FoundResult[] | null;
}

export async function sampleRowsOf(queries: Queries, visitId: string): Promise<SampleRow[]> {
  const { rows } = await sql<SampleRow>`
    select s.attempt_id, a.learner_id, a.learner_name, a.site_id, a.course_id, a.course_title as course, b.id as batch_id, b.title as batch,
      s.reason, s.judged_at, (select jsonb_agg(given || jsonb_build_object('outcome', o.code || ' ' || o.title) order by o.position)
        from jsonb_array_elements(s.results) given join outcome o on o.id = (given ->> 'outcomeId')::uuid) as results
    from visit_attempt s join attempt a on a.id = s.attempt_id
    join lateral (select b.id, b.title from visit_batch vb join batch_attempt ba on ba.batch_id = vb.batch_id
      join batch b on b.id = vb.batch_id where vb.visit_id = s.visit_id and ba.attempt_id = s.attempt_id limit 1) b on true
    where s.visit_id = ${visitId}::uuid order by s.position, s.attempt_id`.execute(queries);
  return rows;
}

/** @param tells whether results are told to who asks */
export function presentSample(visit: VisitRow, rows: readonly SampleRow[], tells: boolean) {
  const released = visit.batches.reduce((sum, each) => sum + each.released, 0);
  return {
    seed: visit.sample_seed,
    percentage: visit.sample_percentage,
    drawnAt: visit.drawn_at,
    least: visitSampleSize(released, visit.layout.sample),
    rows: rows.map((row) => ({
      attemptId: row.attempt_id,
      learner: { id: row.learner_id, name: row.learner_name },
      course: { id: row.course_id, name: row.course },
      batch: { id: row.batch_id, name: row.batch },
      reason: row.reason,
      judgedAt: row.judged_at,
      results: tells ? row.results : null,
    })),
  };
}

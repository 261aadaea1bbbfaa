import { sql } from 'kysely';
import type { Widening } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import { grouped } from '../kernel/grouped.ts';
import type { BatchRecord } from './batch-rows.ts';

interface WideningRow {
  assessor_id: string;
  assessor_name: string;
  left: number;
  outcome_id: string;
  code: string;
  title: string;
  run: number;
  state: Widening['state'];
  opened_at: Date;
  ended_at: Date | null;
}

interface StepRow {
  assessor_id: string;
  taken_at: Date;
  codes: string[];
  attempt_id: string;
  learner_id: string;
  learner_name: string;
  moderator_id: string;
  moderator_name: string | null;
  signed_at: Date;
  attempts: { attemptId: string; learner: { id: string; name: string } }[];
}

/** How the sample of a batch grew by changed results: what grew, when, why, and what would end it. */
export async function wideningStory(queries: Queries, batch: Pick<BatchRecord, 'id' | 'policy'>) {
  const widenings = await sql<WideningRow>`
    select w.assessor_id, person.body ->> 'name' || ' ' || (person.body ->> 'surname') as assessor_name,
      coalesce(rest.left, 0) as left,
      o.id as outcome_id, o.code, o.title, w.run, w.state, w.opened_at, w.ended_at
    from widening w
    join outcome o on o.id = w.outcome_id
    left join (select assessor_id, sum(change) as left from batch_tally
      where batch_id = ${batch.id} and not sampled group by assessor_id) rest on rest.assessor_id = w.assessor_id
    left join document person on person.kind = 'users' and person.id = w.assessor_id
    where w.batch_id = ${batch.id} order by w.opened_at, o.position, w.id`.execute(queries);
  if (widenings.rows.length === 0) return [];
  const steps = await stepsOf(queries, batch.id);
  return grouped(widenings.rows, (row) => row.assessor_id).map(([assessorId, rows]) => ({
    assessor: { id: assessorId, name: rows[0].assessor_name ?? '' },
    left: rows[0].left,
    outcomes: rows.map((row) => ({
      outcomeId: row.outcome_id,
      code: row.code,
      title: row.title,
      state: row.state,
      run: row.run,
      runToClose: batch.policy.sequentialRun,
      openedAt: row.opened_at,
      endedAt: row.ended_at,
    })),
    steps: steps.filter((step) => step.assessor_id === assessorId).map(presentStep),
  }));
}

async function stepsOf(queries: Queries, batchId: string): Promise<StepRow[]> {
  const { rows } = await sql<StepRow>`
    select s.assessor_id, s.taken_at, d.attempt_id, cause.learner_id, cause.learner_name, d.moderator_id, d.signed_at,
      array(select code from outcome where outcome.id = any(s.outcome_ids) order by position) as codes,
      person.body ->> 'name' || ' ' || (person.body ->> 'surname') as moderator_name,
      (select coalesce(jsonb_agg(jsonb_build_object('attemptId', a.id,
          'learner', jsonb_build_object('id', a.learner_id, 'name', a.learner_name)) order by ba.position), '[]')
        from batch_attempt ba join attempt a on a.id = ba.attempt_id where ba.widening_step_id = s.id) as attempts
    from widening_step s
    join decision d on d.id = s.caused_by
    join attempt cause on cause.id = d.attempt_id
    left join document person on person.kind = 'users' and person.id = d.moderator_id
    where s.batch_id = ${batchId} order by s.taken_at, s.id`.execute(queries);
  return rows;
}

const presentStep = (row: StepRow) => ({
  takenAt: row.taken_at,
  outcomes: row.codes,
  cause: {
    attemptId: row.attempt_id,
    learner: { id: row.learner_id, name: row.learner_name },
    moderator: { id: row.moderator_id, name: row.moderator_name ?? '' },
    signedAt: row.signed_at,
  },
  attempts: row.attempts,
});

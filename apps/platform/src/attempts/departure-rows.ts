import { sql } from 'kysely';
import type { AttemptState } from '@moderator/moderation';
import type { Queries } from '../database/database.ts';
import type { Principal } from '../kernel/principal.ts';
import { isSeenAttempt } from './seen-work.ts';

interface Row {
  attempt_id: string;
  learner_id: string;
  learner_name: string;
  left_at: Date;
  left_by: string;
  left_by_name: string | null;
  reason: string;
  state: AttemptState;
  batch_id: string | null;
  batch_title: string | null;
}

/** Attempts that left a batch before its report, oldest first, with where they are now; those that somebody sees. */
export async function departuresOf(queries: Queries, principal: Principal, batchId: string) {
  const { rows } = await sql<Row>`
    select d.attempt_id, a.learner_id, a.learner_name, d.left_at, d.left_by, d.reason, a.state,
      person.body ->> 'name' || ' ' || (person.body ->> 'surname') as left_by_name, now_in.id as batch_id, now_in.title as batch_title
    from batch_departure d
    join attempt a on a.id = d.attempt_id
    left join document person on person.kind = 'users' and person.id = d.left_by
    left join lateral (
      select b.id, b.title from batch_attempt ba join batch b on b.id = ba.batch_id
      where ba.attempt_id = d.attempt_id order by b.created_at desc limit 1
    ) now_in on true
    where d.batch_id = ${batchId} and ${isSeenAttempt(principal)} order by d.left_at, a.learner_order, a.id`.execute(
    queries,
  );
  return rows.map((row) => ({
    attemptId: row.attempt_id,
    learner: { id: row.learner_id, name: row.learner_name },
    leftAt: row.left_at,
    by: { id: row.left_by, name: row.left_by_name ?? '' },
    reason: row.reason,
    state: row.state,
    batch: row.batch_id ? { id: row.batch_id, name: row.batch_title ?? '' } : null,
  }));
}

import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { reopeningState } from '@moderator/moderation';
import { namedOutcomes } from '../named-outcomes.ts';
import type { Queries } from '../../database/database.ts';

/** A reopening with what it is about. */
export interface ReopeningRow {
  id: string;
  client_id: string;
  account_id: string;
  attempt_id: string;
  site_id: string;
  decision_id: string | null;
  outcome_ids: string[];
  outcomes: { id: string; name: string }[];
  reason: string;
  asked_by: string;
  asker_name: string | null;
  asked_at: Date;
  consented: boolean | null;
  answered_by: string | null;
  answerer_name: string | null;
  answered_at: Date | null;
  note: string;
  reopened_at: Date | null;
  is_decided: boolean;
  learner_id: string;
  learner_name: string;
  course_id: string;
  course_title: string;
}

/** Whether a decision was signed since the attempt of `r` was reopened. */
const isDecided = sql`exists (select from decision d where d.attempt_id = r.attempt_id
  and d.id is distinct from r.decision_id and d.signed_at >= r.reopened_at)`;

/** Reads reopenings `r` of attempts `a`, the latest first. */
export async function readReopenings(queries: Queries, where: RawBuilder<unknown>): Promise<ReopeningRow[]> {
  const { rows } = await sql<ReopeningRow>`
    select r.id, r.client_id, r.account_id, r.attempt_id, a.site_id, r.decision_id, r.outcome_ids, r.reason, r.asked_by, r.asked_at,
      r.consented, r.answered_by, r.answered_at, r.note, r.reopened_at, ${isDecided} as is_decided,
      a.learner_id, a.learner_name, a.course_id, a.course_title,
      asker.body ->> 'name' || ' ' || (asker.body ->> 'surname') as asker_name,
      answerer.body ->> 'name' || ' ' || (answerer.body ->> 'surname') as answerer_name,
      ${namedOutcomes(sql`r.outcome_ids`)} as outcomes
    from reopening r join attempt a on a.id = r.attempt_id
    left join document asker on asker.kind = 'users' and asker.id = r.asked_by
    left join document answerer on answerer.kind = 'users' and answerer.id = r.answered_by
    where ${where} order by r.asked_at desc, r.id limit 100`.execute(queries);
  return rows;
}

/** What of an attempt is judged anew now; null where nothing is. */
export async function openReopening(queries: Queries, attemptId: string) {
  const [row] = await readReopenings(
    queries,
    sql`r.attempt_id = ${attemptId}::uuid and r.reopened_at is not null and not ${isDecided}`,
  );
  return row ? toldOf(row) : null;
}

const toldOf = (row: ReopeningRow) => ({
  id: row.id,
  outcomes: row.outcomes,
  reason: row.reason,
  by: { id: row.asked_by, name: row.asker_name ?? '' },
  at: row.asked_at,
});

export const stateOf = (row: ReopeningRow) =>
  reopeningState({
    consented: row.consented,
    isReopened: row.reopened_at !== null,
    isDecided: row.is_decided,
  });

/** What is asked for or being judged anew of an attempt, and by whom; undefined where nothing is. */
export async function pendingReopening(queries: Queries, attemptId: string) {
  const rows = await readReopenings(queries, sql`r.attempt_id = ${attemptId}::uuid`);
  return rows
    .map((row) => ({ state: stateOf(row), askerName: row.asker_name ?? 'Somebody' }))
    .find(({ state }) => state === 'asked' || state === 'open');
}

export const presentReopening = (row: ReopeningRow) => ({
  ...toldOf(row),
  state: stateOf(row),
  attemptId: row.attempt_id,
  learner: { id: row.learner_id, name: row.learner_name },
  course: { id: row.course_id, name: row.course_title },
  answer:
    row.answered_by && row.answered_at && row.consented !== null
      ? {
          consents: row.consented,
          by: { id: row.answered_by, name: row.answerer_name ?? '' },
          at: row.answered_at,
          note: row.note,
        }
      : null,
  reopenedAt: row.reopened_at,
});

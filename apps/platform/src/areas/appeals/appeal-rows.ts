import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { workingDaysAfter } from '@moderator/moderation';
import type { Refusal } from '@moderator/moderation';
import { dayIn } from '../../attempts/days.ts';
import { dueDaysOf } from '../../attempts/due-days.ts';
import { namedOutcomes } from '../../attempts/named-outcomes.ts';
import type { Queries } from '../../database/database.ts';

/** An appeal with what it is about. */
export interface AppealRow {
  id: string;
  client_id: string;
  account_id: string;
  attempt_id: string;
  outcome_ids: string[];
  outcomes: { id: string; name: string }[];
  grounds: string;
  evidence_ids: string[];
  made_by: string;
  maker_name: string | null;
  made_at: Date;
  assigned_to: string | null;
  moderator_name: string | null;
  assigned_at: Date | null;
  decision: 'upheld' | 'dismissed' | 'withdrawn' | null;
  reasons: string;
  decided_at: Date | null;
  /** YYYY-MM-DD */
  due_on: string;
  learner_id: string;
  learner_name: string;
  course_id: string;
  course_title: string;
  site_id: string;
}

/** Reads appeals `p` against attempts `a`, the latest first. */
export async function readAppeals(queries: Queries, where: RawBuilder<unknown>): Promise<AppealRow[]> {
  const { rows } = await sql<Omit<AppealRow, 'due_on'>>`
    select p.*, a.learner_id, a.learner_name, a.course_id, a.course_title, a.site_id,
      maker.body ->> 'name' || ' ' || (maker.body ->> 'surname') as maker_name,
      moderator.body ->> 'name' || ' ' || (moderator.body ->> 'surname') as moderator_name,
      ${namedOutcomes(sql`p.outcome_ids`)} as outcomes
    from appeal p join attempt a on a.id = p.attempt_id
    left join document maker on maker.kind = 'users' and maker.id = p.made_by
    left join document moderator on moderator.kind = 'users' and moderator.id = p.assigned_to
    where ${where} order by p.made_at desc, p.id limit 100`.execute(queries);
  const [first] = rows;
  if (!first) return [];
  // All of them are of one account.
  const { calendar, appeal_decision_days: days } = await dueDaysOf(queries, first.account_id);
  return rows.map((row) => ({ ...row, due_on: workingDaysAfter(dayIn(row.made_at), days, calendar) }));
}

/** An appeal that nobody decides, takes or withdraws meanwhile. */
export async function lockAppeal(queries: Queries, id: string): Promise<AppealRow | undefined> {
  await sql`select from attempt where id = (select attempt_id from appeal where id = ${id}::uuid)
    for no key update`.execute(queries);
  const [row] = await readAppeals(queries, sql`p.id = ${id}::uuid`);
  return row;
}

export const presentAppeal = (row: AppealRow, refusal: Refusal | null = null) => ({
  id: row.id,
  attemptId: row.attempt_id,
  learner: { id: row.learner_id, name: row.learner_name },
  course: { id: row.course_id, name: row.course_title },
  outcomes: row.outcomes,
  grounds: row.grounds,
  evidenceIds: row.evidence_ids,
  by: { id: row.made_by, name: row.maker_name ?? '' },
  at: row.made_at,
  dueOn: row.due_on,
  moderator: row.assigned_to ? { id: row.assigned_to, name: row.moderator_name ?? '' } : null,
  assignedAt: row.assigned_at,
  decision: row.decision,
  reasons: row.decision && row.decision !== 'withdrawn' ? row.reasons : null,
  decidedAt: row.decided_at,
  refusal,
});

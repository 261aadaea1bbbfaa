import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { visitPointKinds } from '@moderator/contract/options';
import { isSeenAttempt } from '../../attempts/seen-work.ts';
import type { Queries } from '../../database/database.ts';
import type { Principal } from '../../kernel/principal.ts';
import { refuse } from '../../kernel/refusal.ts';

export interface PointRow {
  id: string;
  version: number;
  visit_id: string;
  kind: (typeof visitPointKinds)[number];
  text: string;
  attempt_id: string | null;
  learner_name: string | null;
  outcome_id: string | null;
  outcome: string | null;
  item: string | null;
  against: boolean;
  due_on: string | null;
  written_by: string;
  writer_name: string | null;
  written_at: Date;
  shared_at: Date | null;
  answer: string | null;
  answered_by: string | null;
  answerer_name: string | null;
  answered_at: Date | null;
  closing: string | null;
  closed_by: string | null;
  closer_name: string | null;
  closed_at: Date | null;
}

const person = (
  id: RawBuilder<unknown>,
) => sql`(select body ->> 'name' || ' ' || (body ->> 'surname') from document
  where kind = 'users' and document.id = ${id})`;

/** Points that match, the first one first. */
export async function readPoints(queries: Queries, where: RawBuilder<unknown>): Promise<PointRow[]> {
  const { rows } = await sql<PointRow>`
    select p.*, a.learner_name, o.code || ' ' || o.title as outcome, ${person(sql`p.written_by`)} as writer_name,
      ${person(sql`p.answered_by`)} as answerer_name, ${person(sql`p.closed_by`)} as closer_name
    from visit_point p left join attempt a on a.id = p.attempt_id left join outcome o on o.id = p.outcome_id
    where ${where} order by p.written_at, p.id`.execute(queries);
  return rows;
}

/** That somebody sees a point: who sees the work of one site alone, what is of no attempt or of one from there. */
export const isSeenPoint = (principal: Principal): RawBuilder<unknown> =>
  sql`(p.attempt_id is null or ${isSeenAttempt(principal)})`;

export async function readPoint(
  queries: Queries,
  principal: Principal,
  visitId: string,
  id: string,
): Promise<PointRow> {
  const [point] = await readPoints(
    queries,
    sql`p.visit_id = ${visitId}::uuid and p.id = ${id}::uuid and ${isSeenPoint(principal)}`,
  );
  return point ?? refuse('not_found');
}

const reply = (text: string | null, by: string | null, name: string | null, at: Date | null) =>
  text !== null && by && at ? { text, by: { id: by, name: name ?? '' }, at } : null;

export const presentPoint = (point: PointRow) => ({
  id: point.id,
  version: point.version,
  kind: point.kind,
  text: point.text,
  attempt: point.attempt_id ? { id: point.attempt_id, name: point.learner_name ?? '' } : null,
  outcome: point.outcome_id ? { id: point.outcome_id, name: point.outcome ?? '' } : null,
  item: point.item,
  against: point.against,
  dueOn: point.due_on,
  by: { id: point.written_by, name: point.writer_name ?? '' },
  at: point.written_at,
  sharedAt: point.shared_at,
  answer: reply(point.answer, point.answered_by, point.answerer_name, point.answered_at),
  closed: reply(point.closing, point.closed_by, point.closer_name, point.closed_at),
});

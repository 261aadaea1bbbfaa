import { sql } from 'kysely';
import { pairConditions } from '../../attempts/agreement/pair-conditions.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Call } from '../../kernel/call.ts';

interface PairRow {
  id: string;
  attemptId: string;
  outcomeId: string;
  learner_id: string;
  learner_name: string;
  course_id: string;
  course_title: string;
  outcome: string;
  assessor_id: string | null;
  assessor_name: string | null;
  moderator_id: string;
  moderator_name: string | null;
  judged: string;
  blind: string;
  agrees: boolean;
  changed: boolean;
  decidedAt: Date;
  sorted: string;
}

/** The pairs behind figures, newest first. */
export async function listJudgementPairs({ queries, principal, query, now }: Call<'listJudgementPairs'>) {
  const limit = query.limit ?? 50;
  const cursor = readCursor(query.cursor, 'pairs', 'instant');
  const asked = query.differing === undefined ? sql`true` : sql`p.agrees = ${query.differing === 'false'}`;
  const where = sql`${pairConditions(query, principal, now)} and ${asked}`;
  const after = cursor
    ? sql`and (p.decided_at, p.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``;
  const { rows } = await sql<PairRow>`
    with page as (select * from judgement_pair p where ${where} ${after}
      order by p.decided_at desc, p.id desc limit ${limit + 1})
    select page.id, page.attempt_id as "attemptId", page.outcome_id as "outcomeId", a.learner_id, a.learner_name,
      page.course_id, a.course_title, o.code || ' ' || o.title as outcome, page.assessor_id, page.assessor_name,
      page.moderator_id, concat(m.body ->> 'name', ' ', m.body ->> 'surname') as moderator_name, page.judged, page.blind,
      page.agrees, page.changed, page.decided_at as "decidedAt", page.decided_at::text as sorted
    from page
    join attempt a on a.id = page.attempt_id
    join outcome o on o.id = page.outcome_id
    left join document m on m.kind = 'users' and m.id = page.moderator_id
    order by page.decided_at desc, page.id desc`.execute(queries);
  const { page, next } = cutPage(rows, limit, (last) => ({ sort: 'pairs', value: last.sorted, id: last.id }));
  return {
    data: page.map(
      ({ attemptId, outcomeId, outcome, judged, blind, agrees, changed, decidedAt, ...row }) => ({
        attemptId,
        outcomeId,
        outcome,
        judged,
        blind,
        agrees,
        changed,
        decidedAt,
        learner: { id: row.learner_id, name: row.learner_name },
        course: { id: row.course_id, name: row.course_title },
        assessor: { id: row.assessor_id, name: row.assessor_name ?? '' },
        moderator: { id: row.moderator_id, name: row.moderator_name ?? '' },
      }),
    ),
    next,
    ...(query.total === 'true'
      ? { total: await countRows(queries, sql`from judgement_pair p where ${where}`) }
      : {}),
  };
}

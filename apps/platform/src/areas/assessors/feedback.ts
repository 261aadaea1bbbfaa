import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { AssessorFeedback } from '@moderator/contract/types';
import { isBeforeDecision } from '@moderator/moderation';
import { keepFeedback } from '../../attempts/assessor-feedback.ts';
import { latestDecision } from '../../attempts/decision-rows.ts';
import { feedbackSource, isTold, readableFeedback } from '../../attempts/feedback-conditions.ts';
import { openAttempt } from '../../attempts/open-attempt.ts';
import { countRows } from '../../documents/count-rows.ts';
import { cutPage, readCursor } from '../../documents/cursor.ts';
import type { Queries } from '../../database/database.ts';
import type { Call } from '../../kernel/call.ts';
import { refuse } from '../../kernel/refusal.ts';

type Topic = AssessorFeedback['topic'];

interface FeedbackRow {
  id: string;
  topic: Topic;
  text: string;
  attempt_id: string;
  learner_id: string;
  learner_name: string;
  course_id: string;
  course_title: string;
  outcome_id: string | null;
  outcome_code: string | null;
  assessor_id: string;
  assessor_name: string | null;
  moderator_id: string;
  moderator_name: string | null;
  writtenAt: Date;
  isReleased: boolean;
  acknowledgedAt: Date | null;
  answer: string;
  sorted: string;
}

async function read(queries: Queries, where: RawBuilder<unknown>, limit: number): Promise<FeedbackRow[]> {
  const { rows } = await sql<FeedbackRow>`
    select f.id, f.topic, f.text, f.attempt_id, a.learner_id, a.learner_name, a.course_id, a.course_title, f.outcome_id,
      o.code as outcome_code, f.assessor_id,
      concat(assessor.body ->> 'name', ' ', assessor.body ->> 'surname') as assessor_name, f.moderator_id,
      concat(moderator.body ->> 'name', ' ', moderator.body ->> 'surname') as moderator_name,
      f.written_at as "writtenAt", ${isTold} as "isReleased", f.acknowledged_at as "acknowledgedAt", f.answer,
      f.written_at::text as sorted
    ${feedbackSource}
    left join document assessor on assessor.kind = 'users' and assessor.id = f.assessor_id
    left join document moderator on moderator.kind = 'users' and moderator.id = f.moderator_id
    where ${where} order by f.written_at desc, f.id desc limit ${limit}`.execute(queries);
  return rows;
}

const present = ({ id, topic, text, writtenAt, acknowledgedAt, answer, ...row }: FeedbackRow) => ({
  id,
  topic,
  text,
  writtenAt,
  acknowledgedAt,
  answer,
  isReleased: row.isReleased,
  attempt: {
    id: row.attempt_id,
    learner: { id: row.learner_id, name: row.learner_name },
    course: { id: row.course_id, name: row.course_title },
  },
  outcome: row.outcome_id ? { id: row.outcome_id, name: row.outcome_code ?? '' } : null,
  assessor: { id: row.assessor_id, name: row.assessor_name ?? '' },
  moderator: { id: row.moderator_id, name: row.moderator_name ?? '' },
});

/** Says something to an assessor after the decision. */
export async function writeFeedback(call: Call<'writeFeedback'>) {
  const { queries, principal, body, now } = call;
  const attempt = await openAttempt(call);
  const decision = await latestDecision(queries, attempt.id);
  if (!decision || isBeforeDecision(attempt.state))
    refuse(
      'wrong_state',
      'Words for the assessor go with a signed decision. Sign it first; your text is kept.',
    );
  if (attempt.assessor_id === principal.userId)
    refuse('4008', 'You assessed this work yourself, so the words would be for you. Nothing was sent.');
  const id = await keepFeedback(queries, attempt, body, {
    about: { decisionId: decision.id },
    moderatorId: principal.userId,
    at: now,
  });
  const [row] = await read(queries, sql`f.id = ${id}`, 1);
  return { data: present(row ?? refuse('not_found')) };
}

export async function listFeedback({ queries, principal, query }: Call<'listFeedback'>) {
  const limit = query.limit ?? 50;
  const cursor = readCursor(query.cursor, 'feedback', 'instant');
  const conditions = [readableFeedback(principal)];
  if (query.assessorId) conditions.push(sql`f.assessor_id = any(${query.assessorId}::uuid[])`);
  if (query.attemptId) conditions.push(sql`f.attempt_id = any(${query.attemptId}::uuid[])`);
  if (query.acknowledged)
    conditions.push(sql`(f.acknowledged_at is not null) = ${query.acknowledged === 'true'}`);
  const where = sql.join(conditions, sql` and `);
  const after = cursor
    ? sql`and (f.written_at, f.id) < (${cursor.value}::timestamptz, ${cursor.id}::uuid)`
    : sql``;
  const rows = await read(queries, sql`${where} ${after}`, limit + 1);
  const { page, next } = cutPage(rows, limit, (last) => ({
    sort: 'feedback',
    value: last.sorted,
    id: last.id,
  }));
  return {
    data: page.map(present),
    next,
    ...(query.total === 'true'
      ? { total: await countRows(queries, sql`${feedbackSource} where ${where}`) }
      : {}),
  };
}

/** Acknowledges what was said, once; an answer may still come later, and stays as it was given. */
export async function answerFeedback({ queries, principal, params, body, now }: Call<'answerFeedback'>) {
  const mine = sql`f.id = ${params.id}::uuid and f.assessor_id = ${principal.userId} and ${isTold}`;
  const [before] = await read(queries, mine, 1);
  if (!before) refuse('not_found');
  const { rows } = await sql`update assessor_feedback set acknowledged_at = coalesce(acknowledged_at, ${now}),
      answer = case when answer = '' then ${body.answer.trim()} else answer end
    where id = ${before.id} and (answer = '' or answer = ${body.answer.trim()} or ${body.answer.trim()} = '')
    returning id`.execute(queries);
  if (rows.length === 0)
    refuse('wrong_state', 'You have answered this already, and what you said stays. Nothing was changed.');
  const [after] = await read(queries, mine, 1);
  return { data: present(after ?? refuse('not_found')) };
}

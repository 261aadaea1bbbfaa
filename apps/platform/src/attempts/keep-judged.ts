import { sql } from 'kysely';
import { passes } from '@moderator/moderation';
import type { Result } from '@moderator/contract/types';
import type { Queries } from '../database/database.ts';
import { grouped } from '../kernel/grouped.ts';
import { courseScaleOf, outcomesAlone } from './outcomes.ts';
import { judgedColumns } from './standing-results.ts';

interface JudgedRow {
  attempt_id: string;
  course_id: string;
  outcome_id: string;
  result: Result | null;
}

/** How results of a course are taken. */
export interface Judging {
  /** Whether a result of one of its outcomes passes; null where there is none. */
  passes(outcomeId: string, result: Result | null): boolean | null;
  /** What is kept of an attempt with these results. */
  whole(judgements: Parameters<typeof judgedColumns>[2]): ReturnType<typeof judgedColumns>;
}

export async function judgingOf(queries: Queries, courseId: string): Promise<Judging> {
  const course = await courseScaleOf(queries, courseId);
  const outcomes = await outcomesAlone(queries, courseId, course);
  const scales = new Map(outcomes.map(({ id, scale }) => [id, scale]));
  return {
    passes: (id, result) => (result === null ? null : passes(scales.get(id) ?? course.scale, result)),
    whole: (judgements) => judgedColumns(course, outcomes, judgements),
  };
}

/**
 * Keeps what follows from judgements that were stored many at a time: whether each passes, and the result of each
 * attempt as it was judged. What a person signs is kept as they sign it.
 */
export async function keepJudged(queries: Queries, attemptIds: readonly string[]): Promise<void> {
  const { rows } = await sql<JudgedRow>`
    select a.id as attempt_id, a.course_id, j.outcome_id, j.result from attempt a
    join judgement j on j.attempt_id = a.id where a.id = any(${[...new Set(attemptIds)]}::uuid[])
    order by a.course_id, a.id`.execute(queries);
  const passed: { attempt_id: string; outcome_id: string; passed: boolean | null }[] = [];
  const judged: ({ id: string } & ReturnType<typeof judgedColumns>)[] = [];
  for (const [courseId, ofCourse] of grouped(rows, (row) => row.course_id)) {
    const judging = await judgingOf(queries, courseId);
    for (const { attempt_id, outcome_id, result } of ofCourse)
      passed.push({ attempt_id, outcome_id, passed: judging.passes(outcome_id, result) });
    for (const [id, ofAttempt] of grouped(ofCourse, (row) => row.attempt_id)) {
      const judgements = ofAttempt.map(({ outcome_id, result }) => ({ outcomeId: outcome_id, result }));
      judged.push({ id, ...judging.whole(judgements) });
    }
  }
  await sql`update judgement set passed = kept.passed
    from jsonb_to_recordset(${JSON.stringify(passed)}::jsonb) as kept(attempt_id uuid, outcome_id uuid, passed boolean)
    where judgement.attempt_id = kept.attempt_id and judgement.outcome_id = kept.outcome_id
      and judgement.passed is distinct from kept.passed`.execute(queries);
  await sql`update attempt set judged_result = kept.judged_result, judged_passed = kept.judged_passed,
      judged_distance = kept.judged_distance
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      as kept(id uuid, judged_result text, judged_passed boolean, judged_distance numeric)
    where attempt.id = kept.id and (attempt.judged_result, attempt.judged_passed, attempt.judged_distance)
      is distinct from (kept.judged_result, kept.judged_passed, kept.judged_distance)`.execute(queries);
}

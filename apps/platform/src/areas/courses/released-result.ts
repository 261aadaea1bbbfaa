import { sql } from 'kysely';
import { attemptStates } from '@moderator/contract/options';
import type { MyCourseInFull } from '@moderator/contract/types';
import { passes, platformStatus, standingResult } from '@moderator/moderation';
import { readAttempts } from '../../attempts/attempt-rows.ts';
import { latestDecision } from '../../attempts/decision-rows.ts';
import { courseScaleOf, judgementsOf, outcomesAlone, verdictsOf } from '../../attempts/outcomes.ts';
import type { Queries } from '../../database/database.ts';

/** States in which a signed report has released the result, and nobody looks at it again. */
const released = attemptStates.filter((state) =>
  ['Passed', 'Failed', 'Completed'].includes(platformStatus(state)),
);

/**
 * The latest result of a learner on a course that is released, with what stands of each outcome and what the assessor says
 * of it. What is judged and not released is not read at all.
 */
export async function releasedResult(
  queries: Queries,
  learnerId: string,
  courseId: string,
): Promise<MyCourseInFull['released']> {
  const [attempt] = await readAttempts(
    queries,
    sql`select * from attempt where learner_id = ${learnerId}::uuid and course_id = ${courseId}::uuid
      and state = any(${released}) order by number desc limit 1`,
    sql`a.id`,
  );
  if (!attempt) return null;
  const course = courseScaleOf(queries, courseId);
  const [{ scale }, outcomes, judgements, decision] = await Promise.all([
    course,
    outcomesAlone(queries, courseId, course),
    judgementsOf(queries, attempt.id),
    latestDecision(queries, attempt.id),
  ]);
  const verdicts = decision ? await verdictsOf(queries, attempt.id, decision.moderator.id) : [];
  return {
    attemptId: attempt.id,
    number: attempt.number,
    result: attempt.result,
    passed: attempt.passed,
    scale,
    outcomes: outcomes.map((outcome) => {
      const judged = judgements.find(({ outcome_id: id }) => id === outcome.id);
      const verdict = verdicts.find(({ outcome_id: id }) => id === outcome.id);
      const judgement = judged?.result ?? null;
      const result = standingResult(
        decision?.kind ?? 'upheld',
        { verdict: verdict?.result ?? null, judgement },
        { scale: outcome.scale, tolerance: attempt.policy?.tolerance ?? 0 },
      );
      return {
        outcomeId: outcome.id,
        result,
        passed: result === null ? null : passes(outcome.scale, result),
        scale: outcome.scale,
        isChanged: result !== judgement,
        feedback: judged?.feedback ?? '',
      };
    }),
  };
}

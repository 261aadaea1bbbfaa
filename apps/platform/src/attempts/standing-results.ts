import type { Result } from '@moderator/contract/types';
import { attemptResult, closestToPass, standingResult } from '@moderator/moderation';
import type { OutcomeResult, Yardstick } from '@moderator/moderation';
import type { CourseScale } from './outcomes.ts';

/** Outcomes of a course, as far as their results decide that of an attempt. */
type ScaledOutcomes = readonly (Omit<OutcomeResult, 'result'> & { id: string })[];

interface Judged {
  outcomeId: string;
  result: Result | null;
}

const resultIn = (judged: readonly Judged[], id: string): Result | null =>
  judged.find((each) => each.outcomeId === id)?.result ?? null;

/** What is kept of an attempt as it was judged: its result, and how near it came to the other side of passing. */
export function judgedColumns(
  { scale, resultRule: rule }: CourseScale,
  outcomes: ScaledOutcomes,
  judgements: readonly Judged[],
) {
  const results = outcomes.map((outcome) => ({ ...outcome, result: resultIn(judgements, outcome.id) }));
  const whole = attemptResult({ scale, rule, outcomes: results });
  return {
    judged_result: whole?.result ?? null,
    judged_passed: whole?.passed ?? null,
    judged_distance: whole && closestToPass({ scale, rule, outcomes: results }),
  };
}

/** What is kept of an attempt as it stands by a decision; nothing where it was referred back. */
export function standingColumns(
  { scale, resultRule: rule }: CourseScale,
  outcomes: ScaledOutcomes,
  decision: {
    kind: Parameters<typeof standingResult>[0];
    judgements: readonly Judged[];
    verdicts: readonly Judged[];
  } & Pick<Yardstick, 'tolerance'>,
) {
  const { kind, judgements, verdicts, tolerance } = decision;
  if (kind === 'referred_back') return { result: null, passed: null };
  const results = outcomes.map((outcome) => ({
    ...outcome,
    result: standingResult(
      kind,
      { verdict: resultIn(verdicts, outcome.id), judgement: resultIn(judgements, outcome.id) },
      { scale: outcome.scale, tolerance },
    ),
  }));
  const whole = attemptResult({ scale, rule, outcomes: results });
  return { result: whole?.result ?? null, passed: whole?.passed ?? null };
}

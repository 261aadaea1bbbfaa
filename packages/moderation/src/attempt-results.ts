import type { Result, ResultRule, Scale } from '@moderator/contract/types';
import { distanceToPass, highestOf, passes, resultAt, valueOf } from './scales.ts';

/** One outcome with what was found of it. */
export interface OutcomeResult {
  scale: Scale;
  /** How much it counts beside the others, where they are summed. */
  weight: number;
  /** Null while it is not judged. */
  result: Result | null;
}

/** The result of an attempt, in the words of the scale of its course. */
export interface AttemptResult {
  result: Result;
  /**
   * Whether it passes. Told beside the result: marks that would pass do not where an outcome on its own has to be
   * passed and was not.
   */
  passed: boolean;
}

/** What decides the result of an attempt. */
export interface Results {
  /** The scale of the course, in which the result is said. */
  scale: Scale;
  rule: ResultRule;
  outcomes: readonly OutcomeResult[];
}

interface Known extends OutcomeResult {
  result: Result;
}

/** Where a course with two results says nothing of the whole from which it passes: half of it. */
const usualPassFrom = 50;

/**
 * The result of an attempt from those of its outcomes, by the rule of the course:
 * - `all_pass` (conjunctive): passes when every outcome does. Two results and levels: the lowest of the outcomes;
 *   marks: their weighted mean.
 * - `weighted_sum` (compensatory, with limits): the weighted mean, each outcome as a share of its scale. It passes
 *   from the pass mark or level of the course, unless an outcome stays under the least share or more outcomes fail
 *   than may be made up for.
 * - `best_of`: the mean of the best outcomes alone, as many as the rule counts.
 *
 * Sources: conjunctive and compensatory rules and their mixture in Haladyna and Hess (2000), Educational
 * Assessment 6:129–153, and Hambleton and Pitoniak (2006), Educational Measurement, 4th ed., 433–470.
 *
 * @returns null while an outcome is not judged, and for a course without outcomes
 * @example
 * attemptResult({ scale: twoResults, rule: { kind: 'all_pass' }, outcomes: [
 *   { scale: twoResults, weight: 1, result: 'C' }, { scale: twoResults, weight: 1, result: 'NYC' }] })
 * // { result: 'NYC', passed: false }
 */
export function attemptResult({ scale, rule, outcomes }: Results): AttemptResult | null {
  const known = outcomes.filter((each): each is Known => each.result !== null);
  if (known.length === 0 || known.length < outcomes.length) return null;
  switch (rule.kind) {
    case 'all_pass':
      return allPass(scale, known);
    case 'weighted_sum':
      return weightedSum(scale, rule, known);
    case 'best_of':
      return bestOf(scale, rule.count, known);
  }
}

/** What was found as a share of what could be reached, 0 to 1. */
const shareOf = ({ scale, result }: Known): number => valueOf(scale, result) / highestOf(scale);

function meanShare(outcomes: readonly Known[]): number {
  const whole = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  // Outcomes that all weigh nothing count alike.
  if (whole === 0) return outcomes.reduce((sum, each) => sum + shareOf(each), 0) / outcomes.length;
  return outcomes.reduce((sum, each) => sum + shareOf(each) * each.weight, 0) / whole;
}

const passesIn = ({ scale, result }: Known): boolean => passes(scale, result);

/** C or NYC does not follow from a share, so it is said of whether it passes. */
function said(scale: Scale, share: number, passed: boolean): AttemptResult {
  if (scale.kind === 'two_results') return { result: passed ? 'C' : 'NYC', passed };
  return { result: resultAt(scale, share * highestOf(scale)), passed };
}

function allPass(scale: Scale, outcomes: readonly Known[]): AttemptResult {
  const passed = outcomes.every(passesIn);
  const share = scale.kind === 'marks' ? meanShare(outcomes) : Math.min(...outcomes.map(shareOf));
  return said(scale, share, passed);
}

function weightedSum(
  scale: Scale,
  rule: Extract<ResultRule, { kind: 'weighted_sum' }>,
  outcomes: readonly Known[],
): AttemptResult {
  const share = meanShare(outcomes);
  const failing = outcomes.filter((each) => !passesIn(each)).length;
  const isWithinLimits =
    outcomes.every((each) => shareOf(each) * 100 >= (rule.leastShare ?? 0) - 1e-6) &&
    failing <= (rule.mostCompensated ?? Infinity);
  return said(scale, share, isWithinLimits && reaches(scale, share, rule.passFrom ?? usualPassFrom));
}

function bestOf(scale: Scale, count: number, outcomes: readonly Known[]): AttemptResult {
  const best = outcomes.toSorted((one, other) => shareOf(other) - shareOf(one)).slice(0, count);
  const share = best.reduce((sum, each) => sum + shareOf(each), 0) / best.length;
  const passed = scale.kind === 'two_results' ? best.every(passesIn) : reaches(scale, share, usualPassFrom);
  return said(scale, share, passed);
}

/** Whether a share of the whole passes: by the result that it is said as, so that 49.5 shown as 50 passes with it. */
const reaches = (scale: Scale, share: number, passFrom: number): boolean =>
  scale.kind === 'two_results'
    ? share * 100 >= passFrom - 1e-6
    : passes(scale, resultAt(scale, share * highestOf(scale)));

/**
 * How near an attempt came to the other side of passing: the least distance of any of its outcomes, or of its own
 * result, from the lowest result that passes, in levels or marks; null where all have two results alone.
 *
 * @example closestToPass({ scale, rule, outcomes }) === 2 // one outcome has 48 marks, 50 pass
 */
export function closestToPass({ scale, rule, outcomes }: Results): number | null {
  const whole = attemptResult({ scale, rule, outcomes });
  const distances = [
    ...outcomes.map((each) => each.result && distanceToPass(each.scale, each.result)),
    whole && distanceToPass(scale, whole.result),
  ].filter((each) => typeof each === 'number');
  return distances.length === 0 ? null : Math.min(...distances);
}

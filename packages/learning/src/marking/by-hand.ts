import { toHundredths } from './decimals.ts';
import { marksFor } from './mark.ts';
import type { QuestionOf } from './questions.ts';

/** What an assessor says of an answer: a level of each criterion, what was seen, or marks where there is no rubric. */
export interface HandMark {
  /** By criterion, the place of its level. */
  levels?: readonly number[] | undefined;
  seen?: readonly Seen[] | undefined;
  marks?: number | undefined;
}
const seenWords = ['met', 'not_met', 'not_observed'] as const;
export type Seen = (typeof seenWords)[number];

/**
 * Marks by what an assessor says: the sum of the levels of an essay's rubric, never above the marks of the question; of
 * an observation met / (met + not met).
 * @returns marks undefined as long as something is missing, a sentence where it is no way to mark this question
 * @example marksByHand(essay, { levels: [1, 0] }) // { marks: 2 }
 */
export function marksByHand(
  question: QuestionOf<'essay'> | QuestionOf<'observation'>,
  given: HandMark,
): { marks: number | undefined } | { mistake: string } {
  return question.type === 'essay' ? ofEssay(question, given) : ofObservation(question, given);
}

function ofEssay(
  { marks: most, answer: { rubric } }: QuestionOf<'essay'>,
  { levels, marks, seen }: HandMark,
): ReturnType<typeof marksByHand> {
  if (seen) return { mistake: 'This is a text, of which nothing is to be seen.' };
  if (rubric.length === 0) {
    if (marks === undefined) return { marks: undefined };
    return marks <= most ? { marks: toHundredths(marks) } : { mistake: `There are ${most} marks at most.` };
  }
  if (marks !== undefined)
    return { mistake: 'It is marked by its rubric: choose a level of each criterion.' };
  if (!levels || levels.length < rubric.length) return { marks: undefined };
  const chosen = rubric.map((criterion, place) => criterion.levels[levels[place] ?? -1]);
  if (levels.length > rubric.length || chosen.includes(undefined))
    return { mistake: 'There is no such level of a criterion.' };
  const sum = chosen.reduce((total, level) => total + (level?.marks ?? 0), 0);
  return { marks: Math.min(most, toHundredths(sum)) };
}

function ofObservation(
  { marks: most, options }: QuestionOf<'observation'>,
  { levels, marks, seen = [] }: HandMark,
): ReturnType<typeof marksByHand> {
  if (levels || marks !== undefined)
    return { mistake: 'It is marked by what was seen: met, not met or not observed.' };
  if (seen.length > options.items.length) return { mistake: 'There is less to be seen.' };
  const met = seen.filter((each) => each === 'met').length;
  const notMet = seen.filter((each) => each === 'not_met').length;
  if (met + notMet < options.items.length) return { marks: undefined };
  return { marks: marksFor(most, met / (met + notMet)) };
}

/** Per cent of the marks by which two markers may differ before a third one is asked. */
const mostDifference = 10;

/**
 * Whose marks count, of people who mark the same work without knowing of each other's: the one alone; of two the mean,
 * where their sums differ by no more than 10 per cent of what there is; else those of a third, who has seen both.
 * @param sums of the marks that each gave, in the order in which they did
 * @param most marks that there are
 * @returns places of the markers whose mean counts; undefined as long as somebody else has to mark
 * @example settledBy([4, 5], 10, 2) // [0, 1]
 */
export function settledBy(sums: readonly number[], most: number, markers: 1 | 2): number[] | undefined {
  const [first, second, third] = sums;
  if (first === undefined) return undefined;
  if (markers === 1) return [0];
  if (second === undefined) return undefined;
  // What floating point makes of hundredths is no difference.
  if (Math.abs(first - second) * 100 <= mostDifference * most + 1e-9) return [0, 1];
  return third === undefined ? undefined : [2];
}

/** The mean of marks, to two decimals. */
export const meanOf = (marks: readonly number[]): number =>
  toHundredths(marks.reduce((sum, each) => sum + each, 0) / marks.length);

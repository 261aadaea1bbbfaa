import type { Result, Scale } from '@moderator/contract/types';
import { refusal } from './refusal.ts';
import type { Refusal } from './refusal.ts';

/** The scale of courses that name none: competent, and not yet competent. */
export const twoResults: Scale = { kind: 'two_results' };

/** A part of a step that is none: tenths and hundredths are not exact in binary. */
const tiny = 1e-6;

const markPattern = /^\d{1,5}(\.\d{1,2})?$/;

/**
 * A result as a number, so that results of one scale can be compared: NYC 0 and C 1, the place of a level from 0,
 * marks as they are.
 *
 * @returns NaN for what is no result of this scale
 * @example valueOf({ kind: 'levels', levels: ['Fail', 'Pass', 'Merit'], passFrom: 'Pass' }, 'Merit') === 2
 */
export function valueOf(scale: Scale, result: Result): number {
  if (scale.kind === 'two_results') return result === 'C' ? 1 : result === 'NYC' ? 0 : NaN;
  if (scale.kind === 'marks') return markOf(scale, result);
  const place = scale.levels.indexOf(result);
  return place < 0 ? NaN : place;
}

function markOf({ maximum, step }: Extract<Scale, { kind: 'marks' }>, result: Result): number {
  const mark = markPattern.test(result) ? Number(result) : NaN;
  const isGiven = mark <= maximum && Math.abs(mark / step - Math.round(mark / step)) < tiny;
  return isGiven ? mark : NaN;
}

/**
 * The highest value of a scale; the lowest is 0.
 * @example highestOf({ kind: 'marks', maximum: 60, step: 1, passMark: 30, grades: [] }) === 60
 */
export const highestOf = (scale: Scale): number =>
  scale.kind === 'marks' ? scale.maximum : scale.kind === 'levels' ? scale.levels.length - 1 : 1;

/**
 * The lowest value that passes.
 * @example passFromOf({ kind: 'two_results' }) === 1
 */
export const passFromOf = (scale: Scale): number =>
  scale.kind === 'marks'
    ? scale.passMark
    : scale.kind === 'levels'
      ? scale.levels.indexOf(scale.passFrom)
      : 1;

/** Whether it is a result of this scale, written as it is stored: marks without needless noughts. */
export const isResultOf = (scale: Scale, result: Result): boolean => {
  const value = valueOf(scale, result);
  return !Number.isNaN(value) && resultAt(scale, value) === result;
};

/**
 * Whether a result passes.
 * @example passes({ kind: 'two_results' }, 'NYC') === false
 */
export const passes = (scale: Scale, result: Result): boolean =>
  valueOf(scale, result) >= passFromOf(scale) - tiny;

/**
 * The result of a scale that is nearest to a value; halves go up, as marks are rounded.
 * @example resultAt({ kind: 'marks', maximum: 100, step: 0.5, passMark: 50, grades: [] }, 67.3) === '67.5'
 */
export function resultAt(scale: Scale, value: number): Result {
  const within = Math.min(highestOf(scale), Math.max(0, value));
  if (scale.kind === 'two_results') return within >= 0.5 ? 'C' : 'NYC';
  if (scale.kind === 'levels') return scale.levels[Math.floor(within + 0.5 + tiny)] ?? scale.levels.at(-1)!;
  const steps = Math.floor(within / scale.step + 0.5 + tiny);
  return String(Math.round(steps * scale.step * 100) / 100);
}

/**
 * The results that can be chosen one by one, the lowest first; marks are typed.
 * @example choicesOf({ kind: 'two_results' }) // ['NYC', 'C']
 */
export const choicesOf = (scale: Scale): Result[] =>
  scale.kind === 'two_results' ? ['NYC', 'C'] : scale.kind === 'levels' ? scale.levels : [];

/**
 * The grade that marks amount to; undefined where the scale names none.
 * @example gradeOf({ kind: 'marks', maximum: 100, step: 1, passMark: 50, grades: [{ name: 'A', from: 80 }] }, '83') === 'A'
 */
export const gradeOf = (scale: Scale, result: Result): string | undefined =>
  scale.kind === 'marks'
    ? scale.grades.find(({ from }) => valueOf(scale, result) >= from - tiny)?.name
    : undefined;

/**
 * Why something is no result of a scale, with what would be one.
 * @returns undefined where it is one
 * @example resultRefusal({ kind: 'two_results' }, 'Pass')?.code === 'not_in_scale'
 */
export function resultRefusal(scale: Scale, result: Result): Refusal | undefined {
  if (isResultOf(scale, result)) return undefined;
  const allowed =
    scale.kind === 'marks'
      ? `marks from 0 to ${scale.maximum} in steps of ${scale.step}`
      : `one of ${choicesOf(scale).toReversed().join(', ')}`;
  return refusal('not_in_scale', `"${result}" is no result here: give ${allowed}. Nothing was recorded.`);
}

/**
 * How far a result is from the lowest that passes, in levels or marks; null where a scale has two results alone,
 * which are never near to each other.
 * @example distanceToPass({ kind: 'marks', maximum: 100, step: 1, passMark: 50, grades: [] }, '48') === 2
 */
export const distanceToPass = (scale: Scale, result: Result): number | null =>
  scale.kind === 'two_results' ? null : Math.abs(valueOf(scale, result) - passFromOf(scale));

import type { Result, Scale } from '@moderator/contract/types';
import { choicesOf, highestOf, isResultOf, resultAt } from '../scales.ts';
import type { ImportMapping } from './tables.ts';

/** What a cell says; the share is in per cent, where it is a mark. */
export type CellResult = { result: Result; share: number | null } | { mistake: string };

/** What stands in cells that say nothing. */
const nothing = new Set(['', '-', 'n/a', 'na', 'ex']);

/** Whether a cell says that there is no result. */
export const isNoResult = (text: string): boolean => nothing.has(text.trim().toLowerCase());

const usualWords: Readonly<Record<string, readonly string[]>> = {
  C: ['c', 'competent', 'pass', 'passed', 'yes', 'complete', 'satisfactory', 'achieved', 'met'],
  NYC: [
    'nyc',
    'not yet competent',
    'not competent',
    'fail',
    'failed',
    'no',
    'incomplete',
    'not satisfactory',
    'unsatisfactory',
    'not achieved',
    'not yet achieved',
    'not met',
  ],
};

/**
 * The result that a cell of a table says, in the words of a scale. Words count before marks; marks are shares of the
 * highest that the source gives.
 *
 * @param highest the highest mark of the source: its `Maximum grade` or `Points possible`, 100 where it says none
 * @example resultOfCell({ kind: 'two_results' }, '62,5', { highest: 100, passFrom: 50, words: {} })
 *   // { result: 'C', share: 62.5 }
 */
export function resultOfCell(
  scale: Scale,
  text: string,
  { highest, passFrom, words }: { highest: number } & Pick<ImportMapping, 'passFrom' | 'words'>,
): CellResult {
  const told = text.trim();
  const word = words[told.toLowerCase()] ?? wordOf(scale, told);
  if (word !== undefined)
    return isResultOf(scale, word)
      ? { result: word, share: null }
      : { mistake: `“${told}” is said to mean “${word}”, which is no result of this course.` };
  const share = shareOf(told, highest);
  if (share === undefined) return { mistake: `“${told}” is no result of this course and no mark.` };
  if (share > 100) return { mistake: `“${told}” is more than the highest mark, ${highest}.` };
  if (scale.kind === 'marks') return { result: resultAt(scale, (share / 100) * highestOf(scale)), share };
  if (scale.kind === 'two_results') return { result: share >= passFrom ? 'C' : 'NYC', share };
  return {
    mistake: `“${told}” is a mark, and this course has levels. Say which level it means: ${choicesOf(scale).toReversed().join(', ')}.`,
  };
}

/** A word of a table of results; the result is null where nobody can tell what it means. */
export interface ResultWord {
  word: string;
  result: Result | null;
}

/**
 * The word that a cell says its result with, and what that means so far; undefined where it says nothing, or a mark.
 * @example wordInCell({ kind: 'two_results' }, 'Mastered', {}) // { word: 'mastered', result: null }
 */
export function wordInCell(
  scale: Scale,
  text: string,
  words: ImportMapping['words'],
): ResultWord | undefined {
  const told = text.trim();
  if (isNoResult(told)) return undefined;
  const result = words[told.toLowerCase()] ?? wordOf(scale, told);
  if (result === undefined && shareOf(told, 100) !== undefined) return undefined;
  return { word: told.toLowerCase(), result: result ?? null };
}

function wordOf(scale: Scale, told: string): Result | undefined {
  const small = told.toLowerCase();
  const own = choicesOf(scale).find((choice) => choice.toLowerCase() === small);
  if (own !== undefined || scale.kind !== 'two_results') return own;
  return Object.keys(usualWords).find((result) => usualWords[result]?.includes(small));
}

/** Marks come with a comma or a point, with “%” or as “31 / 50”. */
function shareOf(told: string, highest: number): number | undefined {
  const found = /^(\d{1,6}(?:[.,]\d{1,4})?)\s*(?:(%)|\/\s*(\d{1,6}(?:[.,]\d{1,4})?))?$/.exec(told);
  if (!found) return undefined;
  const numberOf = (text: string) => Number(text.replace(',', '.'));
  const of = found[2] ? 100 : found[3] ? numberOf(found[3]) : highest;
  return of > 0 ? Math.round((numberOf(found[1]!) / of) * 10_000) / 100 : undefined;
}

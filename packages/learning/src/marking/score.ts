import { toHundredths } from './decimals.ts';

/** What one question of a paper was worth, and what was got for it. */
export interface MarkedQuestion {
  marks: number;
  /** Undefined as long as an assessor has not marked it. */
  got: number | undefined;
}

/**
 * Per cent of the marks, to two decimals: 100 · Σ marks got / Σ marks of the questions given.
 * @returns null where nothing has marks, or something is not marked yet
 * @example scoreOf([{ marks: 2, got: 1 }, { marks: 1, got: 1 }]) // 66.67
 */
export function scoreOf(questions: readonly MarkedQuestion[]): number | null {
  if (questions.some(({ got }) => got === undefined)) return null;
  const most = sum(questions.map(({ marks }) => marks));
  if (most === 0) return null;
  return Math.min(100, toHundredths((100 * sum(questions.map(({ got = 0 }) => got))) / most));
}

/** Sum of marks, which have two decimals each: in hundredths, so that ten times 0.1 is 1. */
const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + Math.round(value * 100), 0) / 100;

export type ResultRule = 'highest' | 'latest' | 'first' | 'average';

/**
 * Which score of several tries counts.
 * @param scores of the tries that are marked, the first try first
 * @returns null where there is none
 * @example standingScore([40, 70, 60], 'latest') // 60
 */
export function standingScore(scores: readonly number[], rule: ResultRule): number | null {
  if (scores.length === 0) return null;
  if (rule === 'highest') return Math.max(...scores);
  if (rule === 'average') return toHundredths(sum(scores) / scores.length);
  return (rule === 'first' ? scores[0] : scores.at(-1)) ?? null;
}

/**
 * By which of their tries somebody stands where they do: the first by which they passed, or else the first. A later one takes no pass
 * away, so that it comes to the same in whatever order results of tries come to be known, as from devices that were without a network.
 * @param scores of the tries that are marked, the first try first
 * @param passMark what is needed at least, in per cent
 * @returns its place from 0; undefined where there is no try
 * @example standingTry([20, 80, 30], 'latest', 50) // { place: 1, passed: true }, although 30 is the score that counts
 */
export function standingTry(
  scores: readonly number[],
  rule: ResultRule,
  passMark: number,
): { place: number; passed: boolean } | undefined {
  if (scores.length === 0) return undefined;
  const place = scores.findIndex((_, each) => standingScore(scores.slice(0, each + 1), rule)! >= passMark);
  return place === -1 ? { place: 0, passed: false } : { place, passed: true };
}

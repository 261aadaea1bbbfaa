import { formatNumber } from '@/i18n/format.ts';
import { msg, t } from '@lingui/core/macro';
import type { Result, Scale } from '@moderator/contract/types';
import { gradeOf, passes } from '@moderator/moderation';
import { look } from './status-labels.ts';
import type { StatusLook } from './status-labels.ts';

const competent = look(msg`Competent`, 'good', 'tick');
const notYetCompetent = look(msg`Not yet competent`, 'warn', 'cross');
/** The same as people of the field abbreviate it, where there is room for no more. */
const competentCode = look(msg({ message: 'C', comment: 'Abbreviation of “competent”' }), 'good', 'tick');
const notYetCode = look(
  msg({ message: 'NYC', comment: 'Abbreviation of “not yet competent”' }),
  'warn',
  'cross',
);

interface Said {
  result: Result;
  /** Whether it passes, where that is known without the scale or is told beside it. */
  passed?: boolean | null | undefined;
  /** What it is said in; without it the result is said in its own words. */
  scale?: Scale | undefined;
}

/** How a result looks: in the words of its scale, in colour and shape by whether it passes. */
export function resultLook({ result, passed, scale }: Said): StatusLook {
  if (result === 'C' && scale?.kind !== 'levels') return competent;
  if (result === 'NYC' && scale?.kind !== 'levels') return notYetCompetent;
  return { ...lookOf({ result, passed, scale }), word: resultWords({ result, scale }) };
}

/** The same in few letters, for tables and heads. */
export function resultCodeLook({ result, passed, scale }: Said): StatusLook {
  if (result === 'C' && scale?.kind !== 'levels') return competentCode;
  if (result === 'NYC' && scale?.kind !== 'levels') return notYetCode;
  return { ...lookOf({ result, passed, scale }), word: numberWords(result) };
}

/** A result as a person reads it out: "67.5 of 100, B". */
export function resultWords({ result, scale }: Pick<Said, 'result' | 'scale'>): string {
  if (scale?.kind !== 'marks')
    return scale?.kind === 'levels' ? result : (twoWords[result]?.word ?? numberWords(result));
  const [mark, most, grade] = [numberWords(result), formatNumber(scale.maximum), gradeOf(scale, result)];
  return grade ? t`${mark} of ${most}, ${grade}` : t`${mark} of ${most}`;
}

const twoWords: Partial<Record<Result, StatusLook>> = { C: competent, NYC: notYetCompetent };

const lookOf = ({ result, passed, scale }: Said): Pick<StatusLook, 'tone' | 'shape'> => {
  const isPassed = passed ?? (scale ? passes(scale, result) : null);
  if (isPassed === null) return { tone: 'neutral', shape: 'dot' };
  return isPassed ? { tone: 'good', shape: 'tick' } : { tone: 'warn', shape: 'cross' };
};

/** Marks as the language writes numbers; anything else as it is. */
const numberWords = (result: Result): string => (/^\d/.test(result) ? formatNumber(Number(result)) : result);

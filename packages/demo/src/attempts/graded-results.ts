import type { Result, Scale } from '@moderator/contract/types';

/** What a draw of 0 to 52 comes to; about one in nine does not pass. */
export function resultOf(scale: Scale, draw: number): Result {
  const isPassed = draw > 5;
  if (scale.kind === 'two_results') return isPassed ? 'C' : 'NYC';
  if (scale.kind === 'levels')
    return scale.levels[isPassed ? 1 + Math.floor(((draw - 6) / 47) * (scale.levels.length - 1)) : 0]!;
  const spread = scale.maximum - scale.passMark - 8;
  return String(isPassed ? scale.passMark + 1 + ((draw * 7) % spread) : scale.passMark - 3 - draw);
}

/** The result of a moderator who judges otherwise: the other one, the level below or above, marks far off. */
export function otherThan(scale: Scale, result: Result): Result {
  if (scale.kind === 'two_results') return result === 'C' ? 'NYC' : 'C';
  if (scale.kind === 'marks') {
    const mark = Number(result);
    return String(mark >= scale.passMark + 14 ? mark - 12 : mark + 12);
  }
  const place = scale.levels.indexOf(result);
  return scale.levels[place > 0 ? place - 1 : 1]!;
}

/** The result of a moderator who agrees: marks a little off, within the tolerance that the course allows. */
export function agreeingWith(scale: Scale, result: Result, draw: number): Result {
  if (scale.kind !== 'marks') return result;
  const mark = Number(result) + ((draw % 5) - 2);
  return String(Math.min(scale.maximum, Math.max(0, mark)));
}

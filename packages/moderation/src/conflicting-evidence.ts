/** What a piece of evidence says by itself of the outcomes that it supports. */
export type Shown = 'met' | 'not_met';

/** Lines under which captured activity says how it ended, as platforms and SCORM packages name them. */
const labels = new Set([
  'result',
  'outcome',
  'success status',
  'cmi.success_status',
  'cmi.core.lesson_status',
]);

const words: Record<Shown, ReadonlySet<string>> = {
  met: new Set(['met', 'passed', 'pass', 'competent', 'c']),
  not_met: new Set(['not met', 'failed', 'fail', 'not yet competent', 'nyc']),
};

/**
 * What captured activity says of its outcomes: a quiz or a SCORM package passed or failed, an observation met or not
 * met. Null where it says nothing that is known; a score alone says nothing, since its pass mark is not in it.
 *
 * @example shownBy([{ label: 'Score', value: '65 %' }, { label: 'Result', value: 'Failed' }]) === 'not_met'
 */
export function shownBy(activity: readonly { label: string; value: string }[] | null): Shown | null {
  const values = (activity ?? [])
    .filter(({ label }) => labels.has(label.trim().toLowerCase()))
    .map(({ value }) => value.trim().toLowerCase());
  if (values.some((value) => words.not_met.has(value))) return 'not_met';
  return values.some((value) => words.met.has(value)) ? 'met' : null;
}

/**
 * Whether pieces of one portfolio disagree on an outcome: one says it is met, another that it is not.
 *
 * @example contradicts([{ outcomeIds: ['a'], shows: 'met' }, { outcomeIds: ['a', 'b'], shows: 'not_met' }]) === true
 */
export function contradicts(
  evidence: readonly { outcomeIds: readonly string[]; shows: Shown | null }[],
): boolean {
  const of = (shown: Shown) =>
    evidence.filter(({ shows }) => shows === shown).flatMap(({ outcomeIds }) => outcomeIds);
  const met = new Set(of('met'));
  return of('not_met').some((outcomeId) => met.has(outcomeId));
}

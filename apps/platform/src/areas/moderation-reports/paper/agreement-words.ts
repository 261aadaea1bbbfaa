import { fewestPairs } from '@moderator/moderation';
import type { Content } from './report-words.ts';
import { percentOf } from '../../../paper/percent-of.ts';

type Agreement = Content['agreement'][number];
type Estimate = Omit<Agreement['coefficients'][number], 'name'>;

const coefficientWords = {
  kappa: "Cohen's kappa",
  ac1: "Gwet's AC1",
  weighted_kappa: 'Linearly weighted kappa',
  ac2: "Gwet's AC2 (linear weights)",
  icc: 'Intraclass correlation ICC(2,1)',
} as const;

const stricterWords = {
  assessor: 'assessors are stricter',
  moderator: 'moderators are stricter',
  nobody: 'nobody is clearly stricter',
} as const;

const interval = (each: Estimate, digits: number): string =>
  `${each.value.toFixed(digits)} (95 % interval ${each.low.toFixed(digits)} to ${each.high.toFixed(digits)})`;

/** What some figures are of: nothing of two results, which need no word. */
export function measureWords({ measure }: Agreement): string {
  if (measure.kind === 'levels') return `Levels from ${measure.levels[0]} to ${measure.levels.at(-1)}`;
  return measure.kind === 'marks' ? `Marks out of ${measure.maximum}` : '';
}

/** "5 of 7 blind verdicts agree (71.4 %)", and what else can be said where there are enough pairs. */
export function agreementWords(agreement: Agreement): string {
  const { pairs, agreed, raw, coefficients, changed, assessorHigher, moderatorHigher } = agreement;
  const of = measureWords(agreement);
  const counts = `${of === '' ? '' : `${of}: `}${agreed} of ${pairs} blind verdicts agree`;
  const after = changed > 0 ? ` ${changed} changed after the judgement was shown.` : '';
  const higher = ` The assessor gave more in ${assessorHigher}, the moderator in ${moderatorHigher}`;
  if (raw === null)
    return `${counts}.${higher}. With fewer than ${fewestPairs} pairs no coefficient is given.${after}`;
  const figures =
    coefficients.length === 0
      ? ' Everybody gave one and the same result, so no coefficient is defined.'
      : coefficients.map((each) => ` ${coefficientWords[each.name]} ${interval(each, 2)}.`).join('');
  return `${counts} (${percentOf(raw)}).${figures}${differenceWords(agreement)}${higher}${directionWords(agreement)}.${after}`;
}

function differenceWords({ difference }: Agreement): string {
  if (!difference) return '';
  const { mean, limits } = difference;
  return ` Assessors gave ${interval(mean, 1)} marks more; limits of agreement ${limits.low.value.toFixed(1)} to ${limits.high.value.toFixed(1)}.`;
}

const directionWords = ({ stricter, probability }: Agreement): string =>
  stricter === null || probability === null
    ? ''
    : `: ${stricterWords[stricter]} (exact test, p ${probability < 0.001 ? 'under 0.001' : `= ${probability.toFixed(3)}`})`;

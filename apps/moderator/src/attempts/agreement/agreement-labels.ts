import { plural, t } from '@lingui/core/macro';
import type { Agreement } from '@moderator/contract/types';
import { formatDate, formatNumber } from '@/i18n/format.ts';
import { resultCodeLook } from '@/labels/result-looks.ts';

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** Under this many pairs counts stand alone, as the rules have it. */
export const fewestPairs = 30;

/** "82,9 %", with a space in every language as in sentences that name a share, and never broken at it. */
export const percentOf = (share: number): string =>
  `${formatNumber(share * 100, { maximumFractionDigits: 1 })}\u00a0%`;
export const decimalOf = (value: number, count = 2): string => formatNumber(value, digits(count));

/** October 2026 of 2026-10. */
export const monthOf = (month: string, style: 'long' | 'short' = 'long'): string =>
  formatDate(new Date(`${month}-01T00:00:00Z`), { month: style, year: 'numeric', timeZone: 'UTC' });

/** In what results were compared. */
export function measureLabel({ measure }: Pick<Agreement, 'measure'>): string {
  if (measure.kind === 'marks') return t`Marks out of ${formatNumber(measure.maximum)}`;
  if (measure.kind === 'levels')
    return t`Levels from ${measure.levels[0] ?? ''} to ${measure.levels.at(-1) ?? ''}`;
  return t`Competent or not yet`;
}

export function coefficientLabel(name: Agreement['coefficients'][number]['name']): string {
  if (name === 'kappa') return t`Cohen's kappa`;
  if (name === 'ac1') return t`Gwet's AC1`;
  if (name === 'weighted_kappa') return t`Weighted kappa`;
  return name === 'ac2' ? t`Gwet's AC2` : t`Intraclass correlation`;
}

/** What a coefficient is, for whoever asks. */
export function coefficientHint(name: Agreement['coefficients'][number]['name']): string {
  if (name === 'icc')
    return t`How much of the difference between marks is one of the work and not of who marked it: ICC(2,1), absolute agreement.`;
  if (name === 'kappa' || name === 'weighted_kappa')
    return t`Agreement beyond chance; falls where nearly everybody has one result. Levels count the less the further they are apart.`;
  return t`Agreement beyond chance that stays where nearly everybody has one result.`;
}

/** Who gave more, in counts; what they say, where there are enough pairs. */
export function directionLabel({ assessorHigher, moderatorHigher, stricter }: Agreement): string {
  const [assessor, moderator] = [formatNumber(assessorHigher), formatNumber(moderatorHigher)];
  return stricter === null
    ? t`Assessor higher ${assessor}, moderator higher ${moderator}`
    : t`${stricterLabel(stricter)} (assessor higher ${assessor}, moderator higher ${moderator})`;
}

export function stricterLabel(stricter: NonNullable<Agreement['stricter']>): string {
  if (stricter === 'assessor') return t`Assessor stricter`;
  return stricter === 'moderator' ? t`Moderator stricter` : t`Nobody clearly stricter`;
}

/** Without what would read as thousands: one is 1, not 1,000 or 1.000. */
export const probabilityLabel = (probability: number): string =>
  probability < 0.001
    ? t`p below ${decimalOf(0.001, 3)}`
    : t`p = ${formatNumber(probability, { maximumFractionDigits: 3 })}`;

export const pairsLabel = (pairs: number): string => plural(pairs, { one: '# pair', other: '# pairs' });

/** A result in the words of its scale; C and NYC are words of every language. */
export const resultLabel = (result: string): string => resultCodeLook({ result }).word;

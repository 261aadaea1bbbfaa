import { plural, t } from '@lingui/core/macro';
import type { ModerationReport } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';

type Programme = ModerationReport['programme'];

/** What results are said in, how that of a learner follows from the outcomes, and what counts as agreed. */
export function resultsLabel({
  programme,
  drawing,
}: Pick<ModerationReport, 'programme' | 'drawing'>): string {
  const { tolerance } = drawing;
  return [
    scaleLabel(programme.scale),
    programme.outcomeScales.length > 0 ? t`some outcomes have a scale of their own` : '',
    ruleLabel(programme.resultRule),
    tolerance > 0 && programme.scale.kind !== 'two_results'
      ? t`within ${formatNumber(tolerance)} verdict and judgement agree`
      : '',
  ]
    .filter(Boolean)
    .join('; ');
}

function scaleLabel(scale: Programme['scale']): string {
  if (scale.kind === 'two_results') return t`Competent or not yet competent`;
  if (scale.kind === 'levels') return t`Levels ${scale.levels.join(', ')}; ${scale.passFrom} passes`;
  const [most, step, pass] = [scale.maximum, scale.step, scale.passMark].map((each) => formatNumber(each));
  return t`Marks of ${most ?? ''} in steps of ${step ?? ''}, ${pass ?? ''} passes`;
}

function ruleLabel(rule: Programme['resultRule']): string {
  if (rule.kind === 'all_pass') return t`every outcome has to pass`;
  if (rule.kind === 'best_of') return t`the best ${formatNumber(rule.count)} outcomes count`;
  return [
    t`outcomes count by their weight`,
    rule.leastShare ? t`none may stay under ${formatNumber(rule.leastShare)} %` : '',
    typeof rule.mostCompensated === 'number'
      ? plural(rule.mostCompensated, { one: 'at most # may fail', other: 'at most # may fail' })
      : '',
  ]
    .filter(Boolean)
    .join(', ');
}

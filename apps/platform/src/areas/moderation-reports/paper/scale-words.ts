import type { ResultRule, Scale } from '@moderator/contract/types';
import { firstAssessment, gradeOf } from '@moderator/moderation';
import type { Attempt, Content } from './report-words.ts';

/** What results are said in, and how that of a learner follows from the outcomes. */
export function resultsWords({ programme, drawing }: Pick<Content, 'programme' | 'drawing'>): string {
  const own = programme.outcomeScales.length > 0 ? ' (some outcomes have a scale of their own)' : '';
  const { tolerance } = drawing;
  const within =
    tolerance > 0 && programme.scale.kind !== 'two_results'
      ? `; within ${tolerance} ${programme.scale.kind === 'marks' ? 'marks' : tolerance === 1 ? 'level' : 'levels'} verdict and judgement agree`
      : '';
  return `${scaleWords(programme.scale)}${own}; ${ruleWords(programme.resultRule)}${within}`;
}

function scaleWords(scale: Scale): string {
  if (scale.kind === 'two_results') return 'C (competent) or NYC (not yet competent)';
  if (scale.kind === 'levels') return `${scale.levels.join(', ')}; ${scale.passFrom} passes`;
  const grades = scale.grades.map(({ name, from }) => `${name} from ${from}`).join(', ');
  return `marks from 0 to ${scale.maximum} in steps of ${scale.step}, ${scale.passMark} passes${grades ? ` (${grades})` : ''}`;
}

function ruleWords(rule: ResultRule): string {
  if (rule.kind === 'all_pass') return 'every outcome has to pass';
  if (rule.kind === 'best_of') return `the best ${rule.count} outcomes count`;
  return [
    'outcomes count by their weight',
    rule.leastShare ? `none may stay under ${rule.leastShare} %` : '',
    typeof rule.mostCompensated === 'number' ? `at most ${rule.mostCompensated} of them may fail` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a report says of the result of one learner, from the first assessment on. */
export function resultWords({ result, passed, isReleased, ...attempt }: Attempt, scale: Scale): string {
  const { assessed, assessedPassed } = firstAssessment(attempt);
  if (!isReleased) return 'Not released: it comes into a later report of this batch.';
  const [before, after] = [said(assessed, assessedPassed, scale), said(result, passed, scale)];
  return before === after ? `Result as assessed: ${after}.` : `Result changed from ${before} to ${after}.`;
}

/** "67 of 100 (B), passes"; C and NYC say it all. */
export function said(result: string | null, passed: boolean | null, scale: Scale): string {
  if (result === null) return 'none';
  if (scale.kind === 'two_results') return result;
  const grade = gradeOf(scale, result);
  const words =
    scale.kind === 'marks' ? `${result} of ${scale.maximum}${grade ? ` (${grade})` : ''}` : result;
  return `${words}, ${passed ? 'passes' : 'does not pass'}`;
}

import { plural, t } from '@lingui/core/macro';
import { isSameName, isUnexplained } from '@moderator/moderation';
import type { VisitRoom, VisitSignature } from '@moderator/contract/types';
import { isRecord } from '@/storage/guarded-storage.ts';
import type { Checklist } from './use-checklist.ts';

/** What is typed at the end of a visit. */
export interface SignForm {
  outcome: VisitSignature['outcome'] | '';
  findings: string;
  signature: string;
  noSampleReason: string;
}

export const emptySignature: SignForm = { outcome: '', findings: '', signature: '', noSampleReason: '' };

/** What of it was kept on the device; undefined where it does not look like one. */
export const keptSignature = (form: unknown): SignForm | undefined =>
  isRecord(form) && typeof form['findings'] === 'string'
    ? { ...emptySignature, ...(form as Partial<SignForm>) }
    : undefined;

/** What is left to do before a visit can be signed, of what can be seen here; the platform asks for the same. */
export function leftOf(
  { sample, layout, points, signing }: VisitRoom,
  { answers }: Pick<Checklist, 'answers'>,
  { outcome, findings, signature }: SignForm,
  name: string,
): string[] {
  const missing = Math.max(0, sample.least - sample.rows.length);
  const unjudged = sample.rows.filter(({ judgedAt }) => judgedAt === null).length;
  const unanswered = layout.checklist.length - answers.length;
  const isSaid = findings.trim() !== '';
  const unexplained = outcome === 'endorsed' && !isSaid ? answers.filter(isUnexplained).length : 0;
  const differing =
    outcome !== '' && outcome !== 'not_endorsed' && !isSaid ? (signing?.unexplainedDifferences ?? 0) : 0;
  const isConditional = points.some(({ kind, closed }) => kind === 'condition' && !closed);
  return [
    missing > 0 &&
      plural(missing, { one: '# more attempt in your sample', other: '# more attempts in your sample' }),
    unjudged > 0 && plural(unjudged, { one: '# attempt to judge', other: '# attempts to judge' }),
    unanswered > 0 &&
      plural(unanswered, {
        one: '# question of the checklist to answer',
        other: '# questions of the checklist to answer',
      }),
    unexplained > 0 &&
      plural(unexplained, {
        one: 'a word, there or in your findings, on # question that you answered with no',
        other: 'a word, there or in your findings, on # questions that you answered with no',
      }),
    differing > 0 &&
      plural(differing, {
        one: 'a word in your findings on # result of yours that differs from the one that stands',
        other: 'a word in your findings on # results of yours that differ from those that stand',
      }),
    outcome === '' && t`a result of the visit to choose`,
    outcome === 'not_endorsed' && !isSaid && t`your findings as a whole: what stands against an endorsement`,
    outcome === 'endorsed_with_conditions' && !isConditional && t`a condition with its due day`,
    outcome === 'endorsed' &&
      isConditional &&
      t`another result, for there are conditions: endorse with conditions, or do not endorse`,
    outcome === 'endorsed' &&
      points.some(({ against }) => against) &&
      t`another result, for a finding stands against an endorsement`,
    !isSameName(signature, name) && t`your name as it is registered, ${name}, as your signature`,
  ].filter((each) => each !== false);
}

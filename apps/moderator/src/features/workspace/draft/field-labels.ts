import { t } from '@lingui/core/macro';
import type { FeedbackInput, Finding, ReferralAction, Workspace } from '@moderator/contract/types';
import { resultWords } from '@/labels/result-looks.ts';
import { decisionLooks } from '@/labels/status-labels.ts';
import type { DraftJudgement } from './draft-body.ts';
import type { FieldKey } from './merge.ts';
import { vacsRules } from '@moderator/contract/options';
import { vacsLabels } from '@/labels/vacs-labels.ts';
import type { VacsRule } from '@/labels/vacs-labels.ts';
import { shortDate } from '@/ui/relative-time.ts';

const isRule = (id: string): id is VacsRule => vacsRules.some((rule) => rule === id);

/** What a field of a draft is called on the page. */
export function fieldName(key: FieldKey, { outcomes }: Pick<Workspace, 'outcomes'>): string {
  const [name, id = ''] = key.split(':');
  const code = outcomes.find((outcome) => outcome.id === id)?.code ?? '';
  const names: Record<string, string> = {
    comment: t`Comment on ${code}`,
    judgement: t`Judgement of ${code}`,
    action: t`Action for ${code}`,
    finding: isRule(id) ? vacsLabels(id).word : id,
    kind: t`Decision`,
    reason: t`Reason`,
    notes: t`Notes`,
    feedback: t`Words for the assessor`,
  };
  return names[name ?? ''] ?? key;
}

/** What was filled in, as a person would read it out. */
export function fieldValueLabel(key: FieldKey, value: unknown): string {
  if (value === undefined) return t`Nothing`;
  if (key === 'feedback') return (value as FeedbackInput).text;
  if (key === 'kind') return decisionLooks[value as keyof typeof decisionLooks].word;
  if (key.startsWith('judgement:')) {
    const { result, mark, feedback } = value as DraftJudgement;
    const head = [result && resultWords({ result }), mark !== null && mark !== undefined && `${mark} %`];
    return [head.filter(Boolean).join(', '), feedback].filter(Boolean).join('\n');
  }
  if (key.startsWith('action:')) {
    const { action, dueOn, to } = value as ReferralAction;
    const whom = to === 'learner' ? t`The learner` : t`The assessor`;
    const due = dueOn && shortDate(dueOn);
    return `${action || t`No action yet`}\n${[whom, due].filter(Boolean).join(', ')}`;
  }
  if (key.startsWith('finding:')) {
    const { passed, comment, evidenceIds } = value as Finding;
    const unanswered = comment ? t`Not checked` : t`Not answered`;
    const mark = passed === null ? unanswered : passed ? t`Yes` : t`No`;
    const cited = evidenceIds.length > 0 ? t`Evidence cited: ${evidenceIds.length}` : '';
    return [mark, comment, cited].filter(Boolean).join('\n');
  }
  return String(value);
}

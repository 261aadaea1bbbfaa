import { vacsRules } from '@moderator/moderation';
import type { Finding, ReferralAction, Workspace } from '@moderator/contract/types';
import { decisionLooks, resultLooks } from '@/ui/status-words.ts';
import type { DraftJudgement } from './draft-body.ts';
import type { FieldKey } from './merge.ts';

const ruleWord = (rule: string) => vacsRules.find((each) => each.rule === rule)?.word ?? rule;

/** What a field of a draft is called on the page. */
export function fieldName(key: FieldKey, { outcomes }: Pick<Workspace, 'outcomes'>): string {
  const [name, id = ''] = key.split(':');
  const code = outcomes.find((outcome) => outcome.id === id)?.code ?? '';
  const names: Record<string, string> = {
    comment: `Comment on ${code}`,
    judgement: `Judgement of ${code}`,
    action: `Action for ${code}`,
    finding: ruleWord(id),
    kind: 'Decision',
    reason: 'Reason',
    notes: 'Notes',
  };
  return names[name ?? ''] ?? key;
}

/** What was filled in, as a person would read it out. */
export function fieldWords(key: FieldKey, value: unknown): string {
  if (value === undefined) return 'Nothing';
  if (key === 'kind') return decisionLooks[value as keyof typeof decisionLooks].word;
  if (key.startsWith('judgement:')) {
    const { result, mark, feedback } = value as DraftJudgement;
    const head = [result && resultLooks[result].word, mark !== null && mark !== undefined && `${mark} %`];
    return [head.filter(Boolean).join(', '), feedback].filter(Boolean).join('\n');
  }
  if (key.startsWith('action:')) {
    const { action, dueOn, to } = value as ReferralAction;
    return `${action || 'No action yet'}\nTo the ${to}${dueOn ? `, due ${dueOn}` : ''}`;
  }
  if (key.startsWith('finding:')) {
    const { passed, comment, evidenceIds } = value as Finding;
    const mark = passed === null ? 'Not answered' : passed ? 'Tick' : 'Cross';
    const cited = evidenceIds.length > 0 ? `${evidenceIds.length} cited` : '';
    return [mark, comment, cited].filter(Boolean).join('\n');
  }
  return String(value);
}

import { useState } from 'react';
import { t } from '@lingui/core/macro';
import { answerOf } from '@moderator/moderation';
import { vacsRules } from '@moderator/contract/options';
import type { Finding } from '@moderator/contract/types';
import type { VacsRule } from '@/labels/vacs-labels.ts';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { findingOn, withFinding } from '../draft/draft-body.ts';
import { notGiven, useWaiting } from '../outcomes/waiting-verdicts.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { bringToOpenRule, bringToRuleComment, focusedRule } from './rule-focus.ts';

/** Kept or not, or not looked at for a reason that is said. */
export type Answer = 'yes' | 'no' | 'not_checked';

const isRule = (text: string | undefined): text is VacsRule => vacsRules.some((rule) => rule === text);

/** Answers to the rules of evidence, by hand and by keys. */
export function useFindings() {
  const { workspace, person, body, drafts, canWork, evidence } = useWorkspaceContext();
  /** Rules whose reason for not being checked is not typed yet, so that the draft says nothing of them. */
  const [unreasoned, setUnreasoned] = useState<ReadonlySet<VacsRule>>(new Set());
  const answered = (rule: VacsRule) => answerOf(findingOn(body.findings, rule)) !== 'open';
  const change = (rule: VacsRule, part: Partial<Finding>) =>
    drafts.change((draft) => ({
      ...draft,
      findings: withFinding(draft.findings, { ...findingOn(draft.findings, rule), ...part }),
    }));
  const answerGiven = (rule: VacsRule): Answer | undefined => {
    const given = answerOf(findingOn(body.findings, rule));
    if (given === 'met') return 'yes';
    if (given === 'not_met') return 'no';
    return given === 'not_checked' || unreasoned.has(rule) ? 'not_checked' : undefined;
  };
  /** The same answer again takes it back. */
  const answer = (rule: VacsRule, wanted: Answer, byKey = false) => {
    const isTakenBack = answerGiven(rule) === wanted && !byKey;
    const passed = isTakenBack || wanted === 'not_checked' ? null : wanted === 'yes';
    setUnreasoned((before) => {
      const after = new Set(before);
      if (wanted === 'not_checked' && !isTakenBack) after.add(rule);
      else after.delete(rule);
      return after;
    });
    change(rule, isTakenBack && wanted === 'not_checked' ? { passed, comment: '' } : { passed });
    if (isTakenBack) return;
    if (wanted !== 'yes') requestAnimationFrame(() => bringToRuleComment(rule));
    else if (byKey) requestAnimationFrame(bringToOpenRule);
  };
  const answerAllLeft = () => {
    for (const rule of vacsRules)
      if (!answered(rule) && !unreasoned.has(rule)) change(rule, { passed: true });
    requestAnimationFrame(bringToOpenRule);
  };

  const group = t`Rules of evidence`;
  const byKey = (wanted: Answer) => () => {
    const rule = focusedRule();
    if (isRule(rule)) answer(rule, wanted, true);
  };
  const cite = () => {
    const rule = focusedRule();
    if (!isRule(rule) || !evidence) return;
    const { evidenceIds } = findingOn(body.findings, rule);
    if (!evidenceIds.includes(evidence.id)) change(rule, { evidenceIds: [...evidenceIds, evidence.id] });
  };
  /** Only on a rule that is in focus: nobody answers what they do not see. */
  const ruleKey = (keys: string, label: string, run: () => void) => ({
    keys,
    label,
    group,
    run,
    get enabled() {
      // The list of keys names them wherever the focus was.
      return canWork && (focusedRule() !== undefined || document.querySelector('dialog:modal') !== null);
    },
  });
  const waiting = useWaiting(person, workspace.attempt.id);
  const mayAnswerAll = canWork && notGiven(workspace.outcomes, waiting).length === 0;
  useHotkeys([
    { keys: 'v', label: t`Go to the rules of evidence`, group, place: 3, run: bringToOpenRule },
    ruleKey('y', t`Rule in focus: yes`, byKey('yes')),
    ruleKey('x', t`Rule in focus: no`, byKey('no')),
    ruleKey('o', t`Rule in focus: not checked`, byKey('not_checked')),
    ruleKey('e', t`Rule in focus: cite what is open`, cite),
    {
      keys: 'shift+y',
      label: t`Yes to all rules that are left`,
      group,
      run: answerAllLeft,
      enabled: mayAnswerAll,
    },
  ]);
  return { answerGiven, answer, change };
}

import type { DraftBody, Finding } from '@moderator/contract/types';
import { vacsRules } from '@moderator/contract/options';
import { nothingToSign } from '@moderator/moderation';

export type DraftAction = DraftBody['actions'][number];
export type DraftJudgement = DraftBody['judgements'][string];

export const emptyDraft: DraftBody = { ...nothingToSign, evidenceId: null, notes: '' };

export const noJudgement: DraftJudgement = { result: null, mark: null, feedback: '' };

/** The finding on a rule, or an untouched one. */
export const findingOn = (findings: readonly Finding[], rule: Finding['rule']): Finding =>
  findings.find((each) => each.rule === rule) ?? { rule, passed: null, comment: '', evidenceIds: [] };

/** The same findings with one of them changed; in the order in which people say the rules. */
export function withFinding(findings: readonly Finding[], changed: Finding): Finding[] {
  const others = findings.filter((each) => each.rule !== changed.rule);
  return vacsRules.flatMap((rule) => [...others, changed].filter((each) => each.rule === rule));
}

export const isTouched = (finding: Finding): boolean =>
  finding.passed !== null || finding.comment !== '' || finding.evidenceIds.length > 0;

/** The draft as the platform takes it: what is not filled in yet is left out instead of empty. */
export const sendable = (body: DraftBody): DraftBody => ({
  ...body,
  findings: body.findings.filter(isTouched),
  actions: body.actions.map(({ outcomeId, action, dueOn, to }) => ({
    outcomeId,
    ...(action?.trim() && { action }),
    ...(dueOn && { dueOn }),
    ...(to && { to }),
  })),
});

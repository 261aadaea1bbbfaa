import { useState } from 'react';
import { t } from '@lingui/core/macro';
import type { DecisionInput, ReferralAction, WorkspaceOutcome } from '@moderator/contract/types';
import { dayInAccount } from '@/ui/relative-time.ts';
import { bringToOpenRule } from '../findings/rule-focus.ts';
import { bringToComment, bringToOutcome } from '../outcomes/focus.ts';
import { notGiven, useWaiting } from '../outcomes/waiting-verdicts.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { changedInSilence, decisionOf, proposalOf, whyNot, withoutVerdict } from './readiness.ts';
import type { DecisionKind } from './readiness.ts';
import { actionName, dueName } from './referral-focus.ts';

/** Why a decision cannot be signed now, and the way to where that is changed. */
export interface Obstacle {
  label: string;
  go?: () => void;
}

export interface DecisionState {
  /** Outcomes without a verdict; the decision follows from all of them. */
  missing: WorkspaceOutcome[];
  proposed: DecisionKind | null;
  kind: DecisionKind | null;
  choose: (kind: DecisionKind) => void;
  /** What would be signed; null while there is no kind. */
  decision: DecisionInput | null;
  obstacle: Obstacle | undefined;
}

export const decisionFieldsId = 'decision-fields';
export const reasonName = 'decision-reason';
const firstField = `#${decisionFieldsId} :is(input, textarea)`;

export const bringToReason = (): void => bringTo(`textarea[name=${reasonName}]`);

/** What goes with what is decided, into view; with what has to be filled in in focus, where hands come from the pointer or a key of its own. */
export function bringToFields(withFocus: boolean): void {
  if (withFocus) bringTo(firstField);
  else document.getElementById(decisionFieldsId)?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
}

const bringTo = (selector: string) => {
  const field = document.querySelector<HTMLElement>(selector);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
};

/** What is about to be decided, and what still stands against it. */
export function useDecision(): DecisionState {
  const { workspace, person, body, save, drafts, canWork, focusOutcome } = useWorkspaceContext();
  const { outcomes, attempt } = workspace;
  const [today] = useState(() => new Date());
  const missing = withoutVerdict(outcomes);
  const left = notGiven(outcomes, useWaiting(person, attempt.id));
  const proposed = proposalOf(workspace);
  const kind = missing.length > 0 ? null : (body.kind ?? proposed);
  const decision = kind ? decisionOf(kind, body) : null;

  const open = (outcome: WorkspaceOutcome | undefined, then: () => void = () => undefined) => {
    if (!outcome) return;
    bringToOutcome(outcome.id, focusOutcome);
    then();
  };
  /** Into a field of the topmost action that needs it; to the outcomes to choose from where there is no action. */
  const bringToAction = (isMeant: (action: ReferralAction) => boolean, nameOf: typeof actionName) => {
    const meant = decision?.actions?.filter(isMeant).map(({ outcomeId }) => outcomeId);
    const first = outcomes.find(({ id }) => meant?.includes(id));
    bringTo(first ? `[name=${nameOf(first.id)}]` : firstField);
  };
  const places: Record<string, () => void> = {
    reason_needed: bringToReason,
    outcome_comment_needed: () => open(changedInSilence(workspace, body.comments)[0], bringToComment),
    rule_open: bringToOpenRule,
    comment_needed: bringToOpenRule,
    finding_twice: bringToOpenRule,
    action_needed: () => bringToAction(({ action }) => action === '', actionName),
    due_date_needed: () => bringToAction(({ dueOn }) => dueOn === '', dueName),
    due_in_the_past: () => bringToAction(({ dueOn }) => dueOn < dayInAccount(today), dueName),
  };

  const obstacle = ((): Obstacle | undefined => {
    if (outcomes.length === 0)
      return { label: t`This course has no outcomes, so there is nothing to decide.` };
    if (attempt.claim && !attempt.claim.mine)
      return { label: t`${attempt.claim.moderator.name} is working on this; only they can sign it now.` };
    if (left.length > 0)
      return {
        label: t`No verdict yet: ${left.map(({ code }) => code).join(', ')}`,
        go: () => open(left[0]),
      };
    if (missing.length > 0)
      return {
        label: t`Every verdict is given; some are kept on this device. You can sign once they are recorded, which happens by itself when the platform can be reached.`,
      };
    if (!canWork)
      return { label: t`Your claim has ended. Claim the attempt again to sign; nothing is lost.` };
    if (save.kind === 'conflict')
      return {
        label: t`Two versions of your draft: choose one first.`,
        go: () => document.getElementById('draft-conflict')?.focus(),
      };
    if (!decision) return { label: t`Choose what you decide.`, go: () => bringTo('input[name=decision]') };
    const refusal = whyNot(decision, workspace, body.comments, today);
    return (
      refusal && {
        label: refusal.label,
        go: places[refusal.code] ?? (() => bringTo(firstField)),
      }
    );
  })();

  return {
    missing,
    proposed,
    kind,
    choose: (chosen) => drafts.change((draft) => ({ ...draft, kind: chosen })),
    decision,
    obstacle,
  };
}

import type { KeyboardEvent } from 'react';
import { t } from '@lingui/core/macro';
import { useHotkeys } from '@/ui/hotkeys/use-hotkeys.ts';
import { withoutJudgement } from '../assess/judgement-readiness.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { bringToComment, bringToOutcome } from './focus.ts';
import { notGiven, useWaiting } from './waiting-verdicts.ts';

/** Keys that go from outcome to outcome; arrow keys do while the focus is on the list itself. */
export function useOutcomeKeys() {
  const { workspace, person, body, outcomeId, focusOutcome, canWork } = useWorkspaceContext();
  const { outcomes } = workspace;
  const go = (place: number) => {
    const outcome = outcomes[place];
    if (outcome) bringToOutcome(outcome.id, focusOutcome);
  };
  const waiting = useWaiting(person, workspace.attempt.id);
  const [left] =
    workspace.mode === 'assess' ? withoutJudgement(workspace, body) : notGiven(outcomes, waiting);
  const at = outcomes.findIndex((outcome) => outcome.id === outcomeId);
  const step = (by: 1 | -1) => go(Math.min(outcomes.length - 1, Math.max(0, at + by)));
  const group = t`Outcomes`;
  useHotkeys([
    { keys: 'j', label: t`Next outcome`, group, place: 1, run: () => step(1) },
    { keys: 'k', label: t`Previous outcome`, group, run: () => step(-1) },
    ...outcomes.slice(0, 9).map((outcome, place) => ({
      keys: String(place + 1),
      label: t`Go to ${outcome.code}`,
      group,
      run: () => go(place),
    })),
    { keys: 'm', label: t`Write the comment`, group, run: bringToComment, enabled: canWork },
    {
      keys: 'u',
      label: t`Next outcome to do`,
      group,
      run: () => left && bringToOutcome(left.id, focusOutcome),
    },
  ]);
  return (event: KeyboardEvent) => {
    const by = { ArrowDown: 1 as const, ArrowUp: -1 as const }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
}

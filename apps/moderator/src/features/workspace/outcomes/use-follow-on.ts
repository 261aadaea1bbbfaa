import { useQueryClient } from '@tanstack/react-query';
import { workspaceQuery } from '../queries.ts';
import { useWorkspaceContext } from '../workspace-context.ts';
import { bringToOutcome } from './focus.ts';
import { bringToOpenRule } from '../findings/rule-focus.ts';
import { notGiven, waitingOf } from './waiting-verdicts.ts';

/** Goes on from an outcome that is done: to the next one to do, and from the last to the rules of evidence. */
export function useFollowOn() {
  const { workspace, person, focusOutcome } = useWorkspaceContext();
  const queryClient = useQueryClient();
  return (outcomeId: string) => {
    // Read when the answer is there: other verdicts may have come since the key was pressed.
    const now = queryClient.getQueryData(workspaceQuery(workspace.attempt.id).queryKey) ?? workspace;
    const at = now.outcomes.findIndex(({ id }) => id === outcomeId);
    const inTurn = [...now.outcomes.slice(at + 1), ...now.outcomes.slice(0, at)];
    const [next] = notGiven(inTurn, waitingOf(person, now.attempt.id));
    if (next) bringToOutcome(next.id, focusOutcome);
    else requestAnimationFrame(bringToOpenRule);
  };
}

import { useWorkspaceContext } from '../workspace-context.ts';
import { useWaitingVerdicts } from './use-waiting-verdicts.ts';
import { useWaiting } from './waiting-verdicts.ts';

/** Records verdicts that wait. Only while there are any: it follows everything that is asked of the platform. */
export function WaitingVerdicts() {
  const { workspace, person } = useWorkspaceContext();
  return useWaiting(person, workspace.attempt.id).size > 0 ? <Recording /> : null;
}

function Recording() {
  useWaitingVerdicts();
  return null;
}

import type { WorkspaceOutcome } from '@moderator/contract/types';
import { useWorkspaceContext } from '../workspace-context.ts';
import { InterimFields } from './InterimFields.tsx';
import { InterimRecord } from './InterimRecord.tsx';

/** An early look at an outcome: where one may be given, and what was found where one was. */
export function InterimSection({ outcome }: { outcome: WorkspaceOutcome }) {
  const { workspace } = useWorkspaceContext();
  const look = workspace.interimLooks.find((each) => each.outcomeId === outcome.id);
  if (look) return <InterimRecord look={look} outcome={outcome} />;
  return workspace.interimOutcomeIds.includes(outcome.id) ? <InterimFields outcome={outcome} /> : null;
}

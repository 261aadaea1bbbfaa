import { createContext, use } from 'react';
import type { DraftBody, EvidenceItem, Workspace } from '@moderator/contract/types';
import type { WorkspaceOrigin } from '@/attempts/workspace-link.ts';
import type { DraftStore, SaveState } from './draft/draft-store.ts';

/** Everything that the parts of a workspace share. */
export interface WorkspaceContext {
  workspace: Workspace;
  origin: { from: WorkspaceOrigin; batchId?: string };
  /** Whether this person may change anything now: the claim is theirs, and nothing stands against it. */
  canWork: boolean;
  body: DraftBody;
  save: SaveState;
  drafts: DraftStore;
  outcomeId: string | null;
  focusOutcome: (outcomeId: string) => void;
  evidence: EvidenceItem | null;
  openEvidence: (evidenceId: string) => void;
  looked: ReadonlySet<string>;
}

const SharedContext = createContext<WorkspaceContext | null>(null);
export const WorkspaceProvider = SharedContext.Provider;

export function useWorkspaceContext(): WorkspaceContext {
  const shared = use(SharedContext);
  if (!shared) throw new Error('useWorkspaceContext outside a workspace');
  return shared;
}

export const canWorkOn = ({ mode, conflicts, attempt }: Workspace): boolean =>
  mode !== 'read' && conflicts.length === 0 && attempt.claim?.mine === true;

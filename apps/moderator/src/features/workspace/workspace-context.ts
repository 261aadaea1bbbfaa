import { createContext, use } from 'react';
import type { DraftBody, EvidenceItem, Look, Referral, Workspace } from '@moderator/contract/types';
import type { WorkspaceSearch } from '@/attempts/workspace-link.ts';
import type { DraftStore, SaveState } from './draft/draft-store.ts';
import type { WorkspaceSettings } from './settings/workspace-settings.ts';

/** Everything that the parts of a workspace share. */
export interface WorkspaceContext {
  workspace: Workspace;
  /** The person at work. */
  person: string;
  /** What was asked when the work was referred back; null where it was not. */
  referral: Referral | null;
  origin: WorkspaceSearch;
  /** Whether this person may change anything now: the claim is theirs, and nothing stands against it. */
  canWork: boolean;
  /** Whether they may judge: also what nobody holds, for the first verdict claims it. */
  canJudge: boolean;
  body: DraftBody;
  save: SaveState;
  drafts: DraftStore;
  outcomeId: string | null;
  focusOutcome: (outcomeId: string) => void;
  evidence: EvidenceItem | null;
  openEvidence: (evidenceId: string) => void;
  /** Whether evidence is on screen; on a small one it may be the other side. */
  isEvidenceShown: boolean;
  /** What this person has looked at, by the id of the evidence. */
  looks: ReadonlyMap<string, Look>;
  /** Tells that parts of a piece of evidence were shown or played. */
  see: (evidenceId: string, parts: readonly number[], of: number) => void;
  settings: WorkspaceSettings;
  changeSettings: (part: Partial<WorkspaceSettings>) => void;
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

export const canJudgeOn = (workspace: Workspace): boolean =>
  canWorkOn(workspace) ||
  (workspace.mode !== 'read' && workspace.conflicts.length === 0 && workspace.attempt.claim === null);

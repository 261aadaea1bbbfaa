import { createContext, use } from 'react';
import type { DraftBody, EvidenceItem, Workspace } from '@moderator/contract/types';
import type { WorkspaceOrigin } from '@/attempts/workspace-link.ts';
import type { DraftStore, SaveState } from './draft/draft-store.ts';

/** Everything that the parts of a workspace share. */
export interface Scene {
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

const SceneContext = createContext<Scene | null>(null);
export const SceneProvider = SceneContext.Provider;

export function useScene(): Scene {
  const scene = use(SceneContext);
  if (!scene) throw new Error('useScene outside a workspace');
  return scene;
}

export const canWorkOn = ({ mode, conflicts, attempt }: Workspace): boolean =>
  mode !== 'read' && conflicts.length === 0 && attempt.claim?.mine === true;

import { useCallback, useState } from 'react';
import type { Workspace } from '@moderator/contract/types';
import { beginningOf } from './beginning.ts';
import type { DraftStore } from './draft/draft-store.ts';
import { waitingOf } from './outcomes/waiting-verdicts.ts';
import type { WorkspaceSettings } from './settings/workspace-settings.ts';

/** Which outcome is in focus and which evidence is open, and that they follow each other sensibly. */
export function useWorkspaceState(
  person: string,
  workspace: Workspace,
  drafts: DraftStore,
  { opensEvidence }: WorkspaceSettings,
) {
  const { outcomes, evidence: all } = workspace;
  const [beginning] = useState(() =>
    beginningOf(workspace, drafts.snapshot().body.evidenceId, waitingOf(person, workspace.attempt.id)),
  );
  const [outcomeId, setOutcomeId] = useState(beginning.outcomeId);
  const [evidenceId, setEvidenceId] = useState(beginning.evidenceId);
  const evidence = all.find((item) => item.id === evidenceId) ?? null;

  const openEvidence = useCallback((id: string) => setEvidenceId(id), []);
  /** What is open stays where it is linked to the outcome as well. */
  const focusOutcome = (id: string) => {
    setOutcomeId(id);
    const linked = outcomes.find((outcome) => outcome.id === id)?.evidenceIds ?? [];
    const [first] = linked;
    if (opensEvidence && first && (evidenceId === null || !linked.includes(evidenceId))) setEvidenceId(first);
  };
  return { outcomeId, focusOutcome, evidence, openEvidence };
}

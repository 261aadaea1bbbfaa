import { useCallback, useEffect, useState } from 'react';
import type { Workspace } from '@moderator/contract/types';
import type { DraftStore } from './draft/draft-store.ts';
import { useLookedAt } from './evidence/looked-at.ts';

/** Milliseconds that evidence is open before it counts as looked at. */
const lookedAtAfterMs = 1_500;

/** Which outcome is in focus and which evidence is open, and that they follow each other sensibly. */
export function useWorkspaceState(userId: string, workspace: Workspace, drafts: DraftStore) {
  const { outcomes, evidence: all } = workspace;
  const { looked, lookAt } = useLookedAt(userId, workspace.attempt.id);
  const [outcomeId, setOutcomeId] = useState<string | null>(
    () => (outcomes.find((outcome) => !outcome.verdict) ?? outcomes[0])?.id ?? null,
  );
  const [evidenceId, setEvidenceId] = useState<string | null>(() => {
    const last = drafts.snapshot().body.evidenceId;
    const ofOutcome = outcomes.find((outcome) => outcome.id === outcomeId)?.evidenceIds[0];
    return all.find((item) => item.id === last)?.id ?? ofOutcome ?? all[0]?.id ?? null;
  });
  const evidence = all.find((item) => item.id === evidenceId) ?? null;

  useEffect(() => {
    if (!evidenceId) return;
    const timer = setTimeout(() => lookAt(evidenceId), lookedAtAfterMs);
    return () => clearTimeout(timer);
  }, [evidenceId, lookAt]);

  const openEvidence = useCallback((id: string) => setEvidenceId(id), []);
  const focusOutcome = useCallback((id: string) => setOutcomeId(id), []);
  return { outcomeId, focusOutcome, evidence, openEvidence, looked };
}

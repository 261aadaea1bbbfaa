import type { Workspace } from '@moderator/contract/types';

/**
 * Where a visit begins: at the first outcome without a verdict, with the evidence that was open last, or else the first that is
 * linked to this outcome.
 * @param lastEvidenceId as a draft keeps it
 */
export function beginningOf(
  { outcomes, evidence }: Pick<Workspace, 'outcomes' | 'evidence'>,
  lastEvidenceId: string | null | undefined,
) {
  const outcome = outcomes.find(({ verdict }) => !verdict) ?? outcomes[0];
  const last = evidence.find(({ id }) => id === lastEvidenceId);
  return {
    outcomeId: outcome?.id ?? null,
    evidenceId: last?.id ?? outcome?.evidenceIds[0] ?? evidence[0]?.id ?? null,
  };
}

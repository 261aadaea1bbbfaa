import type { Workspace } from '@moderator/contract/types';
import { notGiven } from './outcomes/waiting-verdicts.ts';
import type { Waiting } from './outcomes/waiting-verdicts.ts';

/**
 * Where a visit begins: at the first outcome without a verdict, be it on this device alone, with the evidence that was open last, or else the first that is
 * linked to this outcome.
 * @param lastEvidenceId as a draft keeps it
 * @param waiting verdicts that were given without a network
 */
export function beginningOf(
  { outcomes, evidence }: Pick<Workspace, 'outcomes' | 'evidence'>,
  lastEvidenceId: string | null | undefined,
  waiting: Waiting = new Map(),
) {
  const outcome = notGiven(outcomes, waiting)[0] ?? outcomes[0];
  const last = evidence.find(({ id }) => id === lastEvidenceId);
  return {
    outcomeId: outcome?.id ?? null,
    evidenceId: last?.id ?? outcome?.evidenceIds[0] ?? evidence[0]?.id ?? null,
  };
}

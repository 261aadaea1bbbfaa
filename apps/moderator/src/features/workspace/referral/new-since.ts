import type { Referral, WorkspaceOutcome } from '@moderator/contract/types';

/** Evidence of an outcome that came since its work was referred back. */
export const newSince = (
  { newEvidenceIds }: Pick<Referral, 'newEvidenceIds'>,
  { evidenceIds }: Pick<WorkspaceOutcome, 'evidenceIds'>,
): string[] => evidenceIds.filter((id) => newEvidenceIds.includes(id));

import type { EvidenceItem, Workspace } from '@moderator/contract/types';
import { isFetched, viewerKindOf } from '@/judging/viewers/viewer-kind.ts';
import { beginningOf } from '../beginning.ts';

/** Bytes that are fetched ahead of one attempt: enough to begin with, little enough for a slow line. */
const mostBytes = 20_000_000;

/** The first of these that are shown from memory, within the bytes. */
function chosenOf(items: readonly EvidenceItem[], most: number): EvidenceItem[] {
  const chosen: EvidenceItem[] = [];
  let bytes = 0;
  for (const item of items) {
    if (chosen.length === most) break;
    if (chosen.includes(item) || !isFetched(viewerKindOf(item))) continue;
    if (bytes + (item.size ?? 0) > mostBytes) continue;
    bytes += item.size ?? 0;
    chosen.push(item);
  }
  return chosen;
}

/** What a visit is likely to show first: what it begins with, what else is linked to its outcome, and the first of the rest. */
export function firstEvidence(
  workspace: Pick<Workspace, 'outcomes' | 'evidence' | 'draft'>,
  most: number,
): EvidenceItem[] {
  const { outcomeId, evidenceId } = beginningOf(workspace, workspace.draft?.body.evidenceId);
  const linked = workspace.outcomes.find(({ id }) => id === outcomeId)?.evidenceIds ?? [];
  const rank = ({ id }: EvidenceItem) => (id === evidenceId ? 0 : linked.includes(id) ? 1 : 2);
  return chosenOf(
    workspace.evidence.toSorted((one, other) => rank(one) - rank(other)),
    most,
  );
}

/** What is likely to be opened after a piece of evidence: the one below it, and what the next outcome begins with. */
export function followingEvidence(
  { outcomes, evidence }: Pick<Workspace, 'outcomes' | 'evidence'>,
  outcomeId: string | null,
  evidenceId: string | undefined,
): EvidenceItem[] {
  const below = evidence[evidence.findIndex(({ id }) => id === evidenceId) + 1];
  const nextOutcome = outcomes[outcomes.findIndex(({ id }) => id === outcomeId) + 1];
  const ofNext = evidence.find(({ id }) => id === nextOutcome?.evidenceIds[0]);
  const likely = [below, ofNext].filter((item) => item !== undefined);
  return chosenOf(
    likely.filter(({ id }) => id !== evidenceId),
    likely.length,
  );
}

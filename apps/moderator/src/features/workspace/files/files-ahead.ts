import type { EvidenceItem, Workspace } from '@moderator/contract/types';
import { isFetched, viewerKindOf } from '@/judging/viewers/viewer-kind.ts';
import { beginningOf } from '../beginning.ts';

/** Files of the likeliest attempt that are fetched ahead, and of another. */
const mostFiles = 3;
const mostFilesOfOthers = 1;
/** Bytes that are fetched ahead: enough to begin with, little enough for a slow line. */
const mostBytes = 20_000_000;

type Ahead = Pick<Workspace, 'outcomes' | 'evidence' | 'draft'>;

/** What a visit shows first, as far as it is shown from memory: what it begins with, what else is linked to its outcome, the rest. */
function firstEvidence(workspace: Ahead): EvidenceItem[] {
  const { outcomeId, evidenceId } = beginningOf(workspace, workspace.draft?.body.evidenceId);
  const linked = workspace.outcomes.find(({ id }) => id === outcomeId)?.evidenceIds ?? [];
  const rank = ({ id }: EvidenceItem) => (id === evidenceId ? 0 : linked.includes(id) ? 1 : 2);
  return workspace.evidence
    .filter((item) => isFetched(viewerKindOf(item)))
    .toSorted((one, other) => rank(one) - rank(other));
}

/** What is likely to be opened after a piece of evidence, two at most: the one below it, and what the next outcome begins with. */
export function followingEvidence(
  { outcomes, evidence }: Pick<Workspace, 'outcomes' | 'evidence'>,
  outcomeId: string | null,
  evidenceId: string | undefined,
): EvidenceItem[] {
  const below = evidence[evidence.findIndex(({ id }) => id === evidenceId) + 1];
  const nextOutcome = outcomes[outcomes.findIndex(({ id }) => id === outcomeId) + 1];
  const ofNext = evidence.find(({ id }) => id === nextOutcome?.evidenceIds[0]);
  return [...new Set([below, ofNext])].flatMap((item) =>
    item && item.id !== evidenceId && isFetched(viewerKindOf(item)) ? [item] : [],
  );
}

/**
 * The files to fetch ahead in their order, and which of them are likely to be the very next.
 * @param here what may be opened of this attempt
 * @param next the attempts that may be opened, the likeliest first; undefined where nothing is known of one
 */
export function filesAhead(
  here: readonly EvidenceItem[],
  next: readonly (Ahead | undefined)[],
): { item: EvidenceItem; isLikely: boolean }[] {
  const ofNext = next.map((each, index) =>
    each ? firstEvidence(each).slice(0, index === 0 ? mostFiles : mostFilesOfOthers) : [],
  );
  const likely = [here[0], ...ofNext.map(([first]) => first)];
  let bytes = 0;
  return [here, ...ofNext].flat().flatMap((item) => {
    if (bytes + (item.size ?? 0) > mostBytes) return [];
    bytes += item.size ?? 0;
    return [{ item, isLikely: likely.includes(item) }];
  });
}

import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@moderator/contract/types';
import { useNextWork } from '../next/next-work.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { followingEvidence } from './files-ahead.ts';

/** While somebody looks at a piece of evidence, has ahead what they may open next: of this attempt, and the next attempts. */
export function useFetchedAhead(
  workspace: Workspace,
  outcomeId: string | null,
  evidenceId: string | undefined,
): void {
  const queryClient = useQueryClient();
  const nextOfWork = useNextWork(workspace)?.next?.id;
  const nextOfList = workspace.neighbours?.nextId;
  const { evidence } = workspace;
  // As a text: a verdict makes another workspace, of which the same evidence follows.
  const following = followingEvidence(workspace, outcomeId, evidenceId)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const here = following.split(' ').flatMap((id) => evidence.find((item) => item.id === id) ?? []);
    const attempts = [nextOfWork, nextOfList].filter((id) => typeof id === 'string');
    return fetchAhead(queryClient, here, [...new Set(attempts)]);
  }, [queryClient, evidence, following, nextOfWork, nextOfList]);
}

import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Workspace } from '@moderator/contract/types';
import { useNextWork } from '../next/next-work.ts';
import { fetchFollowing } from './fetch-following.ts';
import { followingEvidence } from './files-ahead.ts';

interface FetchedAheadProps {
  workspace: Workspace;
  outcomeId: string | null;
  evidenceId: string | undefined;
}

/**
 * While somebody looks at a piece of evidence, has ahead what they may open next: of this attempt, and the next attempts. It shows
 * nothing: what comes next is answered behind the page, which is not drawn anew for it.
 */
export function FetchedAhead({ workspace, outcomeId, evidenceId }: FetchedAheadProps): null {
  const queryClient = useQueryClient();
  const nextOfWork = useNextWork(workspace)?.next?.id;
  const nextOfList = workspace.neighbours?.nextId;
  // One by one: a verdict makes another workspace, with the same pieces of evidence.
  const [first, second] = followingEvidence(workspace, outcomeId, evidenceId);
  useEffect(() => {
    const here = [first, second].filter((item) => item !== undefined);
    const attempts = [nextOfWork, nextOfList].filter((id) => typeof id === 'string');
    return fetchFollowing(queryClient, here, [...new Set(attempts)]);
  }, [queryClient, first, second, nextOfWork, nextOfList]);
  return null;
}

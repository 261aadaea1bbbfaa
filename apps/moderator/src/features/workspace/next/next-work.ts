import { useQuery } from '@tanstack/react-query';
import type { AttemptRow, NextWork, Workspace } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';
import { workspaceLink } from '@/attempts/workspace-link.ts';
import { useMe } from '@/shell/Bootstrap.tsx';
import type { WorkspaceContext } from '../workspace-context.ts';

/** What to work on after an attempt, or what is left and for whom. */
export const nextWorkQuery = (attemptId: string, work: 'moderate' | 'assess') => ({
  ...queries.one((api) => api.getNextWork({ id: attemptId, query: { work } })),
  staleTime: 5_000,
  meta: { isBeside: true },
});

/** The work that somebody at an attempt goes on with; undefined while it is not known, or who only reads. */
export function useNextWork({ attempt, mode }: Workspace): NextWork | undefined {
  const { roles } = useMe().user;
  const isAssessing = mode === 'assess' || !roles.includes('moderator');
  const isAtWork = roles.some((role) => role === 'moderator' || role === 'assessor' || role === 'trainer');
  const { data } = useQuery({
    ...nextWorkQuery(attempt.id, isAssessing ? 'assess' : 'moderate'),
    enabled: isAtWork,
  });
  return data;
}

/** Into the next attempt: within the same list, or in the batch that it is of. */
export function linkToNext(next: AttemptRow, { from, batchId }: WorkspaceContext['origin']) {
  if (from === 'batch' && next.batch && next.batch.id !== batchId)
    return workspaceLink(next.id, 'batch', next.batch.id);
  return workspaceLink(next.id, from, batchId);
}

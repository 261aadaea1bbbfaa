import { queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { Workspace, WorkspaceOutcome } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';
import { readDeviceDraft } from '@/attempts/drafts/device-draft.ts';
import { isOpenTo } from '@/shell/access.ts';
import { meQuery, rememberedMe } from '@/shell/account.ts';
import { expectPicture } from '@/ui/expect-picture.ts';

/** Milliseconds for which a draft that was read ahead waits for its visit. */
const keptAheadMs = 30 * 60_000;

export const workspaceQuery = (attemptId: string) =>
  queryOptions({
    ...queries.one((api) => api.getWorkspace({ id: attemptId })),
    staleTime: 5_000,
  });

/**
 * What this device kept of a draft, as far as it was read before the page is shown (use-draft.ts reads it once more). A page lets go
 * of it when it is left; what a loader read for a page that never came is gone after a second.
 */
export const deviceDraftQuery = (userId: string, attemptId: string) =>
  queryOptions({
    queryKey: ['device-draft', userId, attemptId],
    queryFn: async () => (await readDeviceDraft(userId, attemptId).catch(() => undefined)) ?? null,
    staleTime: Infinity,
    gcTime: 1_000,
    networkMode: 'always',
  });

/** What a verifier opens is told to the provider whom they visit, so nothing is opened before they do. */
export const mayOpenAhead = (queryClient: QueryClient): boolean =>
  queryClient.getQueryData(meQuery.queryKey)?.user.roles.includes('verifier') === false;

/** Reads ahead whether this device keeps a draft. Where it does, that is read when it is opened: it may be another by then. */
async function prefetchDeviceDraft(
  queryClient: QueryClient,
  userId: string,
  attemptId: string,
): Promise<void> {
  const query = { ...deviceDraftQuery(userId, attemptId), gcTime: keptAheadMs };
  await queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) !== null)
    queryClient.removeQueries({ queryKey: query.queryKey, type: 'inactive' });
}

/** Milliseconds for which what was fetched ahead is good enough to begin with: a visit asks again. */
const goodAheadMs = 5 * 60_000;

/** Fetches ahead all that a page of an attempt begins with. */
export async function prefetchWorkspace(queryClient: QueryClient, attemptId: string): Promise<void> {
  const userId = personHere(queryClient);
  await Promise.all([
    queryClient.prefetchQuery({ ...workspaceQuery(attemptId), staleTime: goodAheadMs }),
    userId && prefetchDeviceDraft(queryClient, userId, attemptId),
  ]);
}

const personHere = (queryClient: QueryClient): string | undefined =>
  queryClient.getQueryData(meQuery.queryKey)?.user.id;

/**
 * Begins to fetch a workspace. For a visit what this device kept of its draft is read, too, before the page is shown,
 * which would have to show an outline meanwhile.
 */
export async function openWorkspace(
  queryClient: QueryClient,
  attemptId: string,
  cause: 'preload' | 'enter' | 'stay',
): Promise<void> {
  const me = queryClient.getQueryData(meQuery.queryKey) ?? rememberedMe();
  if (me && !isOpenTo('/workspace/', me.licences, me.user)) return;
  if (cause === 'preload' && !mayOpenAhead(queryClient)) return;
  if (cause !== 'preload') expectPicture();
  void queryClient.prefetchQuery(workspaceQuery(attemptId));
  const userId = personHere(queryClient);
  if (userId && cause !== 'preload') await queryClient.prefetchQuery(deviceDraftQuery(userId, attemptId));
}

/** Changes what is shown of a workspace. Where it was to be asked for again, it still is. */
export function changeWorkspace(
  queryClient: QueryClient,
  attemptId: string,
  change: (workspace: Workspace) => Workspace,
): void {
  const { queryKey } = workspaceQuery(attemptId);
  const isOld = queryClient.getQueryState(queryKey)?.isInvalidated;
  queryClient.setQueryData(queryKey, (current) => current && change(current));
  // The library takes what is put there for an answer.
  if (isOld) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}

/** Puts one outcome into the workspace shown. */
export const mergeOutcome = (workspace: Workspace, outcome: WorkspaceOutcome): Workspace => ({
  ...workspace,
  outcomes: workspace.outcomes.map((each) => (each.id === outcome.id ? outcome : each)),
});

import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { EvidenceItem, Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { quietOf } from '@/api/quiet-of.ts';
import { fileQuery } from '@/judging/files/file-query.ts';
import { keepViewersHere } from '@/judging/viewers/keep-viewers.ts';
import { isFetched, viewerKindOf } from '@/judging/viewers/viewer-kind.ts';
import { beginCopies, keepCopy, largestCopy } from '@/storage/copies.ts';
import { createSignal } from '@/ui/signal.ts';

/** How far the attempts of a batch are on this device, for work without a network. */
export interface TakenAlong {
  batchId: string;
  state: 'under way' | 'ended' | 'failed';
  /** Attempts that wait for the person; 0 until they are counted. */
  of: number;
  /** Those that are here with what of their evidence can be kept. */
  attempts: number;
  /** Pieces of evidence that are not: recordings, which stream, and what is too long. */
  left: number;
  /** Why it ended before it was done, where the platform or the line said so. */
  error?: unknown;
  /** Whether the browser keeps nothing more. */
  isFull: boolean;
}

/** One batch after the other, whichever page is open meanwhile. */
export const takenAlong = createSignal<TakenAlong | undefined>(undefined);

let current: AbortController | undefined;

/** Ends it. What is here stays. */
export function stopTaking(): void {
  current?.abort();
  const taken = takenAlong.get();
  if (taken) takenAlong.set({ ...taken, state: 'ended' });
}

/** Whether this browser can keep anything of it: it encrypts for pages that came by https alone. */
export const canTakeAlong = (): boolean => isSecureContext;

class Full extends Error {}

const workspaceOf = (id: string) => queries.one((api) => api.getWorkspace({ id }));

/** The attempts of a sample that wait for a verdict. */
async function waitingIn(batchId: string, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  const rows = api.listBatchAttempts(
    { id: batchId, query: { limit: 100, sampled: 'true', state: ['in_sample', 'moderating'] } },
    { signal },
  );
  for await (const { id } of rows) ids.push(id);
  return ids;
}

/**
 * Fetches each attempt of a batch that waits for the person, with its evidence, and keeps it on this device until the window is closed, a
 * day at most. What somebody waits for on another page comes first. Begun anew it fetches all of it anew: by then others may have worked.
 */
export async function takeAlong(queryClient: QueryClient, batchId: string): Promise<void> {
  current?.abort();
  const { signal } = (current = new AbortController());
  let taken: TakenAlong = { batchId, state: 'under way', of: 0, attempts: 0, left: 0, isFull: false };
  const tell = (change: Partial<TakenAlong>) => {
    if (signal.aborted) return;
    taken = { ...taken, ...change };
    takenAlong.set(taken);
  };
  tell({});
  keepViewersHere();
  try {
    await beginCopies();
    const ids = await waitingIn(batchId, signal);
    tell({ of: ids.length });
    for (const id of ids) {
      const workspace = await workspaceHere(queryClient, id, signal);
      if (workspace.mode !== 'moderate') {
        tell({ of: taken.of - 1 });
        continue;
      }
      for (const item of workspace.evidence)
        if (!(await isHere(queryClient, item, signal))) tell({ left: taken.left + 1 });
      tell({ attempts: taken.attempts + 1 });
    }
    tell({ state: 'ended' });
  } catch (error) {
    if (error instanceof Full) tell({ state: 'ended', isFull: true });
    else tell({ state: 'failed', error });
  }
}

async function workspaceHere(queryClient: QueryClient, id: string, signal: AbortSignal): Promise<Workspace> {
  await quietOf(queryClient);
  signal.throwIfAborted();
  const query = workspaceOf(id);
  const workspace = await queryClient.fetchQuery({ ...query, staleTime: 0 });
  if (!(await keepCopy(hashKey(query.queryKey), workspace))) throw new Full();
  return workspace;
}

/** Keeps what of a piece of evidence is a file that is shown from memory. Activities are in the workspace itself. */
async function isHere(queryClient: QueryClient, item: EvidenceItem, signal: AbortSignal): Promise<boolean> {
  if (!item.fileId) return true;
  if (!isFetched(viewerKindOf(item)) || (item.size ?? 0) > largestCopy) return false;
  await quietOf(queryClient);
  signal.throwIfAborted();
  const file = await api.downloadFile({ id: item.fileId }, { signal });
  if (!(await keepCopy(hashKey(fileQuery(item.fileId).queryKey), file))) throw new Full();
  return true;
}

import { hashKey } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@moderator/client';
import type { EvidenceItem } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { quietOf } from '@/api/quiet-of.ts';
import { fileQuery } from '@/judging/files/file-query.ts';
import { renditionKey, renditionsOf } from '@/judging/viewers/media/use-kept-recording.ts';
import { fetchViewers } from '@/judging/viewers/keep-viewers.ts';
import { isFetched, isRecording, viewerKindOf } from '@/judging/viewers/viewer-kind.ts';
import {
  beginCopies,
  copiesGone,
  fileOf,
  keepCopy,
  largestCopy,
  mostKept,
  readCopy,
} from '@/storage/copies.ts';
import { createSignal } from '@/ui/signal.ts';

/** How far the attempts of a batch are on this device, for work without a network. */
export interface TakenAlong {
  batchId: string;
  state: 'under way' | 'ended' | 'failed';
  /** Attempts that wait for the person; 0 until they are counted. */
  of: number;
  /** Those that are here with what of their evidence can be kept. */
  attempts: number;
  /** Those that were here before it was begun anew. */
  before: number;
  /** The one that came first, and goes first; undefined where none is here. */
  first?: string | undefined;
  /** Pieces of evidence that are not: what is too long, of a kind that is not shown, or was refused. */
  left: number;
  /** Why it ended before it was done, where the platform or the line said so. */
  error?: unknown;
  /** Whether the browser keeps nothing more. */
  isFull: boolean;
}

/** One batch after the other, whichever page is open meanwhile. */
export const takenAlong = createSignal<TakenAlong | undefined>(undefined);
copiesGone.addEventListener('gone', () => {
  current?.controller.abort();
  takenAlong.set(undefined);
});

/** Under which what was taken along is remembered beside it. */
const memory = 'taken along';

/**
 * What of a batch is on this device, after the page was loaded anew as well. Where the attempt that came first is not here any more, since
 * it is a day old or another window dropped it, nothing is said to be.
 */
export async function rememberTaken(): Promise<void> {
  const told = takenAlong.get() ?? ((await readCopy(memory)) as TakenAlong | undefined);
  if (told?.first === undefined) return;
  const isHere = (await readCopy(hashKey(workspaceOf(told.first).queryKey))) !== undefined;
  if (takenAlong.get()?.state !== 'under way') takenAlong.set(isHere ? told : undefined);
}

/** Milliseconds in which a second press of the same button is none that means to stop. */
const doublePressMs = 500;
/** Part of the room for copies that a batch may take: the rest is for what is opened. */
const shareOfRoom = 0.8;

let current: { controller: AbortController; begunAt: number } | undefined;

/** Ends it. What is here stays. */
export function stopTaking(): void {
  const taken = takenAlong.get();
  if (!current || !taken || performance.now() - current.begunAt < doublePressMs) return;
  current.controller.abort();
  takenAlong.set({ ...taken, state: 'ended' });
}

/** Whether this browser can keep anything of it: it encrypts for pages that came by https alone. */
export const canTakeAlong = (): boolean => isSecureContext;

class Full extends Error {}

const workspaceOf = (id: string) => queries.one((api) => api.getWorkspace({ id }));

/** The attempts of a sample that wait for a verdict and that nobody else is at. */
async function waitingIn(batchId: string, signal: AbortSignal): Promise<string[]> {
  const ids: string[] = [];
  const rows = api.listBatchAttempts(
    { id: batchId, query: { limit: 100, sampled: 'true', state: ['in_sample', 'moderating'] } },
    { signal },
  );
  for await (const { id, claim } of rows) if (!claim || claim.mine) ids.push(id);
  return ids;
}

/** What the platform will not give, now or later; undefined. Everything else ends it all, to be begun again. */
async function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof ApiError && [400, 403, 404, 409, 410, 422].includes(error.status)) return undefined;
    throw error;
  }
}

/**
 * Fetches each attempt of a batch that waits for the person, with its evidence, and keeps it on this device until the window is closed, a
 * day at most. What somebody waits for on another page comes first. Begun anew it asks for
 * attempts anew, since by then others may have worked; evidence that is here stays as it is.
 */
export async function takeAlong(queryClient: QueryClient, batchId: string): Promise<void> {
  const last = takenAlong.get();
  if (last?.state === 'under way') return;
  const controller = new AbortController();
  const { signal } = controller;
  current = { controller, begunAt: performance.now() };
  const before = last?.batchId === batchId ? Math.max(last.attempts, last.before) : 0;
  const first = before > 0 ? last?.first : undefined;
  let taken: TakenAlong = {
    batchId,
    state: 'under way',
    of: 0,
    attempts: 0,
    before,
    first,
    left: 0,
    isFull: false,
  };
  let bytes = 0;
  const tell = (change: Partial<TakenAlong>) => {
    if (signal.aborted) return;
    taken = { ...taken, ...change };
    takenAlong.set(taken);
    if (taken.attempts === 0) return;
    const { error: _, ...here } = taken;
    void keepCopy(memory, { ...here, state: 'ended' });
  };
  const quiet = async () => {
    await quietOf(queryClient);
    signal.throwIfAborted();
  };
  const keep = async (queryKey: readonly unknown[], answer: unknown, size: number) => {
    bytes += size;
    if (bytes > mostKept * shareOfRoom || !(await keepCopy(hashKey(queryKey), answer))) throw new Full();
    return true;
  };
  /** Whether it was kept on another day, and is kept on. */
  const keepOn = async (queryKey: readonly unknown[]): Promise<boolean> => {
    const known = await readCopy(hashKey(queryKey));
    const length = fileOf(known)?.size;
    return length !== undefined && keep(queryKey, known, length);
  };
  /** What plays in every browser was made of what was uploaded, which may play in this one or not; the better one first. */
  const keepRendition = async (fileId: string): Promise<boolean> => {
    const queryKey = renditionKey(fileId);
    if (await keepOn(queryKey)) return true;
    await quiet();
    const file = await unlessRefused(api.getFile({ id: fileId }, { signal }));
    for (const id of renditionsOf(file?.sources ?? [], fileId)) {
      const rendition = await unlessRefused(api.getFile({ id }, { signal }));
      if (!rendition || rendition.size > largestCopy) continue;
      const bytes = await unlessRefused(api.downloadFile({ id }, { signal }));
      if (bytes) return keep(queryKey, bytes, bytes.blob.size);
    }
    return false;
  };
  /** Whether a piece of evidence is here as well; activities are in the workspace itself. */
  const isHere = async (item: EvidenceItem) => {
    const { fileId, size } = item;
    if (!fileId) return true;
    const kind = viewerKindOf(item);
    // Of a recording whose length nobody knows all would be fetched to find that it is too long.
    if (!isFetched(kind) && !(isRecording(kind) && size !== null)) return false;
    if (isRecording(kind) && (await keepRendition(fileId))) return true;
    if ((size ?? 0) > largestCopy) return false;
    const { queryKey } = fileQuery(fileId);
    if (await keepOn(queryKey)) return true;
    await quiet();
    const file = await unlessRefused(api.downloadFile({ id: fileId }, { signal }));
    if (!file || file.blob.size > largestCopy) return false;
    return keep(queryKey, file, file.blob.size);
  };
  tell({});
  try {
    await beginCopies();
    const ids = await waitingIn(batchId, signal);
    tell({ of: ids.length });
    for (const id of ids) {
      await quiet();
      const workspace = await unlessRefused(api.getWorkspace({ id }, { signal }));
      if (workspace?.mode !== 'moderate') {
        tell({ of: taken.of - 1 });
        continue;
      }
      await keep(workspaceOf(id).queryKey, workspace, 0);
      for (const item of workspace.evidence) if (!(await isHere(item))) tell({ left: taken.left + 1 });
      tell({ attempts: taken.attempts + 1, first: taken.attempts === 0 ? id : taken.first });
    }
    // What shows a file has to be here as the file is.
    await fetchViewers(queryClient);
    tell({ state: 'ended' });
  } catch (error) {
    if (error instanceof Full) tell({ state: 'ended', isFull: true });
    else tell({ state: 'failed', error });
  }
}

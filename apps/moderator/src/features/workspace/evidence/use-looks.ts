import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Look, Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { local, parsed } from '@/storage/guarded-storage.ts';
import { LooksStore } from './looks-store.ts';

const keyOf = (userId: string, attemptId: string) => `looks:${userId}:${attemptId}`;

function readKept(key: string): Look[] {
  const kept = parsed(local.get(key));
  return Array.isArray(kept) ? (kept as Look[]) : [];
}

/** What this person has looked at of an attempt, for as long as its workspace is shown. */
export function useLooks(userId: string, workspace: Workspace) {
  const attemptId = workspace.attempt.id;
  const isAtWork = workspace.mode !== 'read';
  const [store] = useState(() => {
    const key = keyOf(userId, attemptId);
    const keep = (looks: Look[]) =>
      looks.length > 0 ? void local.set(key, JSON.stringify(looks)) : local.remove(key);
    const send = async (looks: Look[]) => (await api.recordLooks({ id: attemptId, body: { looks } })).looks;
    return new LooksStore({ send, keep }, workspace.looks, readKept(key));
  });
  useEffect(() => store.receive(workspace.looks), [store, workspace.looks]);
  useEffect(() => {
    const flush = () => void store.flush();
    flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      flush();
      store.stop();
    };
  }, [store]);
  const looks = useSyncExternalStore(store.subscribe, store.snapshot);
  // After the decision what stands is what was seen before it.
  const see = useCallback(
    (evidenceId: string, parts: readonly number[], of: number) => {
      if (isAtWork) store.see(evidenceId, parts, of);
    },
    [store, isAtWork],
  );
  return { looks, see, flush: () => store.flush() };
}

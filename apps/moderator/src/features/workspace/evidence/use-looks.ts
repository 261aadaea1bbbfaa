import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Look, Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { keepLooks, readKeptLooks } from '@/attempts/kept-looks.ts';
import { LooksStore } from './looks-store.ts';

/** What this person has looked at of an attempt, for as long as its workspace is shown. */
export function useLooks(userId: string, workspace: Workspace) {
  const attemptId = workspace.attempt.id;
  const isAtWork = workspace.mode !== 'read';
  const [store] = useState(() => {
    const keep = (looks: Look[]) => keepLooks(userId, attemptId, looks);
    const send = async (looks: Look[]) => (await api.recordLooks({ id: attemptId, body: { looks } })).looks;
    return new LooksStore({ send, keep }, workspace.looks, readKeptLooks(userId, attemptId));
  });
  useEffect(() => store.receive(workspace.looks), [store, workspace.looks]);
  useEffect(() => {
    const flush = () => void store.flush();
    // Of a page that is put away on a telephone nothing more may be heard.
    const putAway = () => document.hidden && flush();
    flush();
    addEventListener('pagehide', flush);
    addEventListener('online', flush);
    document.addEventListener('visibilitychange', putAway);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('online', flush);
      document.removeEventListener('visibilitychange', putAway);
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

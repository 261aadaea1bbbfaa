import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Workspace } from '@moderator/contract/types';
import { api } from '@/api/api.ts';
import { keepDeviceDraft, readDeviceDraft } from '@/attempts/drafts/device-draft.ts';
import type { DeviceDraft } from '@/attempts/drafts/device-draft.ts';
import { startFrom } from './start-from.ts';
import type { Start } from './start-from.ts';
import { DraftStore } from './draft-store.ts';

/** Milliseconds after which work goes on although the browser's database has not answered. */
const longestReadMs = 1_000;

/** The draft of one attempt for as long as its workspace is shown. */
export function useDraft(userId: string, workspace: Workspace, device: DeviceDraft | null) {
  const attemptId = workspace.attempt.id;
  const [store] = useState(
    () =>
      new DraftStore(
        {
          send: (body, version) => api.saveDraft({ id: attemptId, body, version }),
          keep: (draft) => keepDeviceDraft(userId, attemptId, draft),
        },
        startFrom(device ?? undefined, workspace.draft),
      ),
  );
  const platform = useRef(workspace.draft);
  useEffect(() => {
    store.start();
    const leaving = new AbortController();
    const options = { signal: leaving.signal };
    const flush = () => void store.flush();
    addEventListener('pagehide', flush, options);
    addEventListener('online', flush, options);
    // Closing a tab on a telephone only hides it.
    document.addEventListener('visibilitychange', () => document.hidden && flush(), options);
    // A visit may begin with what was read ahead of it (prefetchWorkspace).
    const open = (start?: Start) => {
      store.open(start);
      store.receive(platform.current);
    };
    const patience = setTimeout(open, longestReadMs);
    void readDeviceDraft(userId, attemptId)
      .then((kept) => startFrom(kept, platform.current))
      .catch(() => undefined)
      .then((start) => {
        clearTimeout(patience);
        open(start);
      });
    return () => {
      leaving.abort();
      store.leave();
    };
  }, [store, userId, attemptId]);
  useEffect(() => {
    platform.current = workspace.draft;
    store.receive(workspace.draft);
  }, [store, workspace.draft]);
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot);
  return { store, ...snapshot };
}

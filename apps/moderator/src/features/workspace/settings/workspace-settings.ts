import { useCallback, useState } from 'react';
import { isRecord, local, parsed } from '@/storage/guarded-storage.ts';

/** What follows by itself while somebody judges; kept for each person on this device. */
export interface WorkspaceSettings {
  /** Choosing an outcome opens evidence that is linked to it. */
  opensEvidence: boolean;
  /** After C or N that agrees, the next outcome is in focus. */
  followsOn: boolean;
}

const keyOf = (userId: string) => `workspace-settings:${userId}`;

export function readSettings(userId: string): WorkspaceSettings {
  const kept = parsed(local.get(keyOf(userId)));
  const { opensEvidence, followsOn } = isRecord(kept) ? kept : {};
  return { opensEvidence: opensEvidence !== false, followsOn: followsOn !== false };
}

export function keepSettings(userId: string, settings: WorkspaceSettings): void {
  local.set(keyOf(userId), JSON.stringify(settings));
}

/** The settings of whoever is at work, and how they are changed. */
export function useWorkspaceSettings(userId: string) {
  const [settings, setSettings] = useState(() => readSettings(userId));
  const change = useCallback(
    (part: Partial<WorkspaceSettings>) =>
      setSettings((before) => {
        const after = { ...before, ...part };
        keepSettings(userId, after);
        return after;
      }),
    [userId],
  );
  return { settings, change };
}

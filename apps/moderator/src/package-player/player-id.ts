import { local } from '@/storage/guarded-storage.ts';

export interface PlayerId {
  id: string;
  /** Lets another window of this device be the player. */
  release: () => void;
}

/**
 * Who this player is. A device is one player of a registration, so that a window that was closed or has crashed is gone
 * on from without a question; a second window beside an open one is another player.
 */
export async function takePlayerId(registrationId: string): Promise<PlayerId> {
  const key = `package-player:${registrationId}`;
  const release = await hold(key);
  if (!release) return { id: crypto.randomUUID(), release: () => undefined };
  const id = local.get(key) ?? crypto.randomUUID();
  local.set(key, id);
  return { id, release };
}

/** Holds a name among all windows of this device; undefined where another has it. */
const hold = (name: string): Promise<(() => void) | undefined> =>
  new Promise((resolve) => {
    // Pages that did not come by https have no locks; there every window is the device.
    if (!('locks' in navigator)) return resolve(() => undefined);
    navigator.locks
      .request(name, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined);
        return new Promise<void>((release) => resolve(release));
      })
      .catch(() => resolve(() => undefined));
  });

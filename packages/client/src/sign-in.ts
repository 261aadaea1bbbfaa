import type { ClientOptions } from './options.ts';

/** Milliseconds that getting a new token may take. */
const usualRefreshMs = 10_000;

interface Locks {
  request<Value>(name: string, options: { signal: AbortSignal }, work: () => Promise<Value>): Promise<Value>;
}

/**
 * Gets a new token once for all calls that need one at the same time, in all tabs that have the same one.
 * @returns whether there is another token than the one that was used
 */
export function renewer({ token, refresh, refreshDeadline = usualRefreshMs }: ClientOptions) {
  let refreshing: Promise<boolean> | undefined;

  /** What hangs is left to itself, so that nobody waits behind it. */
  const inTime = <Value>(work: Promise<Value>) => {
    let timer: ReturnType<typeof setTimeout>;
    const late = new Promise<never>((_, reject) => (timer = setTimeout(reject, refreshDeadline)));
    return Promise.race([work, late]).finally(() => clearTimeout(timer));
  };

  return async (used: string | undefined): Promise<boolean> => {
    if (!refresh) return false;
    const isThere = async () => ![undefined, used].includes(await token?.());
    // Another call, or in the lock another tab, got a new one while this one was under way.
    const renewed = async () => (await isThere()) || refresh();
    const locked = () => {
      const { locks } = (globalThis as { navigator?: { locks?: Locks } }).navigator ?? {};
      if (!locks) return inTime(renewed());
      const signal = AbortSignal.timeout(refreshDeadline);
      // Named by the end of the token, which tells nobody the rest: only who has the same one waits.
      return locks.request(`moderator ${used?.slice(-9)}`, { signal }, () => inTime(renewed()));
    };
    try {
      if (await inTime(isThere())) return true;
      return await (refreshing ??= locked().finally(() => (refreshing = undefined)));
    } catch {
      // Without a new token the 401 is the answer, and it says more than why there is none.
      return false;
    }
  };
}

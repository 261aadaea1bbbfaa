import type { ClientOptions } from './options.ts';

/**
 * Gets a new token once for all calls that need one at the same time.
 * @returns whether there is another token than the one that was used
 */
export function renewer({ token, refresh }: ClientOptions) {
  let refreshing: Promise<boolean> | undefined;
  return async (used: string | undefined): Promise<boolean> => {
    if (!refresh) return false;
    try {
      const present = await token?.();
      // Another call got a new one while this one was under way.
      if (present !== undefined && present !== used) return true;
      refreshing ??= Promise.resolve()
        .then(refresh)
        .finally(() => (refreshing = undefined));
      return await refreshing;
    } catch {
      // Without a new token the 401 is the answer, and it says more than why there is none.
      return false;
    }
  };
}

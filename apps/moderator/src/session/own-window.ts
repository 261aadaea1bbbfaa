/** Milliseconds: a page that is loaded anew may come before the browser has let go of the one before. */
const longestMs = 500;

/**
 * The name of this window, which it holds a lock on for as long as it is open.
 * @param before the one that lies in its storage. Where another window holds it, this one is a copy, as browsers make when a window
 * is duplicated, and gets a name of its own. Where browsers know no locks, none is a copy.
 */
export async function nameOfWindow(before: string | undefined): Promise<string> {
  if (before !== undefined && (!navigator.locks || (await hold(before)))) return before;
  const own = crypto.randomUUID();
  if (navigator.locks) await hold(own);
  return own;
}

/** Takes the lock until this page is gone. */
const hold = (name: string): Promise<boolean> =>
  new Promise((resolve) => {
    navigator.locks
      .request(`window-${name}`, { signal: AbortSignal.timeout(longestMs) }, () => {
        resolve(true);
        return new Promise(() => {});
      })
      .catch(() => resolve(false));
  });

/** Milliseconds that a browser is waited for until it has nothing better to do. */
const longestMs = 2_000;

/** Runs something once the browser has nothing better to do, or a while later: a slow device may never be idle. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, { timeout: longestMs });
  else setTimeout(run, longestMs);
}

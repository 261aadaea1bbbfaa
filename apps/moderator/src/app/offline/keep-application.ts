/** Milliseconds after the first page: keeping the rest for later must not slow down what is opened now. */
const afterStart = 4_000;

/** Lets the application open without a network from its next load on. */
export function keepApplication(): void {
  // The development server hands out parts one by one, and a kept one would hide a change.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // A browser that refuses, as private windows may, goes on without.
    navigator.serviceWorker.register('/sw.js').catch(() => {});
  }, afterStart);
}

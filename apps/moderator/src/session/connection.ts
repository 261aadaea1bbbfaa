import { ApiError } from '@moderator/client';
import { createSignal } from '@/ui/signal.ts';

/** Milliseconds between two looks whether the network is back. */
const checkIntervalMs = 3_000;

/** Whether our own server can be reached, as far as is known. */
export const isReachable = createSignal(navigator.onLine);

/** Whether the identity service answers that it cannot answer: nothing is wrong with the session then. */
export const isSignInOutOfOrder = createSignal(false);

/** Milliseconds after which a line that answers nothing counts as none. */
const checkTimeoutMs = 5_000;

/** Asks our own server, for browsers say "online" behind a dead line as well. */
export const canReachServer = (): Promise<boolean> =>
  fetch('/favicon.svg', {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(checkTimeoutMs),
  }).then(
    () => true,
    () => false,
  );

let looking: ReturnType<typeof setInterval> | undefined;

/** Browsers say "online" behind a dead line as well; what did not get through knows better. */
export function noteUnreachable(): void {
  isReachable.set(false);
  looking ??= setInterval(() => void look(), checkIntervalMs);
}

async function look(): Promise<void> {
  if (!(await canReachServer())) return;
  clearInterval(looking);
  looking = undefined;
  isReachable.set(true);
}

/** Whether a call failed because nothing got through at all. */
export const isNetworkFailure = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'network';

addEventListener('offline', noteUnreachable);
addEventListener('online', () => void look());

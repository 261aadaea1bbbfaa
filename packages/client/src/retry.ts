import type { ApiError } from './errors.ts';

/** Waiting times and the decision whether to try again, apart from the sending. */

const firstWait = 300;
const longestWait = 8_000;
export const mostAttempts = 4;

const passing = new Set([429, 502, 503, 504]);

/** Whether a failure may be followed by the same request again: the network's, and those of a busy platform. */
export const isPassing = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  code === 'network' || passing.has(status);

/**
 * Milliseconds to wait before attempt `next` (2, 3, …): full jitter over a doubling bound, or what the
 * platform asked for in Retry-After, as seconds or as a date.
 *
 * Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
 */
export function waitBefore(
  next: number,
  retryAfter: string | null,
  now = Date.now(),
  random = Math.random(),
): number {
  const asked = parseRetryAfter(retryAfter, now);
  if (asked !== null) return asked;
  return Math.round(random * Math.min(longestWait, firstWait * 2 ** (next - 2)));
}

function parseRetryAfter(value: string | null, now: number): number | null {
  if (!value) return null;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/** The longest time that a timer takes; a longer one would end at once. */
const longestTimer = 2 ** 31 - 1;

/** Resolves after a time, or rejects at once when the signal aborts. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason as Error);
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(
      () => {
        signal.removeEventListener('abort', stop);
        resolve();
      },
      Math.min(milliseconds, longestTimer),
    );
    signal.addEventListener('abort', stop, { once: true });
  });
}

import type { ApiError } from './errors.ts';

/** Waiting times and the decision whether to try again, apart from the sending. */

const firstWaitMs = 300;
const longestWaitMs = 8_000;
export const mostAttempts = 4;

const passing = [408, 429, 502, 503, 504];

/** Whether a failure may be followed by the same request again: the network's, and those of a busy platform. */
export const isPassing = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  code === 'network' || passing.includes(status);

/**
 * Milliseconds to wait before attempt `next` (2, 3, …): full jitter over a doubling bound, and where the platform
 * asked for a time, that time and up to as much again, so that those who were told the same do not come back together.
 *
 * Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
 */
export function waitBefore(next: number, asked: number | null, random = Math.random()): number {
  const least = Number(asked);
  return Math.round(least + random * Math.min(longestWaitMs, Math.max(least, firstWaitMs * 2 ** (next - 2))));
}

/** Repetitions that a client may make before it has made many calls. */
const fewRepetitions = 10;

/**
 * How many repetitions a client has left: while nothing but failures comes one for five calls, since a platform that is
 * down does not come up under more than it went down with.
 */
export function retryBudget() {
  let calls = 0;
  let repetitions = 0;
  return {
    /** A call begins. */
    begin: () => void calls++,
    /** The platform answered, so it is up. */
    answered() {
      calls = 0;
      repetitions >>= 1;
    },
    /** Whether there is a repetition to be had; it is taken then. */
    take: (): boolean => repetitions < Math.max(fewRepetitions, calls / 5) && ++repetitions > 0,
  };
}

import type { ApiError } from './errors.ts';

/** Waiting times and the decision whether to try again, apart from the sending. */

const firstWaitMs = 300;
const longestWaitMs = 8_000;
export const mostAttempts = 4;

const passing = new Set([408, 429, 502, 503, 504]);

/** Whether a failure may be followed by the same request again: the network's, and those of a busy platform. */
export const isPassing = ({ status, code }: Pick<ApiError, 'status' | 'code'>): boolean =>
  code === 'network' || passing.has(status);

/**
 * Milliseconds to wait before attempt `next` (2, 3, …): what the platform asked for, else full jitter over a
 * doubling bound.
 *
 * Source: "Exponential Backoff And Jitter", AWS Architecture Blog, 2015.
 */
export const waitBefore = (next: number, asked: number | null, random = Math.random()): number =>
  asked ?? Math.round(random * Math.min(longestWaitMs, firstWaitMs * 2 ** (next - 2)));

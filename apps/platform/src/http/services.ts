import type { Context } from '../context.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TokenVerifier } from './tokens.ts';

/** What requests are looked at with before they reach a handler. */
export interface Services {
  context: Context;
  tokens: TokenVerifier;
  rateLimits: RateLimits;
}

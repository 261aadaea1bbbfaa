import type { Context } from '../context.ts';
import type { RequestTransactions } from '../database/request-transactions.ts';
import type { Admission } from './admission.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TokenVerifier } from './tokens.ts';

/** What requests are looked at with before they reach a handler, and what they run in. */
export interface Services {
  context: Context;
  tokens: TokenVerifier;
  sessions: EndedSessions;
  rateLimits: RateLimits;
  admission: Admission;
  transactions: RequestTransactions;
  /** Whether answers are held against their schemas before they leave, as tests do. */
  checksAnswers: boolean;
}

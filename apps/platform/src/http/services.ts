import type { Context } from '../context.ts';
import type { Queries } from '../database/database.ts';
import type { RequestTransactions } from '../database/request-transactions.ts';
import type { Principal } from '../kernel/principal.ts';
import type { Admission } from './admission.ts';
import type { EndedSessions } from './ended-sessions.ts';
import type { KnownCallers } from './known-callers.ts';
import type { PersonOf } from './people-of-tokens.ts';
import type { RateLimits } from './rate-limits.ts';
import type { TokenVerifier } from './tokens.ts';

/** Where it is written down who acts as another, and what is taken out. */
export interface Trail {
  acted(principal: Principal): Promise<void>;
  exported(
    queries: Queries,
    principal: Principal,
    what: { call: string; type: string | undefined },
    isOfRooms: boolean,
  ): Promise<void>;
}

/** What requests are looked at with before they reach a handler, and what they run in. */
export interface Services {
  context: Context;
  tokens: TokenVerifier;
  /** Which person a token is of. */
  personOf: PersonOf;
  sessions: EndedSessions;
  rateLimits: RateLimits;
  trail: Trail;
  admission: Admission;
  callers: KnownCallers;
  transactions: RequestTransactions;
  /** Whether answers are held against their schemas before they leave, as tests do. */
  checksAnswers: boolean;
}

import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { TokenVerifier } from './http/tokens.ts';
import type { Mailer } from './mail/mailer.ts';

/** What the platform stands on, made once at start and handed on explicitly. */
export interface Context {
  config: Config;
  database: Database;
  files: FileStore;
  tokens: TokenVerifier;
  rateLimits: RateLimits;
  mailer: Mailer;
  /** The time, so that tests can move it. */
  now: () => Date;
}

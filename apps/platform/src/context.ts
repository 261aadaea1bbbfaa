import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { TokenVerifier } from './plugins/tokens.ts';

/** What the platform stands on, made once at start and handed on explicitly. */
export interface Context {
  config: Config;
  database: Database;
  files: FileStore;
  tokens: TokenVerifier;
  /** The time, so that tests can move it. */
  now: () => Date;
}

import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import type { FileStore } from './files/file-store.ts';
import type { Scanner } from './files/scanner.ts';
import type { SignIns } from './kernel/sign-ins.ts';
import type { Mailer } from './mail/mailer.ts';
import type { Encoder } from './recordings/encoder.ts';

/** What the platform stands on, made once at start and handed on explicitly. */
export interface Context {
  config: Config;
  database: Database;
  files: FileStore;
  /** What areas say of their documents, by kind; documents/hooks.ts knows what that is. */
  hooks: Readonly<Record<string, unknown>>;
  mailer: Mailer;
  /** What people sign in with, where it is the platform's to keep. */
  signIns: SignIns | undefined;
  /** Looks at files before anybody gets them; absent: nobody does. */
  scanner: Scanner | undefined;
  /** Makes recordings ready for other players; absent: they are played as they were uploaded. */
  encoder: Encoder | undefined;
  /** Where packages are played; undefined where there is no address of their own for them. */
  contentOrigin: () => string | undefined;
  /** The time, so that tests can move it. */
  now: () => Date;
}

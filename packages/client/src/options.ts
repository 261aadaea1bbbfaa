import type { ErrorCode } from '@moderator/contract/errors';
import type { LocalCode } from './errors.ts';

/** What a client needs to know once. */
export interface ClientOptions {
  /** Where the platform is; `/api` on the own origin unless told. */
  baseUrl?: string;
  /** The access token of the person signed in, or undefined. */
  token?: () => string | undefined | Promise<string | undefined>;
  /** Gets a new token after a 401; false when there is none to be had. Called once for many calls, also of other tabs. */
  refresh?: () => Promise<boolean>;
  /** Milliseconds that `refresh` may take, and that another tab's is waited for; 10,000 unless told. */
  refreshDeadline?: number;
  /** More headers for every call, such as for whom it is made. */
  headers?: () => Record<string, string>;
  /** Stands in for the global `fetch`. */
  fetch?: typeof fetch;
  /** Told of every attempt. Must not throw. */
  log?: (entry: LogEntry) => void;
}

/**
 * What may be written down of an attempt: never tokens, bodies, values of the query, or ids of people and
 * things. `path` is that of the route, `/users/{id}`.
 */
export interface LogEntry {
  call: string;
  method: string;
  path: string;
  /** 0 where no answer came. */
  status: number;
  code: ErrorCode | LocalCode | null;
  attempt: number;
  /** Milliseconds, waiting before the attempt aside; of a stream until its head. */
  duration: number;
  requestId: string | null;
}

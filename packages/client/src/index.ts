export { createClient } from './client.ts';
export type { Client } from './client.ts';
export { ApiError, ConflictError, isApiError, isConflict } from './errors.ts';
export type { ErrorCodeOf, LocalCode, Outcome } from './errors.ts';
export { known } from './known.ts';
export { mutator } from './mutator.ts';
export type { ClientOptions, LogEntry } from './options.ts';
export type {
  CallOptions,
  FileAnswer,
  FileStream,
  Page,
  Paged,
  Progress,
  Selected,
  Unknown,
  Versioned,
} from '@moderator/contract/runtime';

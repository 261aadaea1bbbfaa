export { createClient } from './client.ts';
export type { Client, ClientOptions } from './client.ts';
export { ApiError, ConflictError } from './errors.ts';
export type { LocalCode, Outcome } from './errors.ts';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AnyHandler } from './operations.ts';
import type { Operation } from '@moderator/contract';
import type { Services } from './services.ts';

export interface AppOptions {
  services: Services;
  /** What is served, each with who serves it. */
  served: readonly (readonly [Operation, AnyHandler])[];
  /** The look of the account with this URL prefix, or that of the platform. */
  themeOf: (prefix: string | undefined) => Promise<unknown>;
  /** The embedded identity service, when it is the one in use. */
  identity: { handle(request: IncomingMessage, response: ServerResponse): void } | undefined;
  /** The origin that a request came to, with the protocol that people use. */
  originOf: (request: IncomingMessage) => string | undefined;
  /** Folder of the built moderator application; absent in tests that need none. */
  applicationDirectory: string | undefined;
}

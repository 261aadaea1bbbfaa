import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CalendarFeed } from '../inbox/calendar-feed.ts';
import type { Unsubscriptions } from '../inbox/unsubscribing.ts';
import type { Checks } from './checks/register-checks.ts';
import type { AnyHandler } from './operations.ts';
import type { Operation } from '@moderator/contract';
import type { accountsByPrefix } from './hosts.ts';
import type { Origins } from './origins.ts';
import type { Services } from './services.ts';
import type { Patience } from './slow-bodies.ts';
import type { Metrics } from '../watching/metrics.ts';

export interface AppOptions {
  services: Services;
  /** What is served, each with who serves it. */
  served: readonly (readonly [Operation, AnyHandler])[];
  /** The look of the account with this URL prefix, or that of the platform. */
  themeOf: (prefix: string | undefined) => Promise<unknown>;
  /** What the public check of certificates asks. */
  checks: Checks;
  /** What links in mails end. */
  unsubscriptions: Unsubscriptions;
  /** What calendars read by a link. */
  calendarFeed: CalendarFeed;
  /** The embedded identity service, when it is the one in use. */
  identity: { handle(request: IncomingMessage, response: ServerResponse, address: string): void } | undefined;
  /** Resolves when the database answers. */
  ping: () => Promise<void>;
  /** Resolves when the identity service answers; absent where it is the embedded one. */
  pingIdentity: (() => Promise<void>) | undefined;
  /** Whether there is an account that somebody can work in. */
  isSetUp: () => Promise<boolean>;
  origins: Origins;
  /** The account that a prefix is of. */
  accountOf: ReturnType<typeof accountsByPrefix>;
  /** How long is waited for what somebody sends. */
  patience: Patience;
  metrics: Pick<Metrics, 'requests'>;
  /** Folder of the built moderator application; absent in tests that need none. */
  applicationDirectory: string | undefined;
}

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Principal } from '../kernel/principal.ts';
import { hasRole } from '../kernel/principal.ts';
import { refuse } from '../kernel/refusal.ts';
import type { Origins } from './origins.ts';

/** The account whose sub-domain a request came to. */
export interface HostAccount {
  id: string;
  clientId: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where a request came to the sub-domain of an account. */
    hostAccount: HostAccount | undefined;
  }
}

/** Milliseconds after which prefixes are read again: at once for one that is not known, later for one that is. */
const staleAfterMs = 15_000;
const unknownAfterMs = 1_000;

/** Finds the account of a prefix among those that were read a moment ago, so that no request waits for the database. */
export function accountsByPrefix(
  read: () => Promise<ReadonlyMap<string, HostAccount>>,
): (prefix: string) => HostAccount | undefined | Promise<HostAccount | undefined> {
  let known: ReadonlyMap<string, HostAccount> = new Map();
  let readAt = -Infinity;
  let reading: Promise<void> | undefined;
  const readAgain = () =>
    (reading ??= read()
      .then((found) => void (known = found))
      .finally(() => {
        readAt = Date.now();
        reading = undefined;
      }));
  return (prefix) => {
    const [found, age] = [known.get(prefix), Date.now() - readAt];
    // Without the database what was known goes on to count.
    if (found && age > staleAfterMs) void readAgain().catch(() => undefined);
    return found || age < unknownAfterMs ? found : readAgain().then(() => known.get(prefix));
  };
}

/** What is asked without a name: whoever looks after the process asks it by its number. */
const hostless = new Set(['/health', '/health/alive', '/health/ready']);

/**
 * Refuses requests to any other host than those that people are sent to: what a host says ends up in addresses of pages.
 * Registered before everything that answers.
 */
export function registerHosts(
  app: FastifyInstance,
  origins: Origins,
  accountOf: ReturnType<typeof accountsByPrefix>,
): void {
  app.decorateRequest('hostAccount', undefined);
  const accountOfHost = hostAccounts(origins, accountOf);
  app.addHook('onRequest', async (request) => {
    request.hostAccount = await accountOfHost(request.raw);
  });
}

/**
 * Says to which account's address a request came, undefined for the address of everybody.
 * @throws RefusedError where it came to no address of ours
 */
export const hostAccounts =
  (origins: Origins, accountOf: ReturnType<typeof accountsByPrefix>) =>
  async (request: IncomingMessage): Promise<HostAccount | undefined> => {
    const { rawHeaders, url = '' } = request;
    if (hostless.has(url)) return undefined;
    if (!url.startsWith('/') || timesNamed(rawHeaders, 'host') !== 1)
      refuse('invalid_input', 'The request has to name one host, and a path on it. Nothing was changed.');
    const origin = origins.of(request);
    if (!origin) refuse('misdirected');
    const prefix = origins.prefixOf(new URL(origin).host);
    return prefix === undefined ? undefined : ((await accountOf(prefix)) ?? refuse('misdirected'));
  };

/** Node keeps the first of several; what stands before us may have looked at another one. */
function timesNamed(rawHeaders: readonly string[], name: string): number {
  let times = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]!.length === name.length && rawHeaders[index]!.toLowerCase() === name) times++;
  return times;
}

/** Who is of another account has no business at this one's address, whatever their token says. */
export function refuseStrangers(
  { hostAccount }: Pick<FastifyRequest, 'hostAccount'>,
  principal: Principal,
): void {
  if (!hostAccount) return;
  const isOfAll = hasRole(principal, 'administrator', 'client_manager');
  if (isOfAll ? hostAccount.clientId === principal.clientId : hostAccount.id === principal.accountId) return;
  refuse(
    'not_allowed',
    'This is the address of another account than yours. Sign out and sign in at the address of your own.',
  );
}

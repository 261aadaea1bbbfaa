import type { CallOptions, Page } from '@moderator/contract/runtime';
import type { Calls } from '@moderator/contract/types';
import type { ClientOptions } from './options.ts';
import { paged } from './pages.ts';
import type { Call } from './pages.ts';
import { parseRoute } from './request.ts';
import type { Input } from './request.ts';
import { sender } from './send.ts';

/** The calls picked by their routes. */
export type Client<Name extends keyof Calls = keyof Calls> = Pick<Calls, Name>;

/**
 * Makes a client of the calls whose routes are given; a bundle carries no others.
 *
 * @example
 * import { getUser, listAttempts } from '@moderator/contract/routes';
 * const api = createClient({ getUser, listAttempts }, { token: () => session.token });
 * const { items, next } = await api.listAttempts({ query: { queue: 'ready' } });
 */
export function createClient<Name extends keyof Calls>(
  routes: Record<Name, string>,
  options: ClientOptions = {},
): Client<Name> {
  const send = sender(options);
  const calls = Object.entries<string>(routes).map(([name, text]) => {
    const route = parseRoute(name, text);
    const call = (input: Input = {}, callOptions: CallOptions = {}) => send(route, input, callOptions);
    return [name, route.page ? paged(name, call as Call<Page<unknown>>) : call];
  });
  return Object.fromEntries(calls) as Client<Name>;
}

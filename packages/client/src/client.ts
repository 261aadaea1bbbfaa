import type { CallOptions, Page, Paged } from '@moderator/contract/runtime';
import type { Calls } from '@moderator/contract/types';
import type { ClientOptions } from './options.ts';
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
    return [name, route.page ? paged(call as Call<Page<unknown>>) : call];
  });
  return Object.fromEntries(calls) as Client<Name>;
}

type Call<Answer> = (input?: Input, options?: CallOptions) => Promise<Answer>;

/** A list that goes on by itself where it is iterated. */
const paged =
  (call: Call<Page<unknown>>) =>
  (input: Input = {}, options: CallOptions = {}): Paged<unknown> => {
    const first = call(input, options);
    async function* rows() {
      for (let page = await first; ;) {
        for (const row of page.items) {
          options.signal?.throwIfAborted();
          yield row;
        }
        if (page.next === null) return;
        // The number of all rows does not change the rows, and is counted once at most.
        page = await call({ ...input, query: { ...input.query, cursor: page.next, total: null } }, options);
      }
    }
    return Object.assign(first, { [Symbol.asyncIterator]: rows });
  };

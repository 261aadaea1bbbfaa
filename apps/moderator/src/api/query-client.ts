import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { Query, QueryPersister } from '@tanstack/react-query';
import { isNetworkFailure, isReachable, noteUnreachable } from '@/session/connection.ts';

// What failed for want of a network is asked again when there is one, which our own server knows best.
onlineManager.setEventListener((setOnline) => isReachable.subscribe(() => setOnline(isReachable.get())));
onlineManager.setOnline(isReachable.get());

/** Where nothing gets through: what this window was answered before its page was loaded anew. */
const copyOf = (query: Query): Promise<unknown> =>
  import('./keep-copies.ts').then(({ answeredBefore }) => answeredBefore(query)).catch(() => undefined);

const orCopy: QueryPersister = async (ask, context, query) => {
  try {
    return (!isReachable.get() && (await copyOf(query))) || (await ask(context));
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    noteUnreachable();
    return (await copyOf(query)) ?? Promise.reject(error);
  }
};

/** The client retries by itself, with waiting times; a second layer would multiply them. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 20_000,
      gcTime: 30 * 60_000,
      networkMode: 'offlineFirst',
      persister: orCopy,
    },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});

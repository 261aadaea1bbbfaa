import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { Query, QueryPersister } from '@tanstack/react-query';
import { isNetworkFailure, isReachable, noteUnreachable } from '@/session/connection.ts';
import { picture } from '@/ui/picture.ts';

// What failed for want of a network is asked again when there is one, which our own server knows best.
onlineManager.setEventListener((setOnline) => isReachable.subscribe(() => setOnline(isReachable.get())));
onlineManager.setOnline(isReachable.get());

/** Where nothing gets through: what this window was answered before its page was loaded anew. */
const copyOf = (query: Query, error?: unknown): Promise<unknown> =>
  import('./keep-copies.ts')
    .then(({ answeredBefore }) => answeredBefore(query, error))
    // What reads copies could not be had either, and what notes that nothing gets through is with it.
    .catch(() => void (isNetworkFailure(error) && noteUnreachable()));

const orCopy: QueryPersister = async (ask, context, query) => {
  // What is only asked for to be sure of what is there, or stands beside it, comes behind it.
  if (query.state.data || query.meta) await picture.coming;
  try {
    return (!isReachable.get() && (await copyOf(query))) || (await ask(context));
  } catch (error) {
    return (await copyOf(query, error)) ?? Promise.reject(error);
  }
};

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `isBeside` says that what is asked for stands beside a page, which comes ahead of it; `isFolded` that nothing is seen of what
     * others change in it until somebody opens or does something, which has it asked for again.
     */
    queryMeta: { isBeside: boolean; isFolded?: boolean };
  }
}

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
    mutations: { networkMode: 'offlineFirst' },
  },
});

import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { isNetworkFailure, isReachable, noteUnreachable } from '@/session/connection.ts';

// What failed for want of a network is asked again when there is one, which our own server knows best.
onlineManager.setEventListener((setOnline) => isReachable.subscribe(() => setOnline(isReachable.get())));
onlineManager.setOnline(isReachable.get());

/** The client retries by itself, with waiting times; a second layer would multiply them. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isNetworkFailure(error) && noteUnreachable() }),
  defaultOptions: {
    queries: { retry: false, staleTime: 20_000, gcTime: 30 * 60_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});

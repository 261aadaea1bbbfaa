import { QueryCache, QueryClient } from '@tanstack/react-query';
import { isNetworkFailure, noteUnreachable } from './offline/connection.ts';

/** The client retries by itself, with waiting times; a second layer would multiply them. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({ onError: (error) => isNetworkFailure(error) && noteUnreachable() }),
  defaultOptions: {
    queries: { retry: false, staleTime: 20_000, gcTime: 30 * 60_000, networkMode: 'offlineFirst' },
    mutations: { retry: false, networkMode: 'offlineFirst' },
  },
});

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { api } from '@/api/api.ts';
import { queries } from '@/api/queries.ts';
import { usualSort } from './search.ts';
import type { MarkingSearch } from './search.ts';

/** What waits to be marked, page by page. The first page also counts all of it. */
export const submissionsQuery = (search: MarkingSearch) =>
  infiniteQueryOptions({
    ...queries.pages((of) =>
      of.listSubmissions({
        query: { ...search, sort: search.sort ?? usualSort, limit: 100, total: 'true' },
      }),
    ),
    placeholderData: keepPreviousData,
  });

/** A submission with all that marking it needs; opening it claims it, so it is asked for once. */
export const workQuery = (id: string) =>
  queryOptions({
    ...queries.one((of) => of.claimSubmission({ id })),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** What has waited longest and is free for the caller; null where nothing is. */
export async function nextToMark(before: string): Promise<string | null> {
  const { items } = await api.listSubmissions({ query: { sort: usualSort, limit: 50 } });
  return items.find(({ id, claim }) => id !== before && (claim === null || claim.mine))?.id ?? null;
}

export const refreshQueue = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: queries.key('listSubmissions') });

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { AttemptSearch } from './search.ts';

export type Queue = 'due' | 'ready' | 'all';

/** Attempts of a queue, page by page. The first page also counts all rows that match. */
export const attemptsQuery = (queue: Queue, search: AttemptSearch) =>
  infiniteQueryOptions({
    queryKey: ['attempts', queue, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.listAttempts(
        { query: { queue, ...search, cursor, limit: 100, total: cursor ? null : 'true' } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

/** What the queue can be filtered by. A facet counts under the other filters, which the platform sees to. */
export const facetsQuery = (queue: Queue, { sort: _, ...search }: AttemptSearch) =>
  queryOptions({
    queryKey: ['attempt-facets', queue, search],
    queryFn: ({ signal }) => api.getAttemptFacets({ query: { queue, ...search } }, { signal }),
    placeholderData: keepPreviousData,
  });

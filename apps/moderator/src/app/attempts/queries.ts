import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queries } from '../queries.ts';
import type { AttemptSearch } from './search.ts';

export type Queue = 'due' | 'ready' | 'all';

/** Attempts of a queue, page by page. The first page also counts all rows that match. */
export const attemptsQuery = (queue: Queue, search: AttemptSearch) =>
  infiniteQueryOptions({
    ...queries.pages((api) => api.listAttempts({ query: { queue, ...search, limit: 100, total: 'true' } })),
    placeholderData: keepPreviousData,
  });

/** What the queue can be filtered by. A facet counts under the other filters, which the platform sees to. */
export const facetsQuery = (queue: Queue, { sort: _, ...search }: AttemptSearch) =>
  queryOptions({
    ...queries.one((api) => api.getAttemptFacets({ query: { queue, ...search } })),
    placeholderData: keepPreviousData,
  });

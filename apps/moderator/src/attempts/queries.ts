import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { parseAttemptSearch } from './search.ts';
import type { AttemptSearch } from './search.ts';

export type Queue = 'due' | 'ready' | 'all';

/** Addresses carry more than this list knows, and none of that is for the platform. */
const known = (search: AttemptSearch): AttemptSearch => parseAttemptSearch({ ...search });

/** Attempts of a queue, page by page. The first page also counts all rows that match. */
export const attemptsQuery = (queue: Queue, search: AttemptSearch) =>
  infiniteQueryOptions({
    ...queries.pages((api) =>
      api.listAttempts({ query: { queue, ...known(search), limit: 100, total: 'true' } }),
    ),
    placeholderData: keepPreviousData,
  });

/** What the queue can be filtered by. A facet counts under the other filters, which the platform sees to. */
export const facetsQuery = (queue: Queue, search: AttemptSearch & { batchId?: string[] }) =>
  queryOptions({
    ...queries.one((api) =>
      api.getAttemptFacets({
        query: { queue, ...known({ ...search, sort: undefined }), batchId: search.batchId },
      }),
    ),
    placeholderData: keepPreviousData,
  });

/** What needs the person now; other pages read from it whether they may moderate at all. */
export const homeQuery = () => queryOptions(queries.one((api) => api.getModeratorHome()));

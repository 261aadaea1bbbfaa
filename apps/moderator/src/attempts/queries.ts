import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { parseAttemptSearch } from './search.ts';
import type { AttemptSearch, AttemptSort } from './search.ts';

export type Queue = 'due' | 'ready' | 'all';

/** Addresses carry more than this list knows, and none of that is for the platform. */
const known = (search: AttemptSearch): AttemptSearch => parseAttemptSearch({ ...search });

/** The order of a queue until somebody chooses another one: what is most urgent, or newest, first. */
export const usualSort = { due: 'dueAt', ready: '-assessedAt' } as const satisfies Partial<
  Record<Queue, AttemptSort>
>;

/** Rows of a list that fill a screen and some: what somebody waits for, and what is asked for again as others work. More come with scrolling. */
export const firstRows = { first: 50 };

/** Attempts of a queue, page by page. The first page also counts all rows that match. */
export const attemptsQuery = (queue: Queue, search: AttemptSearch) =>
  infiniteQueryOptions({
    ...queries.pages(
      (api) => api.listAttempts({ query: { queue, ...known(search), limit: 100, total: 'true' } }),
      firstRows,
    ),
    placeholderData: keepPreviousData,
  });

/** Asks for the first page of a queue as its page will show it, so that it is on its way before the page is drawn. */
export const prefetchAttempts = (client: QueryClient, queue: keyof typeof usualSort, search: AttemptSearch) =>
  client.prefetchInfiniteQuery(attemptsQuery(queue, { ...search, sort: search.sort ?? usualSort[queue] }));

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

/** What needs the person now. */
export const homeQuery = () => queryOptions(queries.one((api) => api.getModeratorHome()));

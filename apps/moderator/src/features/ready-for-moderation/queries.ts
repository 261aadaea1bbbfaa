import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AttemptRow } from '@moderator/contract/types';
import { api } from '@/app/api.ts';

export const batchesQuery = infiniteQueryOptions({
  queryKey: ['batches'],
  queryFn: ({ pageParam: cursor, signal }) => api.listBatches({ query: { cursor, limit: 50 } }, { signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
});

export const batchQuery = (id: string) =>
  queryOptions({
    queryKey: ['batch', id],
    queryFn: ({ signal }) => api.getBatch({ id }, { signal }),
  });

export const batchAttemptsQuery = (id: string, which: 'sampled' | 'all') =>
  infiniteQueryOptions({
    queryKey: ['batch', id, 'attempts', which],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.listBatchAttempts(
        {
          id,
          query: {
            cursor,
            limit: 100,
            sampled: which === 'sampled' ? 'true' : null,
            total: cursor ? null : 'true',
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: ['batch', id, 'report'],
    queryFn: ({ signal }) => api.getReport({ id }, { signal }),
  });

/** What a batch would be made of. */
export interface Selection {
  courseId: string;
  siteIds?: string[];
  assessorIds?: string[];
  from?: string;
  to?: string;
}

export const previewQuery = (selection: Selection) =>
  queryOptions({
    queryKey: ['batch-preview', selection],
    queryFn: ({ signal }) => api.previewBatch({ body: selection }, { signal }),
    enabled: selection.courseId !== '',
    placeholderData: keepPreviousData,
  });

/** After a change of a batch: its own pages and every number that counts its attempts. */
export const refreshBatch = (queryClient: QueryClient, id: string): Promise<unknown> =>
  Promise.all(
    [['batch', id], ['batches'], ['attempts'], ['attempt-facets'], ['home']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );

/** The next attempt of a sample that waits for a decision and that I may take. */
export const firstUndecided = (rows: readonly AttemptRow[]): AttemptRow | undefined =>
  rows.find(
    ({ state, conflict, claim }) =>
      (state === 'in_sample' || state === 'moderating') && !conflict && (claim === null || claim.mine),
  );

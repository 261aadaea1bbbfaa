import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AttemptRow } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';

export const batchesQuery = () =>
  infiniteQueryOptions(queries.pages((api) => api.listBatches({ query: { limit: 50 } })));

export const batchQuery = (id: string) => queryOptions(queries.one((api) => api.getBatch({ id })));

export const batchAttemptsQuery = (id: string, which: 'sampled' | 'all') =>
  infiniteQueryOptions({
    ...queries.pages((api) =>
      api.listBatchAttempts({
        id,
        query: { limit: 100, sampled: which === 'sampled' ? 'true' : null, total: 'true' },
      }),
    ),
    placeholderData: keepPreviousData,
  });

export const reportQuery = (id: string) => queryOptions(queries.one((api) => api.getReport({ id })));

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
    ...queries.one((api) => api.previewBatch({ body: selection })),
    enabled: selection.courseId !== '',
    placeholderData: keepPreviousData,
  });

/** Everything that is known of one batch. */
const keysOfBatch = (id: string) => [
  queries.key('getBatch', { id }),
  queries.key('listBatchAttempts', { id }),
  queries.key('getReport', { id }),
];

/** After a change of a batch: its own pages and every number that counts its attempts. */
export const refreshBatch = (queryClient: QueryClient, id: string): Promise<unknown> =>
  Promise.all(
    [
      ...keysOfBatch(id),
      queries.key('listBatches'),
      queries.key('listAttempts'),
      queries.key('getAttemptFacets'),
      queries.key('getModeratorHome'),
    ].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
  );

/** After a batch is dissolved: nothing of it is there to be asked for. */
export const forgetBatch = (queryClient: QueryClient, id: string): void => {
  for (const queryKey of keysOfBatch(id)) queryClient.removeQueries({ queryKey });
};

/** The next attempt of a sample that waits for a decision and that I may take. */
export const firstUndecided = (rows: readonly AttemptRow[]): AttemptRow | undefined =>
  rows.find(
    ({ state, conflict, claim }) =>
      (state === 'in_sample' || state === 'moderating') && !conflict && (claim === null || claim.mine),
  );

import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { firstRows, prefetchAttempts } from '@/attempts/queries.ts';
import { viewOf } from './search.ts';
import type { BatchSearch, ReadySearch } from './search.ts';

/** Batches on their way, also those that are on it again, come in the order in which their reports are wanted, others newest first. */
export const batchesQuery = (show: 'reported' | 'all' | undefined) =>
  infiniteQueryOptions({
    ...queries.pages((api) =>
      api.listBatches({
        query:
          show === undefined
            ? { limit: 50, open: 'true', sort: 'dueOn' }
            : { limit: 50, state: show === 'reported' ? ['reported'] : null },
      }),
    ),
    placeholderData: keepPreviousData,
  });

/** The first page of the list that an address is about. */
export const prefetchReady = (client: QueryClient, search: ReadySearch): Promise<void> =>
  viewOf(search) === 'attempts'
    ? prefetchAttempts(client, 'ready', search)
    : client.prefetchInfiniteQuery(batchesQuery(search.show));

/** How a batch stands with its verification. */
export const verificationQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getVerification({ id })));

/** What people write of the next report now: others are seen within seconds. */
export const reportPartsQuery = (id: string) =>
  queryOptions({
    ...queries.one((api) => api.listReportParts({ id })),
    refetchInterval: 5_000,
    staleTime: 0,
  });

export const batchQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getBatch({ id, query: { proof: 'brief' } })));

/** With what the sample proves of each assessor, however many they are. */
export const wholeProofQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getBatch({ id, query: { proof: 'whole' } })));

/** Which attempts of a batch are shown: all while it has no sample, or where that was asked for. Most batches have one. */
export const whichShown = ({ show }: BatchSearch, isCollecting: boolean): 'sampled' | 'all' =>
  isCollecting ? 'all' : (show ?? 'sampled');

export const batchAttemptsQuery = (
  id: string,
  which: 'sampled' | 'all',
  { query, siteId, assessorId, outcomeId, state, sort, group }: BatchSearch,
) =>
  infiniteQueryOptions({
    ...queries.pages(
      (api) =>
        api.listBatchAttempts({
          id,
          query: {
            limit: 100,
            total: 'true',
            sampled: which === 'sampled' ? 'true' : null,
            query,
            siteId,
            assessorId,
            outcomeId,
            state,
            // Rows stand under their assessors only while they are sorted by them.
            sort: group ? 'assessor' : sort,
          },
        }),
      firstRows,
    ),
    placeholderData: keepPreviousData,
  });

/** The report that is next to be signed or was signed last, or one of those that are signed. */
export const reportQuery = (id: string, reportId?: string) =>
  queryOptions(queries.one((api) => api.getReport(reportId ? { id, query: { reportId } } : { id })));

/** What a batch would be made of. */
export interface Selection {
  courseId: string;
  siteIds?: string[];
  assessorIds?: string[];
  from?: string;
  to?: string;
  attemptIds?: string[];
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
  queries.key('getBatchMatrix', { id }),
];

/** After a change of a batch: its own pages and every number that counts its attempts. */
export function refreshBatch(queryClient: QueryClient, id: string): Promise<unknown> {
  for (const call of ['listBatches', 'listAttempts', 'getAttemptFacets', 'getModeratorHome'] as const)
    void queryClient.invalidateQueries({ queryKey: queries.key(call) });
  return Promise.all(keysOfBatch(id).map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/** After a batch is dissolved: nothing of it is there to be asked for. */
export const forgetBatch = (queryClient: QueryClient, id: string): void => {
  for (const queryKey of keysOfBatch(id)) queryClient.removeQueries({ queryKey });
};

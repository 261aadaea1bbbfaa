import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

interface Period {
  from?: string | undefined;
  to?: string | undefined;
}

export const planQuery = (courseId: string | undefined, { from, to }: Period) =>
  queryOptions({
    ...queries.one((api) => api.getSamplingPlan({ id: courseId ?? '', query: { from, to } })),
    enabled: courseId !== undefined,
    placeholderData: keepPreviousData,
  });

export const batchMatrixQuery = (batchId: string) =>
  queryOptions(queries.one((api) => api.getBatchMatrix({ id: batchId })));

/** A cell of a plan by its ids. */
export interface CellIds {
  courseId: string;
  assessorId: string;
  outcomeId: string;
}

export const cellQuery = ({ courseId, assessorId, outcomeId }: CellIds) =>
  queryOptions(queries.one((api) => api.getSamplingCell({ id: courseId, assessorId, outcomeId })));

/** As many as are read in a panel; whoever wants more narrows the period. */
const mostShown = 50;

export const cellAttemptsQuery = ({ courseId, assessorId, outcomeId }: CellIds, { from, to }: Period) =>
  queryOptions(
    queries.one((api) =>
      api.listAttempts({
        query: {
          queue: 'all',
          courseId: [courseId],
          assessorId: [assessorId],
          outcomeId: [outcomeId],
          assessedFrom: from,
          assessedTo: to,
          sort: '-assessedAt',
          limit: mostShown,
          total: 'true',
        },
      }),
    ),
  );

/** After a change of a plan: the plan itself, and Home, which says what is due. */
export const refreshPlan = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [queries.key('getSamplingPlan'), queries.key('getSamplingCell'), queries.key('getModeratorHome')].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  );

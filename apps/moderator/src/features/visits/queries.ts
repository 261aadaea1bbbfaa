import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import { visitQueries } from './visit-api.ts';

export const visitsQuery = () =>
  infiniteQueryOptions(queries.pages((api) => api.listVisits({ query: { limit: 50 } })));

export const visitChoicesQuery = () => queryOptions(visitQueries.one((api) => api.getVisitChoices()));

export const attemptToJudgeQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getWorkspace({ id })));

export const releasedQuery = (batchId: string) =>
  queryOptions(queries.one((api) => api.listBatchAttempts({ id: batchId, query: { limit: 200 } })));

import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

export const attemptToJudgeQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getWorkspace({ id })));

export const releasedQuery = (batchId: string) =>
  queryOptions(queries.one((api) => api.listBatchAttempts({ id: batchId, query: { limit: 200 } })));

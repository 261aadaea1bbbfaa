import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

export interface Period {
  from?: string;
  to?: string;
}

export const assessorQuery = (id: string, period: Period) =>
  queryOptions({
    ...queries.one((api) => api.getAssessor({ id, query: { ...period } })),
    placeholderData: keepPreviousData,
  });

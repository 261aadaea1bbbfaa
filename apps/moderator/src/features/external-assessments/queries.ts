import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';
import type { ExternalSearch } from './search.ts';

export const externalAssessmentsQuery = (search: ExternalSearch) =>
  infiniteQueryOptions({
    ...queries.pages((api) =>
      api.listExternalAssessments({ query: { ...search, limit: 100, total: 'true' } }),
    ),
    placeholderData: keepPreviousData,
  });

export const externalAssessmentQuery = (id: string) =>
  queryOptions(queries.one((api) => api.getExternalAssessment({ id })));

export const captureChoicesQuery = () => queryOptions(queries.one((api) => api.getCaptureChoices()));

export const captureLearnersQuery = (query: string) =>
  queryOptions(
    queries.one((api) => api.listCaptureLearners({ query: { limit: 20, ...(query && { query }) } })),
  );

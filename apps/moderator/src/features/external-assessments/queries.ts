import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '@/app/api.ts';
import type { ExternalSearch } from './search.ts';

export const externalAssessmentsQuery = (search: ExternalSearch) =>
  infiniteQueryOptions({
    queryKey: ['external-assessments', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      api.listExternalAssessments(
        { query: { ...search, cursor, limit: 100, total: cursor ? null : 'true' } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });

export const externalAssessmentQuery = (id: string) =>
  queryOptions({
    queryKey: ['external-assessment', id],
    queryFn: ({ signal }) => api.getExternalAssessment({ id }, { signal }),
  });

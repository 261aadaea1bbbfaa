import { infiniteQueryOptions } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

interface FeedbackFilter {
  assessorId?: string[];
  attemptId?: string[];
  acknowledged?: 'true' | 'false';
}

/** What was said to assessors, newest first. */
export const feedbackQuery = (filter: FeedbackFilter, limit = 20) =>
  infiniteQueryOptions(queries.pages((api) => api.listFeedback({ query: { limit, ...filter } })));

/** What assessors are to do, newest first. */
export const actionsQuery = (filter: { assessorId?: string[]; done?: 'true' | 'false' }, limit = 20) =>
  infiniteQueryOptions(queries.pages((api) => api.listAssessorActions({ query: { limit, ...filter } })));

/** After something was said, answered, set or done. */
export const refreshFeedback = (queryClient: QueryClient): Promise<unknown> =>
  Promise.all(
    [queries.key('listFeedback'), queries.key('listAssessorActions'), queries.key('getAssessor')].map(
      (queryKey) => queryClient.invalidateQueries({ queryKey }),
    ),
  );

import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** Appeals against the result of an attempt, and until when there may be one. */
export const appealsQuery = (attemptId: string) =>
  queryOptions(queries.one((api) => api.getAppeals({ id: attemptId })));

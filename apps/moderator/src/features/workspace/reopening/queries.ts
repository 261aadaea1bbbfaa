import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** How an attempt was reopened, and what hangs on its decision. */
export const reopeningsQuery = (attemptId: string) =>
  queryOptions(queries.one((api) => api.getReopenings({ id: attemptId })));

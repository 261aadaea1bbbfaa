import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** The courses that somebody takes, for whatever tells of them. */
export const myCoursesQuery = () =>
  queryOptions(queries.one((api) => api.listMyCourses({ query: { limit: 100 } })));

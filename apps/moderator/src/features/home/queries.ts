import { queryOptions } from '@tanstack/react-query';
import { api } from '@/app/api.ts';

export const homeQuery = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => api.getModeratorHome(undefined, { signal }),
});

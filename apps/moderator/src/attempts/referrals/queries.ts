import { queryOptions } from '@tanstack/react-query';
import { queries } from '@/api/queries.ts';

/** Each time that an attempt was referred back, as far as the person may know it. */
export const referralsQuery = (attemptId: string) =>
  queryOptions(queries.one((api) => api.listReferrals({ id: attemptId })));

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { SamplingPolicy } from '@moderator/contract/types';
import { queries } from '@/api/queries.ts';

export const policiesQuery = () => queryOptions(queries.one((api) => api.getSamplingPolicies()));

export const versionsQuery = (courseId: string | undefined) =>
  queryOptions(queries.one((api) => api.listSamplingPolicyVersions({ query: { limit: 20, courseId } })));

/** What a policy would have drawn of the last batches. */
export const effectQuery = (courseId: string | undefined, policy: SamplingPolicy | undefined) =>
  queryOptions({
    ...queries.one((api) => api.previewSamplingPolicy({ body: { courseId, policy: policy! } })),
    enabled: policy !== undefined,
    placeholderData: keepPreviousData,
  });

export const policiesKey = () => queries.key('getSamplingPolicies');
export const versionsKey = () => queries.key('listSamplingPolicyVersions');

import { z } from 'zod';
import { area } from '../../kit/operation.ts';
import { SamplingPolicy } from '../../kit/sampling-policies.ts';
import { pageQuery } from '../../kit/schemas.ts';
import {
  PolicyEffect,
  PolicyToSave,
  SamplingPolicies,
  SavedPolicy,
  policyOf,
  samplingPolicyArea,
} from './schemas.ts';

export const samplingPolicyCalls = area(samplingPolicyArea, {
  getSamplingPolicies: {
    method: 'GET',
    path: '/moderation/policies',
    summary: 'Sampling policies of an account and of its courses, as they apply',
    audience: ['moderator', 'manager', 'admin', 'verifier'],
    query: z.object({ accountId: policyOf.accountId }),
    answer: { kind: 'data', schema: SamplingPolicies },
  },
  listSamplingPolicyVersions: {
    method: 'GET',
    path: '/moderation/policies/versions',
    summary: 'Versions of one policy, newest first',
    audience: ['moderator', 'manager', 'admin', 'verifier'],
    query: z.object({ ...pageQuery, ...policyOf }),
    answer: { kind: 'page', schema: SavedPolicy },
  },
  previewSamplingPolicy: {
    method: 'POST',
    path: '/moderation/policies/preview',
    summary: 'What a policy would have drawn of the last three batches that it would have been for',
    safe: true,
    audience: ['manager', 'admin'],
    body: z.object({ ...policyOf, policy: SamplingPolicy }),
    answer: { kind: 'data', schema: z.array(PolicyEffect) },
  },
  saveSamplingPolicy: {
    method: 'PUT',
    path: '/moderation/policies',
    summary: 'Save a new version of a policy; batches keep the one with which they were built',
    audience: ['manager', 'admin'],
    body: PolicyToSave,
    answer: { kind: 'data', schema: SamplingPolicies },
    errors: ['stale_version', 'not_allowed'],
  },
});

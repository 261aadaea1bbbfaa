import type { Handlers } from '../../kernel/call.ts';
import { getSamplingPolicies, listSamplingPolicyVersions } from './policies.ts';
import { previewSamplingPolicy } from './preview.ts';
import { saveSamplingPolicy } from './save.ts';

export const samplingPolicyHandlers = {
  getSamplingPolicies,
  listSamplingPolicyVersions,
  previewSamplingPolicy,
  saveSamplingPolicy,
} satisfies Partial<Handlers>;

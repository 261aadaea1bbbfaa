import type { SamplingPolicy } from '@moderator/moderation';

/** A policy as it is answered: lists of its own, which nobody else has. */
export const presentPolicy = (policy: SamplingPolicy) => ({
  ...policy,
  alwaysInclude: [...policy.alwaysInclude],
  strata: [...policy.strata],
});

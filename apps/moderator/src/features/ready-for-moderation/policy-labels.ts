import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { Batch, SamplingPolicy } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';

const strata: Record<SamplingPolicy['strata'][number], MessageDescriptor> = {
  assessor: msg`every assessor`,
  site: msg`every site`,
  outcome: msg`every outcome`,
  method: msg`every method`,
};

export const stratumLabel = (stratum: SamplingPolicy['strata'][number]): string => i18n._(strata[stratum]);

/** What a changed result does to the sample. */
export function wideningLabel({ sequentialStep, sequentialRun }: SamplingPolicy): string {
  if (sequentialStep === 0) return t`the sample stays as it is`;
  return t`${formatNumber(sequentialStep)} more of the assessor, until ${formatNumber(sequentialRun)} in a row stand`;
}

/** Which versions of the policies a batch was built with. */
export function versionLabel({ account, course }: Batch['policyVersions']): string {
  if (account === null && course === null) return t`as it comes`;
  return [
    account !== null && t`account, version ${formatNumber(account)}`,
    course !== null && t`course, version ${formatNumber(course)}`,
  ]
    .filter(Boolean)
    .join('; ');
}

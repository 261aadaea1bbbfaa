import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import type { BandedAssessor, SamplingPolicy } from '@moderator/contract/types';
import { formatNumber } from '@/i18n/format.ts';

type Band = BandedAssessor['band'];

const words: Record<Band, MessageDescriptor> = {
  new: msg`New`,
  proven: msg`Proven`,
  watched: msg`Watched`,
};

export const bandWord = (band: Band): string => i18n._(words[band]);

/** Why somebody is in their band: what is known of their work, beside what the policy asks. */
export function bandReason(
  { band, pairs, decided, overturned }: BandedAssessor,
  policy: SamplingPolicy['riskBands'],
): string {
  if (band === 'new')
    return policy
      ? t`${formatNumber(pairs)} pairs so far, fewer than ${formatNumber(policy.leastPairs)}`
      : t`${formatNumber(pairs)} pairs so far`;
  const rate = formatNumber(decided === 0 ? 0 : Math.round((overturned / decided) * 1000) / 10);
  const found = t`${formatNumber(overturned)} of ${formatNumber(decided)} decisions overturned (${rate} %)`;
  if (!policy) return found;
  const limit = formatNumber(policy.watchedFrom);
  return band === 'watched' ? t`${found}, watched from ${limit} %` : t`${found}, under ${limit} %`;
}

import { t } from '@lingui/core/macro';
import type { CalibrationPeople } from '@moderator/contract/types';

/** Why somebody cannot judge a case blind, in few words. */
export const askingLabel = (refusal: CalibrationPeople['people'][number]['refusal']): string =>
  refusal === null
    ? ''
    : refusal.code === 'conflict_knows_result'
      ? t`has seen what was settled`
      : refusal.code === 'asked_already'
        ? t`is asked to judge it already`
        : t`had a part in this work`;

import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PolicyNumber } from './policy-form.ts';

const labels: Record<PolicyNumber, MessageDescriptor> = {
  percentage: msg`Share that is drawn, in %`,
  minimum: msg`At least`,
  sequentialStep: msg`Attempts that join after a changed result`,
  sequentialRun: msg`Results in a row that end it`,
  borderlineMargin: msg`Margin around the lowest result that passes`,
  tolerance: msg`Verdict and judgement agree within`,
  leastPairs: msg`New with fewer pairs than`,
  watchedFrom: msg`Watched from this share of overturned decisions, in %`,
  new: msg`New: drawn, in %`,
  proven: msg`Proven: drawn, in %`,
  watched: msg`Watched: drawn, in %`,
};

export const numberLabel = (name: PolicyNumber): string => i18n._(labels[name]);

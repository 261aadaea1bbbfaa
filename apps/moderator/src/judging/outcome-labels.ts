import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { WorkspaceOutcome } from '@moderator/contract/types';
import { look } from '@/labels/status-labels.ts';
import type { StatusLook } from '@/labels/status-labels.ts';

export const methodLabels: Record<WorkspaceOutcome['method'], MessageDescriptor> = {
  portfolio: msg`Portfolio of evidence`,
  observation: msg`Observation`,
  knowledge: msg`Knowledge`,
  workplace: msg`Workplace`,
};

export const comparisonLooks: Record<NonNullable<WorkspaceOutcome['comparison']>, StatusLook> = {
  agrees: look(msg`Agrees`, 'good', 'tick'),
  differs: look(msg`Differs`, 'bad', 'bang'),
  unknown: look(msg`Not judged`, 'neutral', 'dash'),
};

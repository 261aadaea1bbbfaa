import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** Why an attempt is in a sample, in words: short for the label, a sentence for whoever asks. */
const labels: Record<string, readonly [label: MessageDescriptor, sentence: MessageDescriptor]> = {
  percentage: [msg`Percentage`, msg`Drawn by lot to reach the percentage of the policy.`],
  minimum: [msg`Minimum`, msg`Drawn by lot to reach the smallest sample the policy allows.`],
  not_yet_competent: [
    msg`Not yet competent`,
    msg`The assessor judged at least one outcome not yet competent.`,
  ],
  appealed: [msg`Appealed`, msg`The learner appealed against the result.`],
  new_assessor: [msg`New assessor`, msg`The assessor began to judge less than 90 days ago.`],
  borderline: [msg`Borderline`, msg`A result lies close to the lowest one that passes.`],
  conflicting_evidence: [msg`Conflicting evidence`, msg`Pieces of evidence contradict each other.`],
  assessor_asked: [msg`Assessor asked`, msg`The assessor asked for a second look.`],
  stratum_not_covered: [
    msg`Coverage`,
    msg`Taken so that every assessor, site, outcome and method is covered.`,
  ],
  widened: [msg`Widened`, msg`Added because an overturned decision widened the sample.`],
  chosen_by_hand: [msg`Chosen by hand`, msg`A moderator added it, with a reason.`],
  drawn: [msg`Drawn`, msg`Taken by the draw; why is told once it is decided.`],
};

/** The label and the sentence of a reason. One that comes with text (`chosen_by_hand: …`) shows that text. */
export function reasonLabels(reason: string): { label: string; sentence: string } {
  const [code = reason, ...text] = reason.split(':');
  const known = labels[code.trim()];
  const [label, sentence] = known?.map((each) => i18n._(each)) ?? [];
  const unknown = code.replaceAll('_', ' ');
  return {
    label: label ?? unknown,
    sentence: text.length > 0 ? text.join(':').trim() : (sentence ?? unknown),
  };
}

export const policyLabel = (codes: readonly string[]): string =>
  codes.map((code) => reasonLabels(code).label.toLowerCase()).join(', ');

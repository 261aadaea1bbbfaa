/** Why an attempt is in a sample, in words: short for the label, a sentence for whoever asks. */
const words: Record<string, readonly [label: string, sentence: string]> = {
  percentage: ['Percentage', 'Drawn by lot to reach the percentage of the policy.'],
  minimum: ['Minimum', 'Drawn by lot to reach the smallest sample the policy allows.'],
  not_yet_competent: ['Not yet competent', 'The assessor judged at least one outcome not yet competent.'],
  appealed: ['Appealed', 'The learner appealed against the result.'],
  new_assessor: ['New assessor', 'The assessor has been registered for less than 90 days.'],
  borderline: ['Borderline', 'A mark lies close to the pass mark.'],
  conflicting_evidence: ['Conflicting evidence', 'Pieces of evidence contradict each other.'],
  assessor_asked: ['Assessor asked', 'The assessor asked for a second look.'],
  stratum_not_covered: ['Coverage', 'Taken so that every assessor, site, outcome and method is covered.'],
  widened: ['Widened', 'Added because an overturned decision widened the sample.'],
  chosen_by_hand: ['Chosen by hand', 'A moderator added it, with a reason.'],
  always_included: ['Always included', 'The policy always includes work like this.'],
};

/** The label and the sentence of a reason. One that comes with text (`chosen_by_hand: …`) shows that text. */
export function reasonWords(reason: string): { label: string; sentence: string } {
  const [code = reason, ...text] = reason.split(':');
  const [label, sentence] = words[code.trim()] ?? [code.replaceAll('_', ' '), code.replaceAll('_', ' ')];
  return { label, sentence: text.length > 0 ? text.join(':').trim() : sentence };
}

export const policyWords = (codes: readonly string[]): string =>
  codes.map((code) => reasonWords(code).label.toLowerCase()).join(', ');

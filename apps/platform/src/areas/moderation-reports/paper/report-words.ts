import type { ReportBody } from '../report-body.ts';

export * from '../../../attempts/paper-words.ts';

export type Content = ReportBody & { number: string };
export type Attempt = Content['attempts'][number];

export const decisionWords = {
  upheld: 'Upheld',
  overturned: 'Overturned',
  referred_back: 'Referred back',
} as const;

export const answerWords = {
  met: 'Met',
  not_met: 'Not met',
  not_checked: 'Not checked',
  open: 'Not answered',
} as const;

export const checkWords = { yes: 'Yes', no: 'No', not_applicable: 'Does not apply' } as const;

const reasonWords: Record<string, string> = {
  percentage: 'percentage of the policy',
  minimum: 'minimum of the policy',
  not_yet_competent: 'not yet competent',
  appealed: 'appealed',
  new_assessor: 'new assessor',
  borderline: 'borderline',
  conflicting_evidence: 'conflicting evidence',
  assessor_asked: 'asked for by the assessor',
  stratum_not_covered: 'stratum not covered',
  widened: 'widened after an overturn',
  chosen_by_hand: 'chosen by hand',
  drawn: 'drawn or always included',
};
export const reasonWord = (reason: string): string => reasonWords[reason] ?? reason;

/** "Ndlovu, Zanele (L-20418)" */
export const learnerWords = ({ learner }: Attempt): string =>
  learner.number ? `${learner.name} (${learner.number})` : learner.name;

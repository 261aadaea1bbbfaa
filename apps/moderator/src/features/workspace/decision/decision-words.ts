import type { DecisionKind } from './readiness.ts';

interface Words {
  title: string;
  /** What it means, under the choice. */
  meaning: string;
  /** What follows from signing it. */
  consequence: string;
}

export const decisionKindWords: Record<DecisionKind, Words> = {
  upheld: {
    title: 'Uphold',
    meaning: 'The judgement of the assessor stands.',
    consequence: 'The assessor’s result stands. It is released when the report of the batch is signed.',
  },
  overturned: {
    title: 'Overturn',
    meaning: 'The result changes to your verdicts. A reason is required.',
    consequence:
      'Your verdicts become the result. More attempts of this assessor may be added to the sample.',
  },
  referred_back: {
    title: 'Refer back',
    meaning: 'Something has to be done first, by the assessor or the learner.',
    consequence:
      'The attempt goes back with its actions and comes to moderation again once they are done. Nothing is released.',
  },
};

export const decisionKinds = Object.keys(decisionKindWords) as DecisionKind[];

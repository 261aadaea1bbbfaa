import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DecisionKind } from './readiness.ts';

interface DecisionLabels<Text> {
  title: Text;
  /** On the button that signs it. */
  sign: Text;
  /** What it means, under the choice. */
  meaning: Text;
  /** What follows from signing it. */
  consequence: Text;
  /** Once it is signed. */
  signed: Text;
}

const texts: Record<DecisionKind, DecisionLabels<MessageDescriptor>> = {
  upheld: {
    title: msg`Uphold`,
    sign: msg`Sign: uphold`,
    signed: msg`Upheld, signed.`,
    meaning: msg`The judgement of the assessor stands.`,
    consequence: msg`The assessor’s result stands. It is released when the report of the batch is signed.`,
  },
  overturned: {
    title: msg`Overturn`,
    sign: msg`Sign: overturn`,
    signed: msg`Overturned, signed.`,
    meaning: msg`The result changes to your verdicts. A reason is required.`,
    consequence: msg`Your verdicts become the result. More attempts of this assessor may be added to the sample.`,
  },
  referred_back: {
    title: msg`Refer back`,
    sign: msg`Sign: refer back`,
    signed: msg`Referred back, signed.`,
    meaning: msg`Something has to be done first, by the assessor or the learner.`,
    consequence: msg`The attempt goes back with its actions and comes to moderation again once they are done. Nothing is released.`,
  },
};

export const decisionKinds = Object.keys(texts) as DecisionKind[];

export function decisionKindLabels(kind: DecisionKind): DecisionLabels<string> {
  const { title, sign, meaning, consequence, signed } = texts[kind];
  return {
    title: i18n._(title),
    sign: i18n._(sign),
    meaning: i18n._(meaning),
    consequence: i18n._(consequence),
    signed: i18n._(signed),
  };
}

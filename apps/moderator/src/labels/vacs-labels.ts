import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { vacsRules } from '@moderator/contract/options';

export type VacsRule = (typeof vacsRules)[number];

const texts: Record<VacsRule, Record<'word' | 'question' | 'meaning', MessageDescriptor>> = {
  valid: {
    word: msg`Valid`,
    question: msg`Does the evidence cover the outcome and its criteria?`,
    meaning: msg`The evidence covers the outcome.`,
  },
  authentic: {
    word: msg`Authentic`,
    question: msg`Is it the learner's own work?`,
    meaning: msg`The work is the learner's own.`,
  },
  current: {
    word: msg`Current`,
    question: msg`Does it show what the learner can do now?`,
    meaning: msg`It shows competence now.`,
  },
  sufficient: {
    word: msg`Sufficient`,
    question: msg`Is there enough of it to judge?`,
    meaning: msg`There is enough to judge.`,
  },
};

/** A rule of evidence: its name, what it asks, and what a tick on it says. */
export const vacsLabels = (rule: VacsRule) => ({
  word: i18n._(texts[rule].word),
  question: i18n._(texts[rule].question),
  meaning: i18n._(texts[rule].meaning),
});

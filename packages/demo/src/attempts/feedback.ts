import type { AssessmentMethod, ProgrammeOutcome } from '../programmes/programme.ts';

/**
 * What assessors and moderators write. It speaks of the outcome that it stands under: every sentence is made of one
 * of the outcome's own criteria and of what the outcome is judged by.
 */

type Sentence = (criterion: string) => string;

/** About outcomes that are competent. */
const praise: Record<AssessmentMethod, readonly Sentence[]> = {
  portfolio: [
    (criterion) =>
      `All criteria are met, with examples of your own and their dates. Strongest: “${criterion}”`,
    (criterion) => `“${criterion}” You show this twice, and you say what you changed after the first time.`,
    () => 'Well organised. Every criterion has an example, and each of them is dated.',
  ],
  observation: [
    (criterion) => `Seen from start to end without prompting, with care in this above all: “${criterion}”`,
    (criterion) => `Calm and in the right order. “${criterion}” You explained it while you did it.`,
    () => 'Every step was done and explained. Keep working at this pace.',
  ],
  knowledge: [
    (criterion) => `Your answers give the reason and not only the rule. Strongest: “${criterion}”`,
    (criterion) => `“${criterion}” You explained this in your own words, with an example from work.`,
    () => 'All questions are answered, and the examples are your own.',
  ],
  workplace: [
    (criterion) => `The records cover several weeks, and your supervisor signed for “${criterion}”`,
    (criterion) => `“${criterion}” The entries agree with each other and with what your supervisor says.`,
    () => 'Consistent over several weeks, and countersigned throughout.',
  ],
};

/** About outcomes that are not yet competent: what is missing and what to do. */
const notYet: Record<AssessmentMethod, readonly Sentence[]> = {
  portfolio: [
    (criterion) =>
      `This is described in general terms only: “${criterion}” Add an example of your own with its date.`,
    (criterion) =>
      `Part of the account repeats the learner guide. Tell in your own words how you did this: “${criterion}”`,
  ],
  observation: [
    (criterion) =>
      `The observation was stopped before this could be judged: “${criterion}” Book another session.`,
    (criterion) => `You needed help with this: “${criterion}” Practise it, then ask to be observed again.`,
  ],
  knowledge: [
    (criterion) =>
      `Your answers do not cover this yet: “${criterion}” Go through it with your facilitator and answer again.`,
    (criterion) => `This is named but not explained: “${criterion}” Say why it is done, with an example.`,
  ],
  workplace: [
    (criterion) =>
      `The record covers two weeks; this asks for a longer time: “${criterion}” Add the later pages.`,
    (criterion) =>
      `Nobody has signed for this: “${criterion}” Ask your supervisor to confirm it with a date.`,
  ],
};

const taken = <Item>(items: readonly Item[], seed: number): Item => items[seed % items.length]!;

/** One of the criteria of an outcome. */
export const criterionOf = ({ criteria }: ProgrammeOutcome, seed: number): string => taken(criteria, seed);

/** What the assessor writes to the learner about an outcome. */
export const feedbackFor = (outcome: ProgrammeOutcome, competent: boolean, seed: number): string =>
  taken((competent ? praise : notYet)[outcome.method], seed)(criterionOf(outcome, seed));

/** What moderators note beside a verdict that agrees; often nothing. */
const agreeing: Record<AssessmentMethod, readonly Sentence[]> = {
  portfolio: [
    () => 'The account and its dates carry every criterion.',
    (criterion) => `The evidence is thin here and still enough: “${criterion}”`,
    () => '',
  ],
  observation: [
    () => 'I followed the observation from start to end.',
    (criterion) => `Recorded by the observer and signed: “${criterion}”`,
    () => '',
  ],
  knowledge: [
    () => 'The answers are the learner’s own and cover the criteria.',
    (criterion) => `Explained with an example: “${criterion}”`,
    () => '',
  ],
  workplace: [
    () => 'The entries are countersigned and their dates agree.',
    (criterion) => `Confirmed by the workplace: “${criterion}”`,
    () => '',
  ],
};

/** What a moderator notes beside a verdict that agrees with what the assessor found. */
export const commentFor = (outcome: ProgrammeOutcome, seed: number): string =>
  taken(agreeing[outcome.method], seed)(criterionOf(outcome, seed));

/** What a moderator notes where the verdict is another one than what passed or did not, and gives as the reason. */
export const differingComment = (outcome: ProgrammeOutcome, isPassed: boolean): string =>
  isPassed
    ? `No evidence shows this criterion: “${criterionOf(outcome, 1)}”`
    : `The evidence shows this criterion after all: “${criterionOf(outcome, 1)}”`;

/** What has to be brought by the method that an outcome is judged by. */
const missing: Record<AssessmentMethod, string> = {
  portfolio: 'a dated example of your own',
  observation: 'a signed observation',
  knowledge: 'an answer in your own words',
  workplace: 'a record that your supervisor signed',
};

/** What a learner is asked for when an attempt is referred back. */
export const actionFor = (outcome: ProgrammeOutcome): string =>
  `Add ${missing[outcome.method]} for “${criterionOf(outcome, 1)}”`;

/** The cross on “sufficient” that goes with it. */
export const insufficiencyOf = (outcome: ProgrammeOutcome): string =>
  `${outcome.code}: nothing that is dated or signed shows “${criterionOf(outcome, 1)}”`;

/** What a moderator writes where the judgement made them look again, whichever way. */
export const secondThought = ({ criteria }: ProgrammeOutcome): string =>
  `I looked again at what there is for “${criteria[0]}” and agree with the assessor.`;

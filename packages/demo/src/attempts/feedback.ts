/** What assessors write about outcomes that are competent, and about those that are not yet. */
const praise = [
  'Clear evidence for every criterion. Your examples come from your own work and are dated.',
  'You explained not only what you did but why. The workplace record agrees with your account.',
  'Well organised. The supervisor confirmed the task and the date.',
  'Consistent over several weeks. Keep using the checklist the way you did here.',
  'All criteria met. Your correction of the first attempt shows that you understand the procedure.',
];
const notYet = [
  'The record covers two weeks; the outcome asks for performance over a longer time. Add the later pages of your logbook.',
  'The last criterion is described in general terms only. Show an example of your own with its date.',
  'The observation was stopped before the final step, so it could not be judged. Book another session.',
  'Part of the account repeats the learner guide. Tell it in your own words, with what happened at your workplace.',
];

export const feedbackFor = (competent: boolean, seed: number): string =>
  (competent ? praise : notYet)[seed % (competent ? praise : notYet).length]!;

export const moderatorComments = [
  'The observation sheet and the logbook carry this; dates agree.',
  'Sufficient. I looked at the demonstration from start to end.',
  'Evidence is thin but covers the criteria.',
  'Confirmed by the professional discussion.',
  '',
];

/** What a moderator writes where the verdict is another one. */
export const differingComment = 'The load chart is described, but no evidence shows the learner using one.';

/** What a moderator writes where the judgement made them look again. */
export const secondThoughtComment =
  "The supervisor's statement covers the criterion that I had missed; I looked again and agree.";

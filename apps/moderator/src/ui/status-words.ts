import type { AttemptRow, AttemptState, BatchSummary } from '@moderator/contract/types';

export type Tone = 'neutral' | 'note' | 'good' | 'warn' | 'bad';
/** Colour alone never carries a state: each tone comes with a shape and a word. */
export type Shape = 'ring' | 'half' | 'dot' | 'tick' | 'cross' | 'bang' | 'back' | 'lock' | 'dash';

export interface StatusLook {
  word: string;
  tone: Tone;
  shape: Shape;
}

const look = (word: string, tone: Tone, shape: Shape): StatusLook => ({ word, tone, shape });

export const attemptStateLooks: Record<AttemptState, StatusLook> = {
  open: look('Open', 'neutral', 'ring'),
  submitted: look('Submitted', 'note', 'ring'),
  assessing: look('Assessing', 'note', 'half'),
  assessed: look('Assessed', 'note', 'dot'),
  batched: look('Batched', 'neutral', 'dot'),
  in_sample: look('In sample', 'warn', 'ring'),
  not_sampled: look('Not sampled', 'neutral', 'dash'),
  moderating: look('Moderating', 'warn', 'half'),
  upheld: look('Upheld', 'good', 'tick'),
  overturned: look('Overturned', 'bad', 'cross'),
  returned: look('Referred back', 'warn', 'back'),
  reported: look('Reported', 'good', 'dot'),
  verifying: look('Verifying', 'note', 'half'),
  endorsed: look('Endorsed', 'good', 'tick'),
  not_endorsed: look('Not endorsed', 'bad', 'cross'),
  certificated: look('Certificated', 'good', 'lock'),
};

export const progressStatusLooks: Record<AttemptRow['status'], StatusLook> = {
  Completed: look('Completed', 'good', 'tick'),
  NotCompleted: look('Not completed', 'warn', 'half'),
  NotAttempted: look('Not attempted', 'neutral', 'ring'),
  Published: look('Published', 'note', 'dot'),
  Missed: look('Missed', 'bad', 'bang'),
  Failed: look('Failed', 'bad', 'cross'),
  Passed: look('Passed', 'good', 'tick'),
  InProgress: look('In progress', 'note', 'half'),
  Upcoming: look('Upcoming', 'neutral', 'ring'),
  Locked: look('Locked', 'neutral', 'lock'),
  Unplanned: look('Unplanned', 'neutral', 'dash'),
  AwaitingModeration: look('Awaiting moderation', 'warn', 'ring'),
};

export const decisionLooks: Record<NonNullable<AttemptRow['decision']>, StatusLook> = {
  upheld: attemptStateLooks.upheld,
  overturned: attemptStateLooks.overturned,
  referred_back: attemptStateLooks.returned,
};

export const batchStateLooks: Record<BatchSummary['state'], StatusLook> = {
  collecting: look('Collecting', 'neutral', 'ring'),
  sampled: look('In moderation', 'warn', 'half'),
  reported: look('Reported', 'good', 'tick'),
};

export const resultLooks: Record<'C' | 'NYC', StatusLook> = {
  C: look('Competent', 'good', 'tick'),
  NYC: look('Not yet competent', 'warn', 'cross'),
};

export const dueLooks: Record<AttemptRow['dueGroup'], StatusLook> = {
  overdue: look('Overdue', 'bad', 'bang'),
  today: look('Today', 'warn', 'half'),
  this_week: look('This week', 'note', 'ring'),
  later: look('Later', 'neutral', 'ring'),
  none: look('No due date', 'neutral', 'dash'),
};

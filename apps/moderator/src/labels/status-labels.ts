import { i18n } from '@lingui/core';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { AttemptRow, AttemptState, BatchSummary } from '@moderator/contract/types';

export type Tone = 'neutral' | 'note' | 'good' | 'warn' | 'bad';
/** Colour alone never carries a state: each tone comes with a shape and a word. */
export type Shape = 'ring' | 'half' | 'dot' | 'tick' | 'cross' | 'bang' | 'back' | 'lock' | 'dash';

export interface StatusLook {
  readonly word: string;
  tone: Tone;
  shape: Shape;
}

/** The word is read when it is shown, in the language of that moment. */
export const look = (words: MessageDescriptor, tone: Tone, shape: Shape): StatusLook => ({
  get word() {
    return i18n._(words);
  },
  tone,
  shape,
});

export const attemptStateLooks: Record<AttemptState, StatusLook> = {
  open: look(msg`Open`, 'neutral', 'ring'),
  submitted: look(msg`Submitted`, 'note', 'ring'),
  assessing: look(msg`Assessing`, 'note', 'half'),
  assessed: look(msg`Assessed`, 'note', 'dot'),
  batched: look(msg`Batched`, 'neutral', 'dot'),
  in_sample: look(msg`In sample`, 'warn', 'ring'),
  not_sampled: look(msg`Not sampled`, 'neutral', 'dash'),
  moderating: look(msg`Moderating`, 'warn', 'half'),
  upheld: look(msg`Upheld`, 'good', 'tick'),
  overturned: look(msg`Overturned`, 'bad', 'cross'),
  returned: look(msg`Referred back`, 'warn', 'back'),
  reported: look(msg`Reported`, 'good', 'dot'),
  verifying: look(msg`Verifying`, 'note', 'half'),
  endorsed: look(msg`Endorsed`, 'good', 'tick'),
  not_endorsed: look(msg`Not endorsed`, 'bad', 'cross'),
  certificated: look(msg`Certificated`, 'good', 'lock'),
};

export const progressStatusLooks: Record<AttemptRow['status'], StatusLook> = {
  Completed: look(msg`Completed`, 'good', 'tick'),
  NotCompleted: look(msg`Not completed`, 'warn', 'half'),
  NotAttempted: look(msg`Not attempted`, 'neutral', 'ring'),
  Published: look(msg`Published`, 'note', 'dot'),
  Missed: look(msg`Missed`, 'bad', 'bang'),
  Failed: look(msg`Failed`, 'bad', 'cross'),
  Passed: look(msg`Passed`, 'good', 'tick'),
  InProgress: look(msg`In progress`, 'note', 'half'),
  Upcoming: look(msg`Upcoming`, 'neutral', 'ring'),
  Locked: look(msg`Locked`, 'neutral', 'lock'),
  Unplanned: look(msg`Unplanned`, 'neutral', 'dash'),
  AwaitingModeration: look(msg`Awaiting moderation`, 'warn', 'ring'),
};

export const decisionLooks: Record<NonNullable<AttemptRow['decision']>, StatusLook> = {
  upheld: attemptStateLooks.upheld,
  overturned: attemptStateLooks.overturned,
  referred_back: attemptStateLooks.returned,
};

export const batchStateLooks: Record<BatchSummary['state'], StatusLook> = {
  collecting: look(msg`Collecting`, 'neutral', 'ring'),
  sampled: look(msg`In moderation`, 'warn', 'half'),
  reported: look(msg`Reported`, 'good', 'tick'),
};

export const dueLooks: Record<AttemptRow['dueGroup'], StatusLook> = {
  overdue: look(msg`Overdue`, 'bad', 'bang'),
  today: look(msg`Today`, 'warn', 'half'),
  this_week: look(msg`This week`, 'note', 'ring'),
  later: look(msg`Later`, 'neutral', 'ring'),
  none: look(msg`No due date`, 'neutral', 'dash'),
};

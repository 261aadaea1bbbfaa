import { msg } from '@lingui/core/macro';
import type { EditionStanding } from '@moderator/contract/types';
import { look } from './status-labels.ts';
import type { StatusLook } from './status-labels.ts';

/** What is to be thought of a signed report or verification that does not simply stand. */
export const editionLooks: Record<Exclude<EditionStanding, 'stands'>, StatusLook> = {
  in_question: look(msg`In question`, 'warn', 'bang'),
  superseded: look(msg`Superseded`, 'neutral', 'back'),
};
